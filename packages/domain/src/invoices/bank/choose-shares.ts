import type { Cents } from "../../kernel/money/cents.ts";
import type { EntryShare } from "./bank-entry.ts";

export interface ChosenEntry {
  readonly key: string;
  readonly cents: Cents;
  /** The invoices that it is to pay, in this order; none: it is not booked. */
  readonly targets: readonly string[];
}

export interface ChosenShares {
  readonly shares: readonly EntryShare[];
  /** Beyond what its invoices still cost after the entries before it. */
  readonly overCents: Cents;
  /** Of its last invoice, after it. */
  readonly restCents: Cents;
}

/** Each entry pays as people chose: one after the other, so that no invoice gets more than it costs. */
export function chooseShares(
  entries: readonly ChosenEntry[],
  rests: ReadonlyMap<string, Cents>,
): ReadonlyMap<string, ChosenShares> {
  const rest = new Map(rests);
  return new Map(
    entries.map(({ key, cents, targets }) => {
      let left = cents;
      const shares = targets.flatMap((invoiceId) => {
        const open = rest.get(invoiceId) ?? 0;
        const share = Math.min(left, open);
        if (share <= 0) return [];
        left -= share;
        rest.set(invoiceId, open - share);
        return [{ invoiceId, cents: share }];
      });
      const last = targets.at(-1);
      return [key, { shares, overCents: left, restCents: last === undefined ? 0 : (rest.get(last) ?? 0) }];
    }),
  );
}
