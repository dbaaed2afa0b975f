import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { formatShortDay } from "@lokalkorb/domain/kernel/format/format-time";
import { weekdayOf } from "@lokalkorb/domain/kernel/time/local-date";
import { daysOf } from "@lokalkorb/domain/ordering/metrics/read-periods";
import type { ReactElement } from "react";
import { BarPlot } from "../charts/bar-plot.tsx";
import { ChartPanel } from "../charts/chart-panel.tsx";
import { figureWords } from "../shared/figure-words.ts";
import type { TodayCsvProps } from "./today-csv.tsx";
import { compared } from "./today-figures.ts";
import { todayText as words } from "./today-text.ts";

const saturday = 6;

/** One bar per day; Saturdays and today are stronger. */
export function SpanBars({ periods, name, span }: TodayCsvProps): ReactElement {
  const days = daysOf(periods, span.first, span.last);
  const hasBefore = compared(periods, span, "23:59").before !== null;
  const before = daysOf(periods, span.before.first, span.before.last);
  const every = Math.ceil(days.length / 5);
  const money = (cents: number | null | undefined): string =>
    cents === null || cents === undefined ? figureWords.none : formatMoney(cents);
  const bars = days.map(({ period, takingsCents }, index) => ({
    name: formatShortDay(period, span.last),
    tick: (days.length - 1 - index) % every === 0 ? formatShortDay(period, span.last) : "",
    value: takingsCents,
    before: hasBefore ? (before[index]?.takingsCents ?? 0) : null,
    strong: period === span.last || weekdayOf(period) === saturday,
  }));
  const total = days.reduce((sum, { takingsCents }) => sum + takingsCents, 0);
  return (
    <ChartPanel
      title={words.daysTitle}
      note={words.daysLegend}
      table={{
        head: words.daysHead,
        rows: days.map(({ orders }, index) => [
          bars[index]?.name,
          formatMoney(bars[index]?.value ?? 0),
          orders,
          money(bars[index]?.before),
        ]),
      }}
    >
      <BarPlot
        label={words.daysLabel(formatMoney(total), Number(name))}
        bars={bars}
        unit="euro"
        beforeName={words.before}
      />
    </ChartPanel>
  );
}
