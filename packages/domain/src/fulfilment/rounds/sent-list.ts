import * as f from "../../kernel/fields/field.ts";
import type { Instant, LocalDate } from "../../kernel/time/instant.ts";

/** The list of one supplier for one handover, as it was sent; by the name of the supplier, as its goods have it. */
export const sentList = f.object({ day: f.localDate(), supplier: f.text({ max: 300 }), at: f.instant() });
export type SentList = f.ValueOf<typeof sentList>;

export interface SentMark {
  readonly day: LocalDate;
  readonly supplier: string;
  /** Null: it was not sent after all. */
  readonly at: Instant | null;
}

/** Marked once more, the first time stays; lists of days that are over are forgotten. */
export function markedSent(sent: readonly SentList[], { day, supplier, at }: SentMark, today: LocalDate): SentList[] {
  const known = sent.filter((one) => one.day >= today);
  const isIt = (one: SentList): boolean => one.day === day && one.supplier === supplier;
  if (at === null) return known.filter((one) => !isIt(one));
  return known.some(isIt) ? known : [...known, { day, supplier, at }];
}
