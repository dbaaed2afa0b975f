import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import type { PageWithLayout } from "@lokalkorb/shell/page";
import { PageLink } from "@lokalkorb/shell/page-link";
import { Segmented } from "@lokalkorb/ui/segmented";
import type { ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { WaysOffToday } from "@/entities/way-today/ways-off-today";
import { ShopLayout } from "@/layouts/shop-layout";
import { useMinute } from "@/shared/device/use-now";
import { mayOpen } from "@/shared/routes/may-open";
import { routes, shopPath } from "@/shared/routes/routes";
import { usePressed } from "@/shared/routes/use-pressed";
import { useQueryValue, useSetQuery } from "@/shared/routes/use-query-value";
import { PeriodsWait } from "../shared/periods-wait.tsx";
import { usePeriods } from "../shared/use-periods.ts";
import { AttentionPanel } from "./attention-panel.tsx";
import { SpanPanels } from "./span-panels.tsx";
import { TodayCsv } from "./today-csv.tsx";
import { spanOf, spans, type SpanName } from "./today-figures.ts";
import { todayText as words } from "./today-text.ts";

/** How the day goes: figures that grow with each handover, beside those of a week ago, and what waits. */
export const TodayScreen: PageWithLayout = () => {
  const { restaurantId, shop, role } = useShop();
  const { date: today } = instantToLocal(useMinute(), shop.timezone);
  const asked = useQueryValue("zeitraum");
  const setQuery = useSetQuery();
  const name: SpanName = spans.find((one) => one === asked) ?? "heute";
  const [shown, press] = usePressed(name);
  const span = spanOf(name, today);
  const periods = usePeriods(restaurantId, span.before.first, span.last);
  return (
    <div className="mx-auto grid w-full max-w-[1280px] gap-4 px-4 py-4 md:px-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Segmented
          legend={words.spanLegend}
          name="span"
          value={shown}
          segments={spans.map((value) => ({ value, label: words.spans[value] }))}
          onChange={(value) => press(value, setQuery(value === "heute" ? {} : { zeitraum: value }))}
          className="flex-1 basis-full md:max-w-sm md:basis-0"
        />
        {mayOpen(role, "closing") && (
          <PageLink href={shopPath("closing", restaurantId)} className="link inline-flex min-h-11 items-center">
            {routes.closing.title}
          </PageLink>
        )}
        {typeof periods !== "string" && <TodayCsv periods={periods} name={name} span={span} />}
      </div>
      <WaysOffToday />
      {typeof periods === "string" ? (
        <Waiting state={periods} />
      ) : (
        <SpanPanels periods={periods} name={name} span={span} />
      )}
    </div>
  );
};
TodayScreen.getLayout = (page) => <ShopLayout route="today">{page}</ShopLayout>;

/** Whatever waits is told, also while the figures are on their way. */
function Waiting({ state }: { readonly state: "pending" | "failed" | "tonight" }): ReactElement {
  return (
    <>
      {state !== "pending" && <AttentionPanel />}
      <PeriodsWait state={state} />
    </>
  );
}
