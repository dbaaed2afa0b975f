import type { Closure } from "@lokalkorb/domain/restaurant/restaurant";
import type { FieldErrors } from "../forms/field-problem.ts";
import type { ShopOrder } from "./order-document.ts";

type Days = Pick<Closure, "from" | "to" | "mode" | "methods">;
type Waiting = Pick<ShopOrder, "dayKey" | "no"> & {
  readonly distribution: Pick<ShopOrder["distribution"], "type">;
};

/**
 * Nobody closes over what is promised already: days with open orders are refused until those are moved or cancelled
 * (product/data-model 2.3). Closures that stand already are none of this save's business.
 */
export function closureErrors(
  closures: readonly Days[],
  stored: readonly Days[],
  orders: readonly Waiting[],
): FieldErrors {
  return Object.fromEntries(
    closures.flatMap((closure, index) => {
      const within = isStored(closure, stored) ? [] : ordersWithin(closure, orders);
      return within.length === 0 ? [] : [[`closures.${index}.from`, { sentence: sentenceOf(within) }]];
    }),
  );
}

/**
 * What lies in days that are to be closed, told before anybody saves; or in closed ones, where somebody was placing it
 * while they were closed.
 */
export function closureNote(closure: Days, orders: readonly Waiting[]): string | null {
  const within = ordersWithin(closure, orders);
  return within.length === 0 ? null : sentenceOf(within);
}

/** The same days for the same ways: whatever is wider than before closes over something. */
const isStored = (closure: Days, stored: readonly Days[]): boolean =>
  stored.some((each) => JSON.stringify(factsOf(each)) === JSON.stringify(factsOf(closure)));

const factsOf = ({ from, to, mode, methods = [] }: Days) => [from, to, mode, methods.toSorted()];

const ordersWithin = ({ from, to, mode, methods = [] }: Days, orders: readonly Waiting[]): readonly Waiting[] =>
  orders.filter(
    ({ dayKey, distribution }) =>
      mode === "closed" &&
      dayKey >= from &&
      dayKey <= to &&
      (methods.length === 0 || methods.includes(distribution.type)),
  );

const mostNamed = 5;

const sentenceOf = (orders: readonly Waiting[]): string => {
  const count = orders.length;
  const named = orders
    .slice(0, mostNamed)
    .map(({ no }) => no)
    .join(", ");
  const names = count > mostNamed ? `${named} und ${count - mostNamed} weitere` : named;
  return count === 1
    ? `Für diese Tage gibt es noch 1 Bestellung: ${names}. Verschiebe oder storniere sie zuerst.`
    : `Für diese Tage gibt es noch ${count} Bestellungen: ${names}. Verschiebe oder storniere sie zuerst.`;
};
