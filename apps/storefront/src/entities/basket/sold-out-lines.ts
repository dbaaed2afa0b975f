import { orderedLines } from "@lokalkorb/domain/basket/change-basket";
import { isChoiceSoldOut, isSoldOut } from "@lokalkorb/domain/catalog/goods/sold-out";
import type { Menu } from "@lokalkorb/domain/menu/menu";
import type { PricedLine } from "@lokalkorb/domain/pricing/basket/price-line";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import type { ShopAnswer, ShopInput } from "./evaluate-shop.ts";
import type { ShopLive } from "@/entities/shop/shop-live";

/** Whether something of a line has been sold out since it was put in. */
export const isLineSoldOut = (
  menu: Pick<Menu, "options">,
  { quantity, refId, choices }: PricedLine,
  live: ShopLive,
  now: Instant,
): boolean =>
  Object.keys(quantity).some((itemId) => isSoldOut(itemId, live)) ||
  live.soldOutBundleIds.includes(refId) ||
  choices.some((choice) => isChoiceSoldOut(menu, choice, live, now));

export interface ShownLine {
  readonly line: PricedLine;
  readonly isGone: boolean;
}

/** Sold and sold-out lines, in the order in which they were added. */
export function shownLines({
  draft,
  priced,
  soldOutLines,
}: Pick<ShopInput, "draft"> & Pick<ShopAnswer, "priced" | "soldOutLines">): readonly ShownLine[] {
  const all = [
    ...priced.lines.map((line) => ({ line, isGone: false })),
    ...soldOutLines.map((line) => ({ line, isGone: true })),
  ];
  return orderedLines(draft.lines).flatMap(([lineId]) => all.find(({ line }) => line.lineId === lineId) ?? []);
}
