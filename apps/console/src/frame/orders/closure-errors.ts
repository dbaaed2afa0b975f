import type { Closure } from "@lokalkorb/domain/restaurant/restaurant";
import type { FieldErrors } from "../forms/field-problem.ts";
import type { ShopOrder } from "./order-document.ts";

type Days = Pick<Closure, "from" | "to" | "mode" | "methods">;
type Waiting = Pick<ShopOrder, "dayKey"> & { readonly distribution: Pick<ShopOrder["distribution"], "type"> };

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
      const isKnown = stored.some(({ from, to, mode }) => from === closure.from && to === closure.to && mode === closure.mode); // prettier-ignore
      const count = closure.mode === "closed" && !isKnown ? ordersWithin(closure, orders) : 0;
      return count === 0 ? [] : [[`closures.${index}.from`, { sentence: sentenceOf(count) }]];
    }),
  );
}

const ordersWithin = ({ from, to, methods = [] }: Days, orders: readonly Waiting[]): number =>
  orders.filter(
    ({ dayKey, distribution }) =>
      dayKey >= from && dayKey <= to && (methods.length === 0 || methods.includes(distribution.type)),
  ).length;

const sentenceOf = (count: number): string =>
  count === 1
    ? "Für diese Tage gibt es noch 1 Bestellung. Verschiebe oder storniere sie zuerst."
    : `Für diese Tage gibt es noch ${count} Bestellungen. Verschiebe oder storniere sie zuerst.`;
