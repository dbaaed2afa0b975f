import { promisedWithin, standsAlready, type ClosedDays } from "@lokalkorb/domain/shop/promised-days";
import type { FieldErrors } from "@/shared/forms/state/field-problem";
import type { ShopOrder } from "./order-document.ts";

type Waiting = Pick<ShopOrder, "dayKey" | "no"> & {
  readonly distribution: Pick<ShopOrder["distribution"], "type">;
};

/**
 * A closure never covers a promised handover: days with open orders are refused until those are moved or cancelled
 * (product/data-model 2.3). Closures that exist already are not part of this save.
 */
export function closureErrors(
  closures: readonly ClosedDays[],
  stored: readonly ClosedDays[],
  orders: readonly Waiting[],
): FieldErrors {
  return Object.fromEntries(
    closures.flatMap((closure, index) => {
      const within = standsAlready(closure, stored) ? [] : promisedWithin(closure, orders);
      return within.length === 0 ? [] : [[`closures.${index}.from`, { sentence: sentenceOf(within) }]];
    }),
  );
}

/**
 * Orders on days that are to be closed, listed before the save; or on closed days, placed while the closure was saved.
 */
export function closureNote(closure: ClosedDays, orders: readonly Waiting[]): string | null {
  const within = promisedWithin(closure, orders);
  return within.length === 0 ? null : sentenceOf(within);
}

const mostNamed = 5;

/** Which orders stand in the way, the first few by their numbers. */
export function sentenceOf(orders: readonly Pick<Waiting, "no">[]): string {
  const count = orders.length;
  const named = orders
    .slice(0, mostNamed)
    .map(({ no }) => no)
    .join(", ");
  const names = count > mostNamed ? `${named} und ${count - mostNamed} weitere` : named;
  return count === 1
    ? `Für diese Tage gibt es noch 1 Bestellung: ${names}. Verschiebe oder storniere sie zuerst.`
    : `Für diese Tage gibt es noch ${count} Bestellungen: ${names}. Verschiebe oder storniere sie zuerst.`;
}
