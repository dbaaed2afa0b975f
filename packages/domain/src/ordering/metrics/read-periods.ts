import type { LocalDate } from "../../kernel/time/instant.ts";
import { addDays } from "../../kernel/time/local-date.ts";
import { emptyPeriod, periodsOf } from "./period-metrics.ts";
import type { Period, Takings } from "./period-fields.ts";

/** The sum of several days or months. A newer name of an item wins over an older one. */
export function sumPeriods(name: string, periods: readonly Period[]): Period {
  return periods
    .toSorted((a, b) => (a.period < b.period ? -1 : 1))
    .reduce<Period>((sum, period) => addPeriod(sum, period), emptyPeriod(name));
}

function addPeriod(sum: Period, period: Period): Period {
  return Object.fromEntries(
    Object.keys(emptyPeriod("")).map((key) => [
      key,
      key === "period" ? sum.period : addValue(sum[key as keyof Period], period[key as keyof Period]),
    ]),
  ) as Period;
}

type Value = string | number | Readonly<Record<string, unknown>>;

/** Numbers are added, words are replaced, and maps are both of them key by key; sums of nothing are left out of them. */
function addValue(known: unknown, more: unknown): Value {
  if (typeof more === "number") return (typeof known === "number" ? known : 0) + more;
  if (typeof more === "string") return more;
  const sum: Record<string, unknown> = { ...(known as object | undefined) };
  for (const [key, value] of Object.entries(more as object)) {
    const next = typeof value === "object" ? addSums(sum[key], value as object) : addValue(sum[key], value);
    if (isNothing(next)) delete sum[key];
    else sum[key] = next;
  }
  return sum;
}

function addSums(known: unknown, more: object): Value {
  const before = { ...(known as Record<string, unknown> | undefined) };
  return Object.fromEntries(Object.entries(more).map(([name, value]) => [name, addValue(before[name], value)]));
}

const isNothing = (value: Value): boolean =>
  typeof value === "object" ? Object.values(value).every((one) => one === 0 || typeof one === "string") : value === 0;

/** Days and months with what came to them since they were stored. */
export function withPending(
  stored: readonly Period[],
  pending: Readonly<Record<LocalDate, Period>>,
): readonly Period[] {
  const periods = new Map(stored.map((period) => [period.period, period]));
  for (const [date, more] of Object.entries(pending))
    for (const key of periodsOf(date)) {
      const { handedOver, ...sums } = more;
      // Months know no minutes.
      const added = { ...sums, handedOver: key === date ? handedOver : {} };
      periods.set(key, addPeriod(periods.get(key) ?? emptyPeriod(key), added));
    }
  return [...periods.values()];
}

/** All days from the first to the last, an empty one where nothing was handed over. */
export function daysOf(periods: readonly Period[], first: LocalDate, last: LocalDate): readonly Period[] {
  const known = new Map(periods.map((period) => [period.period, period]));
  const days: Period[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(known.get(day) ?? emptyPeriod(day));
  return days;
}

/** The middle one of all times until acceptance, in seconds; null = no order was accepted. Of two middle ones the longer. */
export function medianWait(waits: Period["waits"]): number | null {
  const sorted = Object.entries(waits)
    .map(([seconds, orders]) => [Number(seconds), orders] as const)
    .toSorted(([a], [b]) => a - b);
  const all = sorted.reduce((sum, [, orders]) => sum + orders, 0);
  let passed = 0;
  for (const [seconds, orders] of sorted) {
    passed += orders;
    if (passed > Math.floor(all / 2)) return seconds;
  }
  return null;
}

/** Orders that were handed over on a day up to this minute of its clock, 'HH:MM'. */
export function handedOverUntil({ handedOver }: Period, minute: string): Takings {
  return Object.entries(handedOver).reduce<Takings>(
    (sum, [at, { orders, takingsCents }]) =>
      at > minute ? sum : { orders: sum.orders + orders, takingsCents: sum.takingsCents + takingsCents },
    { orders: 0, takingsCents: 0 },
  );
}

/** The average of an order, to the cent; null = there was none. */
export const averageOf = ({ orders, takingsCents }: Takings): number | null =>
  orders === 0 ? null : Math.round(takingsCents / orders);
