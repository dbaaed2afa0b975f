import { can } from "@lokalkorb/domain/access/permissions";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { weekdayNames } from "@lokalkorb/domain/kernel/format/format-day";
import { addDays, weekdayOf } from "@lokalkorb/domain/kernel/time/local-date";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { emptyPeriod } from "@lokalkorb/domain/ordering/metrics/period-metrics";
import { valueOf } from "@lokalkorb/model/document/document-state";
import { successDocument } from "@lokalkorb/model/documents/restaurants/data/success";
import { useDocument } from "@lokalkorb/model/react/use-document";
import { PageLink } from "@lokalkorb/shell/page-link";
import type { ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { useMinute } from "@/shared/device/use-now";
import { shopPath } from "@/shared/routes/routes";
import { ChartPanel } from "../charts/chart-panel.tsx";
import { DayPlot } from "../charts/day-plot.tsx";
import { dayLine } from "../charts/day-line.ts";
import { HeatPanel } from "../charts/heat-panel.tsx";
import { heatWeek, sumOrdered } from "../charts/heat-week.ts";
import { ShareBars } from "../charts/share-bars.tsx";
import { amountText, figureWords } from "../shared/figure-words.ts";
import { KeyFigures } from "../shared/key-figures.tsx";
import { AttentionPanel } from "./attention-panel.tsx";
import { keyFigures } from "./key-figures-of.ts";
import { SetupPanel } from "./setup-panel.tsx";
import { SpanBars } from "./span-bars.tsx";
import type { TodayCsvProps } from "./today-csv.tsx";
import { bestSold, compared, sumOf } from "./today-figures.ts";
import { todayText as words } from "./today-text.ts";

const shownGoods = 6;
const heatDays = 56;

/** All figures of a span, and beside them what waits. */
export function SpanPanels({ periods, name, span }: TodayCsvProps): ReactElement {
  const { restaurantId, shop, role } = useShop();
  const { date: today, time: minute } = instantToLocal(useMinute(), shop.timezone);
  const figures = compared(periods, span, minute);
  const sum = sumOf(periods, span);
  const best = bestSold(sum, shownGoods);
  const report = shopPath("report", restaurantId);
  return (
    <>
      <KeyFigures
        label={words.keyFigures}
        figures={keyFigures(figures, name, weekdayNames[weekdayOf(today) - 1] ?? "", minute)}
      />
      <p className="text-meta text-ink-2">{figureWords.counts}</p>
      <div className="grid gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        {name === "heute" ? (
          <DayPanel periods={periods} name={name} span={span} />
        ) : (
          <SpanBars periods={periods} name={name} span={span} />
        )}
        <div className="grid content-start gap-4">
          <AttentionPanel />
          {shop.listing === "hidden" && can(role, "listing") && <SetupPanel />}
        </div>
        <WeekHours current={`${weekdayOf(today)}-${minute.slice(0, 2)}`} today={today} />
        <ChartPanel
          title={words.bestTitle}
          note={words.spans[name]}
          more={
            best.length > 0 && (
              <PageLink className="link inline-flex min-h-11 items-center" href={`${report}?ansicht=artikel`}>
                {words.all(Object.keys(sum.goods).length)}
              </PageLink>
            )
          }
        >
          {best.length === 0 ? (
            <p className="text-ink-2">{words.bestEmpty}</p>
          ) : (
            <ShareBars
              shares={best.map((sold) => ({
                key: sold.itemId,
                name: sold.name,
                value: sold.qty,
                figure: amountText(sold),
                beside: formatMoney(sold.cents),
              }))}
            />
          )}
        </ChartPanel>
      </div>
    </>
  );
}

function DayPanel({ periods, span }: TodayCsvProps): ReactElement {
  const { shop } = useShop();
  const { time: minute } = instantToLocal(useMinute(), shop.timezone);
  const of = (day: string) => periods.find(({ period }) => period === day);
  const line = dayLine(of(span.last) ?? emptyPeriod(span.last), of(span.before.last) ?? null, minute);
  const present = line.points.findLast(({ now }) => now !== null);
  const money = (cents: number | null): string => (cents === null ? figureWords.none : formatMoney(cents));
  const before = present?.before ?? null;
  return (
    <ChartPanel
      title={words.dayTitle}
      note={words.dayLegend}
      table={{ head: words.dayHead, rows: line.points.map((at) => [at.name, money(at.now), money(at.before)]) }}
    >
      <DayPlot
        label={words.dayLabel(money(present?.now ?? 0), minute, before === null ? null : formatMoney(before))}
        line={line}
        beforeName={words.lastWeek}
      />
    </ChartPanel>
  );
}

function WeekHours({ current, today }: { readonly current: string; readonly today: string }): ReactElement {
  const { restaurantId } = useShop();
  const days = valueOf(useDocument(successDocument, { restaurantId }))?.days ?? {};
  const first = addDays(today, 1 - heatDays);
  const heat = heatWeek(
    sumOrdered(Object.entries(days).flatMap(([day, { ordered = {} }]) => (day >= first ? [ordered] : []))),
  );
  return <HeatPanel title={words.heatTitle} note={words.heatNote} heat={heat} current={current} />;
}
