import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { countChange, figureWords, moneyChange, shareChange, waitChange, waitText } from "../shared/figure-words.ts";
import type { KeyFigure } from "../shared/key-figures.tsx";
import type { Compared, SpanName } from "./today-figures.ts";
import { todayText as words } from "./today-text.ts";

/** Takings, orders, their average, and how long acceptance took: each beside that of the span before. */
export function keyFigures(
  { now, before }: Compared,
  span: SpanName,
  day: string,
  minute: string,
): readonly KeyFigure[] {
  const than = words.than(span, day, minute);
  const beside = (text: string | null): string => (text === null ? words.noComparison : `${text} ${than}`);
  const average = { now: now.averageCents, before: before?.averageCents ?? null };
  const wait = { now: now.waitSeconds, before: before?.waitSeconds ?? null };
  return [
    {
      name: figureWords.takings,
      value: formatMoney(now.takingsCents),
      change: before === null ? null : shareChange(now.takingsCents, before.takingsCents),
      isBetter: now.takingsCents >= (before?.takingsCents ?? 0),
      beside: beside(before && formatMoney(before.takingsCents)),
    },
    {
      name: figureWords.orders,
      value: String(now.orders),
      change: before === null ? null : countChange(now.orders, before.orders),
      isBetter: now.orders >= (before?.orders ?? 0),
      beside: beside(before && String(before.orders)),
    },
    {
      name: figureWords.average,
      value: average.now === null ? figureWords.none : formatMoney(average.now),
      change: average.now === null || average.before === null ? null : moneyChange(average.now, average.before),
      isBetter: (average.now ?? 0) >= (average.before ?? 0),
      beside: beside(average.before === null ? null : formatMoney(average.before)),
    },
    {
      name: figureWords.wait,
      value: wait.now === null ? figureWords.none : waitText(wait.now),
      change: wait.now === null || wait.before === null ? null : waitChange(wait.now, wait.before),
      isBetter: (wait.now ?? 0) <= (wait.before ?? 0),
      beside:
        wait.now === null
          ? words.noWait
          : wait.before === null
            ? `${words.waitNote}, ${words.noComparison}`
            : `${words.waitNote}, ${waitText(wait.before)} ${words.thanWhole(span, day)}`,
    },
  ];
}
