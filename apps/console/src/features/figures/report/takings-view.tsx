import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { weekdayOf } from "@lokalkorb/domain/kernel/time/local-date";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { medianWait } from "@lokalkorb/domain/ordering/metrics/read-periods";
import type { ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { useMinute } from "@/shared/device/use-now";
import { BarPlot } from "../charts/bar-plot.tsx";
import { ChartPanel } from "../charts/chart-panel.tsx";
import { FigureTable } from "../charts/figure-table.tsx";
import { HeatPanel } from "../charts/heat-panel.tsx";
import { heatWeek } from "../charts/heat-week.ts";
import { figureWords, shareChange } from "../shared/figure-words.ts";
import { partBars } from "./part-bars.ts";
import { reportText } from "./report-text.ts";
import type { Report } from "./spans.ts";
import { withinRows } from "./within-rows.ts";

const words = reportText.takings;

/** How much came in, and when it was ordered. */
export function TakingsView({ report }: { readonly report: Report }): ReactElement {
  const { shop } = useShop();
  const { date, time } = instantToLocal(useMinute(), shop.timezone);
  const { span, sum, sumBefore, isComparable } = report;
  const bars = partBars(report, ({ takingsCents }) => takingsCents, shop.country);
  const change = isComparable ? shareChange(sum.takingsCents, sumBefore.takingsCents) : null;
  const heat = heatWeek(sum.ordered);
  const rows = withinRows(sum, medianWait(sum.waits));
  const rowsBefore = withinRows(sumBefore, medianWait(sumBefore.waits));
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <ChartPanel
        title={words.title(span.step)}
        note={reportText.legend}
        className="lg:col-span-2"
        table={{
          head: words.head(span.step),
          rows: bars.map(({ name, value, before }, index) => [
            name,
            formatMoney(value),
            report.parts[index]?.orders,
            before === null ? figureWords.none : formatMoney(before),
          ]),
        }}
      >
        <p className="flex flex-wrap items-baseline gap-x-3">
          <b className="text-[1.75rem] leading-8">{formatMoney(sum.takingsCents)}</b>
          <span className="text-meta text-ink-2">
            {change === null
              ? reportText.noComparison
              : `${change}, ${formatMoney(sumBefore.takingsCents)} ${reportText.before(span.step)}`}
            {` · ${reportText.ordersNote(sum.orders)}`}
          </span>
        </p>
        <BarPlot
          label={words.label(formatMoney(sum.takingsCents))}
          bars={bars}
          unit="euro"
          beforeName={reportText.beforeShort}
        />
        <p className="text-meta text-ink-2">{figureWords.counts}</p>
      </ChartPanel>
      <HeatPanel
        title={words.heatTitle}
        note={words.heatNote}
        heat={heat}
        current={`${weekdayOf(date)}-${time.slice(0, 2)}`}
      />
      <ChartPanel title={words.within}>
        <FigureTable
          caption={words.within}
          head={words.withinHead}
          rows={rows.map(([name, value], index) => [
            name,
            value,
            isComparable ? rowsBefore[index]?.[1] : figureWords.none,
          ])}
        />
      </ChartPanel>
    </div>
  );
}
