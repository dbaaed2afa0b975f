import { isLocalDate } from "@lokalkorb/domain/kernel/time/local-date";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import type { PageWithLayout } from "@lokalkorb/shell/page";
import { Button } from "@lokalkorb/ui/button";
import { EmptyState } from "@lokalkorb/ui/empty-state";
import type { ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { ShopLayout } from "@/layouts/shop-layout";
import { useMinute } from "@/shared/device/use-now";
import { useQueryValue, useSetQuery } from "@/shared/routes/use-query-value";
import { figureWords } from "../shared/figure-words.ts";
import { PeriodsWait } from "../shared/periods-wait.tsx";
import { saveCsv } from "../shared/save-csv.ts";
import { usePeriods } from "../shared/use-periods.ts";
import { CustomersView } from "./customers-view.tsx";
import { GoodsView } from "./goods-view.tsx";
import { reportRows } from "./report-rows.ts";
import { reportText as words, views, type View } from "./report-text.ts";
import { SpanPicker } from "./span-picker.tsx";
import { firstDay, lastDay, reportOf, reportSpan, steps, type Report } from "./spans.ts";
import { TakingsView } from "./takings-view.tsx";
import { TaxView } from "./tax-view.tsx";
import { ViewTabs } from "./view-tabs.tsx";
import { WaysView } from "./ways-view.tsx";

/** Sales over weeks, months and years: as pictures, as tables, and as a file. */
export const ReportScreen: PageWithLayout = () => {
  const { restaurantId, shop } = useShop();
  const { date: today } = instantToLocal(useMinute(), shop.timezone);
  const [askedView, askedStep, askedUntil] = [useQueryValue("ansicht"), useQueryValue("je"), useQueryValue("bis")];
  const setQuery = useSetQuery();
  const view: View = views.find((one) => one === askedView) ?? "umsatz";
  const step = steps.find((one) => one === askedStep) ?? "tag";
  const until = askedUntil !== null && isLocalDate(askedUntil) && askedUntil < today ? askedUntil : today;
  const span = reportSpan(step, until);
  const periods = usePeriods(restaurantId, span.from, span.to);
  const report = typeof periods === "string" ? null : reportOf(periods, span);
  const save = (known: Report): void =>
    void saveCsv(
      words.fileName(shop.slug, view, firstDay(span.stretches), lastDay(span.stretches)),
      reportRows(view, known, shop.country),
    );
  return (
    <>
      <ViewTabs current={view} step={step} until={until === today ? null : until} />
      <div className="mx-auto grid w-full max-w-[1280px] gap-4 px-4 py-4 md:px-5">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <SpanPicker
            span={span}
            today={today}
            onChange={(je, bis) => setQuery({ ansicht: view, je, ...(bis < today && { bis }) })}
          />
          {report && (
            <Button look="outline" onClick={() => save(report)}>
              {figureWords.csv}
            </Button>
          )}
        </div>
        {report === null ? (
          <PeriodsWait state={periods as "pending"} />
        ) : report.sum.orders + report.sum.cancelled + report.sum.rejected + report.sum.noShow === 0 ? (
          <EmptyState title={words.empty}>{words.emptyNext}</EmptyState>
        ) : (
          <ShownView view={view} report={report} />
        )}
      </div>
    </>
  );
};
ReportScreen.getLayout = (page) => <ShopLayout route="report">{page}</ShopLayout>;

function ShownView({ view, report }: { readonly view: View; readonly report: Report }): ReactElement {
  switch (view) {
    case "umsatz":
      return <TakingsView report={report} />;
    case "artikel":
      return <GoodsView report={report} />;
    case "kundschaft":
      return <CustomersView report={report} />;
    case "wege":
      return <WaysView report={report} />;
    case "steuer":
      return <TaxView report={report} />;
  }
}
