import { useLate } from "@lokalkorb/ui/use-late";
import type { ShopAnswer, ShopInput } from "@/entities/basket/evaluate-shop";
import { eatersPart } from "./eaters-part.ts";

/** The judgement of the shop's calculation, or a newer one once the part is there: nothing else may change for minutes. */
export function useRiskOf({
  menu,
  slot,
  riskOf,
}: Pick<ShopInput, "menu"> & Pick<ShopAnswer, "slot" | "riskOf">): ShopAnswer["riskOf"] {
  const part = useLate(eatersPart, riskOf !== undefined);
  return riskOf === undefined || part.status !== "here" ? riskOf : (part.module(menu, slot)?.riskOf ?? riskOf);
}
