import { weekdayNames } from "@lokalkorb/domain/kernel/format/format-day";

/** Weekday and hour, e.g. '5-17', to the number of orders. */
export type Ordered = Readonly<Record<string, number>>;

export interface HeatWeek {
  /** Two digits each, without gaps. */
  readonly hours: readonly string[];
  readonly counts: Ordered;
  readonly most: number;
  /** 'Sa 7–8 Uhr'; null: nothing was ordered. */
  readonly peak: string | null;
}

const fewestHours = { from: 8, to: 18 };

/** The hours in which something was ordered, those of an ordinary day among them. */
export function heatWeek(counts: Ordered): HeatWeek {
  const used = Object.keys(counts).map((key) => Number(key.slice(2)));
  const from = Math.min(fewestHours.from, ...used);
  const to = Math.max(fewestHours.to, ...used);
  const hours = Array.from({ length: to - from + 1 }, (_, index) => String(from + index).padStart(2, "0"));
  const [peak, most] = Object.entries(counts).reduce<readonly [string, number]>(
    (best, [key, count]) => (count > best[1] ? [key, count] : best),
    ["", 0],
  );
  return { hours, counts, most, peak: most === 0 ? null : hourName(peak) };
}

/** 'Fr 17–18 Uhr' */
export function hourName(key: string): string {
  const hour = Number(key.slice(2));
  return `${weekdayNames[Number(key[0]) - 1]?.slice(0, 2)} ${hour}–${hour + 1}\u00a0Uhr`;
}

/** All that was ordered in each hour of the week, over these. */
export function sumOrdered(all: readonly Ordered[]): Ordered {
  const sum: Record<string, number> = {};
  for (const [key, count] of all.flatMap((one) => Object.entries(one))) sum[key] = (sum[key] ?? 0) + count;
  return sum;
}
