import type { Slot } from "@lokalkorb/domain/fulfilment/slots/slot";
import type { Menu } from "@lokalkorb/domain/menu/menu";
import type { Judgement } from "@/entities/basket/judgement";
import { readEaters } from "./eaters.ts";
import { judgeGoods } from "./judge-goods.ts";

/** For those whom this browser knows; null: none. */
export function judgeForEaters(menu: Menu, slot: Slot | null): Judgement | null {
  const eaters = readEaters();
  return eaters === null ? null : judgeGoods(menu, eaters, slot);
}
