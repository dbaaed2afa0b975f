import type { Cents } from "../../kernel/money/cents.ts";
import type { Order } from "../order/order.ts";

/** A line of the provider's page. */
export interface CheckoutLine {
  readonly name: string;
  readonly quantity: number;
  readonly unitCents: Cents;
}

/** More lines than this are of no help on a page for paying. */
const mostLines = 40;

/**
 * The goods one by one where they say exactly what is to pay; else, with discounts, gift cards or added tax, one line
 * for the whole order. The provider adds up what it is given, so the sum is always the amount due.
 */
export function checkoutLines(
  order: Pick<Order, "lines" | "totals" | "restaurantName" | "bufferCents">,
  dueCents: Cents,
): readonly CheckoutLine[] {
  const lines = itemised(order);
  const sum = lines.reduce((total, line) => total + line.quantity * line.unitCents, 0);
  const { bufferCents = 0 } = order;
  const whole = [
    { name: `Bestellung bei ${order.restaurantName}`, quantity: 1, unitCents: dueCents - bufferCents },
    ...reserve(bufferCents),
  ];
  return sum === dueCents && lines.length <= mostLines ? lines : whole;
}

function itemised({ lines, totals, bufferCents = 0 }: Pick<Order, "lines" | "totals" | "bufferCents">): CheckoutLine[] {
  const goods = lines.filter(({ removed }) => removed === undefined);
  const extra = (name: string, unitCents: Cents): CheckoutLine[] =>
    unitCents > 0 ? [{ name, quantity: 1, unitCents }] : [];
  return [
    ...goods.map(({ name, qty, unitCents }) => ({ name, quantity: qty, unitCents })),
    ...extra("Pfand", totals.depositCents),
    ...extra("Lieferung", totals.deliveryCents),
    ...extra("Gebühren", totals.feesCents),
    ...extra("Trinkgeld", totals.tipCents),
    ...reserve(bufferCents),
  ];
}

const reserve = (unitCents: Cents): CheckoutLine[] =>
  unitCents > 0 ? [{ name: "Reserve fürs Wiegen (abgebucht wird nur, was es wiegt)", quantity: 1, unitCents }] : [];
