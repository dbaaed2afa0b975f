import type { LocalDate } from "@lokalkorb/domain/kernel/time/instant";
import { addDays, daysBetween, weekdayOf } from "@lokalkorb/domain/kernel/time/local-date";
import type { Period } from "@lokalkorb/domain/ordering/metrics/period-fields";
import { monthPeriod } from "@lokalkorb/domain/ordering/metrics/period-metrics";
import { sumPeriods } from "@lokalkorb/domain/ordering/metrics/read-periods";

export const steps = ["tag", "woche", "monat"] as const;
export type Step = (typeof steps)[number];

/** One bar: a day, a week from Monday, or a month. */
export interface Stretch {
  readonly first: LocalDate;
  readonly last: LocalDate;
}

/** Four weeks of days, a quarter of weeks, a year of months. */
const counts: Readonly<Record<Step, number>> = { tag: 28, woche: 13, monat: 12 };

const startOf = (step: Step, date: LocalDate): LocalDate =>
  step === "tag" ? date : step === "woche" ? addDays(date, 1 - weekdayOf(date)) : `${date.slice(0, 8)}01`;

const endOf = (step: Step, first: LocalDate): LocalDate =>
  step === "tag" ? first : step === "woche" ? addDays(first, 6) : addDays(startOf("monat", addDays(first, 31)), -1);

/** All stretches of a span, the last of which holds this date. */
export function stretchesUntil(step: Step, date: LocalDate): readonly Stretch[] {
  const stretches: Stretch[] = [];
  for (let last = endOf(step, startOf(step, date)); stretches.length < counts[step];) {
    const first = startOf(step, last);
    stretches.unshift({ first, last });
    last = addDays(first, -1);
  }
  return stretches;
}

export interface ReportSpan {
  readonly step: Step;
  readonly stretches: readonly Stretch[];
  /** As many before them. */
  readonly before: readonly Stretch[];
  /** Names of the first and the last document. */
  readonly from: string;
  readonly to: string;
}

export function reportSpan(step: Step, until: LocalDate): ReportSpan {
  const stretches = stretchesUntil(step, until);
  const before = stretchesUntil(step, addDays(firstDay(stretches), -1));
  const nameOf = (date: LocalDate): string => (step === "monat" ? monthPeriod(date.slice(0, 7)) : date);
  return { step, stretches, before, from: nameOf(firstDay(before)), to: nameOf(lastDay(stretches)) };
}

export const firstDay = (stretches: readonly Stretch[]): LocalDate => stretches[0]?.first ?? "";
export const lastDay = (stretches: readonly Stretch[]): LocalDate => stretches.at(-1)?.last ?? "";

/** The last day of the span that lies one further back, or one further on; never behind today's. */
export function movedUntil({ step, stretches }: ReportSpan, by: -1 | 1, today: LocalDate): LocalDate {
  const length = daysBetween(firstDay(stretches), lastDay(stretches)) + 1;
  const moved = by === -1 ? addDays(firstDay(stretches), -1) : addDays(lastDay(stretches), length);
  const end = endOf(step, startOf(step, today));
  return moved > end ? today : moved;
}

/** The sum of the documents within a stretch. */
export function sumWithin(periods: readonly Period[], stretch: Stretch, step: Step): Period {
  const [from, to] =
    step === "monat"
      ? [monthPeriod(stretch.first.slice(0, 7)), monthPeriod(stretch.last.slice(0, 7))]
      : [stretch.first, stretch.last];
  return sumPeriods(
    stretch.first,
    periods.filter(({ period }) => period >= from && period <= to),
  );
}

export interface Report {
  readonly span: ReportSpan;
  readonly parts: readonly Period[];
  readonly partsBefore: readonly Period[];
  readonly sum: Period;
  readonly sumBefore: Period;
  /** The shop had sold something until the end of the span before. */
  readonly isComparable: boolean;
}

export function reportOf(periods: readonly Period[], span: ReportSpan): Report {
  const { step, stretches, before } = span;
  const over = (all: readonly Stretch[]): Period =>
    sumWithin(periods, { first: firstDay(all), last: lastDay(all) }, step);
  const sumBefore = over(before);
  return {
    span,
    parts: stretches.map((stretch) => sumWithin(periods, stretch, step)),
    partsBefore: before.map((stretch) => sumWithin(periods, stretch, step)),
    sum: over(stretches),
    sumBefore,
    isComparable: sumBefore.orders > 0,
  };
}
