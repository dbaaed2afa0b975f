import type { LocalDate } from "@lokalkorb/domain/kernel/time/instant";
import { addDays } from "@lokalkorb/domain/kernel/time/local-date";
import type { Period } from "@lokalkorb/domain/ordering/metrics/period-fields";
import { emptyPeriod } from "@lokalkorb/domain/ordering/metrics/period-metrics";
import { averageOf, handedOverUntil, medianWait, sumPeriods } from "@lokalkorb/domain/ordering/metrics/read-periods";

export const spans = ["heute", "7", "30"] as const;
export type SpanName = (typeof spans)[number];

export interface Span {
  readonly first: LocalDate;
  readonly last: LocalDate;
  /** The span before; of one day the same weekday a week ago. */
  readonly before: { readonly first: LocalDate; readonly last: LocalDate };
}

export function spanOf(name: SpanName, today: LocalDate): Span {
  const days = name === "heute" ? 1 : Number(name);
  const back = name === "heute" ? 7 : days;
  const first = addDays(today, 1 - days);
  return { first, last: today, before: { first: addDays(first, -back), last: addDays(today, -back) } };
}

export interface SpanFigures {
  readonly orders: number;
  readonly takingsCents: number;
  readonly averageCents: number | null;
  readonly waitSeconds: number | null;
}

const within = (periods: readonly Period[], { first, last }: Span["before"]): readonly Period[] =>
  periods.filter(({ period }) => period >= first && period <= last);

export const sumOf = (periods: readonly Period[], span: Span["before"]): Period =>
  sumPeriods(span.last, within(periods, span));

/** The figures of a span whose last day has come to this minute, 'HH:MM': of the span before, no more of that day counts. */
export function figuresUntil(periods: readonly Period[], span: Span["before"], minute: string): SpanFigures {
  const all = sumOf(periods, span);
  const lastDay = periods.find(({ period }) => period === span.last) ?? emptyPeriod(span.last);
  const until = handedOverUntil(lastDay, minute);
  const takings = {
    orders: all.orders - lastDay.orders + until.orders,
    takingsCents: all.takingsCents - lastDay.takingsCents + until.takingsCents,
  };
  return { ...takings, averageCents: averageOf(takings), waitSeconds: medianWait(all.waits) };
}

export interface Compared {
  readonly now: SpanFigures;
  /** Null: the shop had sold nothing until the end of that span. */
  readonly before: SpanFigures | null;
}

export function compared(periods: readonly Period[], span: Span, minute: string): Compared {
  const now = figuresUntil(periods, { first: span.first, last: span.last }, "23:59");
  const hasBefore = within(periods, span.before).some(({ orders }) => orders > 0);
  return { now, before: hasBefore ? figuresUntil(periods, span.before, minute) : null };
}

/** The goods of a span that brought most pieces, the best first. */
export const bestSold = ({ goods }: Period, most: number) =>
  Object.entries(goods)
    .map(([itemId, sold]) => ({ itemId, ...sold }))
    .toSorted((a, b) => b.qty - a.qty || b.cents - a.cents || (a.itemId < b.itemId ? -1 : 1))
    .slice(0, most);
