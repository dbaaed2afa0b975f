import type { FulfilmentFee } from "../../fulfilment/zones/fee-of.ts";
import type { Cents } from "../../kernel/money/cents.ts";
import type { Menu } from "../../menu/menu.ts";
import { feeTo } from "../../pricing/basket/delivery-fee.ts";
import type { OrderLine } from "../../pricing/totals/order-line.ts";
import type { Order } from "../order/order.ts";

type Brought = Pick<Order, "distribution" | "dayKey">;
type Ways = Pick<Menu, "items" | "distributionOptions">;

/** Goods after discounts: what fees and limits go by. */
export const paidGoodsCents = (lines: readonly OrderLine[]): Cents =>
  lines.reduce((sum, { totalCents, discountCents = 0 }) => sum + totalCents + discountCents, 0);

/** Fee and minimum of the way for lines that are paid with so much; null: its areas do not know the address any more. */
export function feeOfWay(
  { distribution: { optionId, address }, dayKey }: Brought,
  lines: readonly OrderLine[],
  menu: Ways,
  goodsCents: Cents = paidGoodsCents(lines),
): FulfilmentFee | null {
  const option = menu.distributionOptions.find(({ id }) => id === optionId);
  if (option === undefined) return null;
  const pieces = lines.filter(({ removed }) => !removed).map(quantitiesOf);
  const fee = feeTo(menu, option, address ?? null, dayKey)(goodsCents, pieces);
  return fee.ok ? fee.value : null;
}

function quantitiesOf({ kind, refId, qty, components }: OrderLine): Record<string, number> {
  const quantity: Record<string, number> = kind === "item" ? { [refId]: qty } : {};
  for (const { itemId, qty: count } of components) quantity[itemId] = (quantity[itemId] ?? 0) + count * qty;
  return quantity;
}

/**
 * The fee of an order whose goods have changed: as agreed, and other by what the change makes other. An order that was
 * moved keeps the fee of its first day.
 */
export function changedFee(
  order: Brought & Pick<Order, "lines" | "totals">,
  lines: readonly OrderLine[],
  menu: Ways,
  goodsCents: Cents,
): Cents {
  const agreedCents = order.totals.deliveryCents + order.totals.feesCents;
  const now = feeOfWay(order, lines, menu, goodsCents);
  const then = feeOfWay(order, order.lines, menu);
  return now === null || then === null ? agreedCents : Math.max(0, agreedCents + now.feeCents - then.feeCents);
}
