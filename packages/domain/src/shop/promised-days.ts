import type { FulfilmentType } from "../kernel/fulfilment-type.ts";
import type { LocalDate } from "../kernel/time/instant.ts";
import type { Closure } from "./shop-settings.ts";

export type ClosedDays = Pick<Closure, "from" | "to" | "mode" | "methods">;
export interface PromisedOrder {
  readonly dayKey: LocalDate;
  readonly distribution: { readonly type: FulfilmentType };
}

/** Open orders on days that are to be closed, for the ways that close. */
export function promisedWithin<Order extends PromisedOrder>(
  { from, to, mode, methods = [] }: ClosedDays,
  orders: readonly Order[],
): readonly Order[] {
  return orders.filter(
    ({ dayKey, distribution }) =>
      mode === "closed" &&
      dayKey >= from &&
      dayKey <= to &&
      (methods.length === 0 || methods.includes(distribution.type)),
  );
}

/** The same days for the same ways: whatever is wider than before closes over something. */
export function standsAlready(closure: ClosedDays, stored: readonly ClosedDays[]): boolean {
  return stored.some((each) => JSON.stringify(factsOf(each)) === JSON.stringify(factsOf(closure)));
}

const factsOf = ({ from, to, mode, methods = [] }: ClosedDays) => [from, to, mode, methods.toSorted()];
