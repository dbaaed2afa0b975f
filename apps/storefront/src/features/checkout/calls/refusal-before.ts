import { checkMaximum } from "@lokalkorb/domain/menu/ordering-rules";
import type { FulfilmentMethod } from "@lokalkorb/domain/fulfilment/methods/fulfilment-method";
import type { PlaceRefusal } from "@/entities/order/refusal-text";
import type { Shop } from "@/entities/shop-page/use-shop";

/** The shop's refusal as far as this page knows; sold-out products come first, as the prices are without them. */
export function refusalBefore(
  { menu: { ordering }, priced, soldOutLines }: Pick<Shop, "menu" | "priced" | "soldOutLines">,
  option: FulfilmentMethod,
): PlaceRefusal | null {
  if (soldOutLines.length > 0) {
    const items = new Map(soldOutLines.map(({ refId, name }) => [refId, { itemId: refId, name, available: 0 }]));
    return { type: "sold-out", items: [...items.values()] };
  }
  const goodsCents = Math.max(0, priced.totals.itemsCents + priced.totals.discountCents);
  return priced.problems[0] ?? checkMaximum(ordering, option, goodsCents);
}
