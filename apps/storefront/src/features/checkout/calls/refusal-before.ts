import { checkOrderingRules } from "@lokalkorb/domain/menu/ordering-rules";
import type { OrderRefusal } from "@lokalkorb/domain/ordering/order/refusal";
import type { FulfilmentMethod } from "@lokalkorb/domain/fulfilment/methods/fulfilment-method";
import type { Shop } from "@/entities/shop-page/use-shop";

/** What the shop would refuse as far as this page knows; what is sold out comes first, as the prices are without it. */
export function refusalBefore(
  { menu: { ordering }, priced, goneLines }: Pick<Shop, "menu" | "priced" | "goneLines">,
  option: FulfilmentMethod,
): OrderRefusal | null {
  if (goneLines.length > 0) {
    const items = new Map(goneLines.map(({ refId, name }) => [refId, { itemId: refId, name, available: 0 }]));
    return { type: "sold-out", items: [...items.values()] };
  }
  const goodsCents = Math.max(0, priced.totals.itemsCents + priced.totals.discountCents);
  return priced.problems[0] ?? checkOrderingRules({ ordering, option, isGuest: false, goodsCents });
}
