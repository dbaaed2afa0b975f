import type { Round } from "@lokalkorb/domain/fulfilment/rounds/next-rounds";
import type { Cents } from "@lokalkorb/domain/kernel/money/cents";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import type { ShopOrder } from "@/entities/order/state/order-document";

/** Until a round that takes orders has its minimum; the closing judges by the same sum. */
export function lacksOf(
  { minTotalCents = 0 }: { readonly minTotalCents?: Cents },
  { opensAt, closesAt }: Pick<Round, "opensAt" | "closesAt">,
  orders: readonly Pick<ShopOrder, "totals">[],
  now: Instant,
): Cents {
  if (now < opensAt || now > closesAt) return 0;
  const goods = orders.reduce((sum, { totals }) => sum + totals.itemsCents + totals.discountCents, 0);
  return Math.max(0, minTotalCents - goods);
}
