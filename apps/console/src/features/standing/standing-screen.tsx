import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import type { PageWithLayout } from "@lokalkorb/shell/page";
import { useModelClient } from "@lokalkorb/model/react/model-provider";
import { classNames } from "@lokalkorb/ui/class-names";
import { EmptyState } from "@lokalkorb/ui/empty-state";
import { ErrorState } from "@lokalkorb/ui/error-state";
import { SkeletonGroup } from "@lokalkorb/ui/skeleton";
import type { ReactElement } from "react";
import { CustomerViews } from "@/entities/customer/customer-views";
import { useShop } from "@/entities/shop/shop-context";
import { ShopLayout } from "@/layouts/shop-layout";
import { useMinute } from "@/shared/device/use-now";
import { useQueryValue, useSetQuery } from "@/shared/routes/use-query-value";
import { StandingRecord } from "./standing-record.tsx";
import { StandingRow } from "./standing-row.tsx";
import { standingText as words } from "./standing-text.ts";
import { comingGoods, type StandingPlans, useStanding } from "./use-standing.ts";

/** The standing orders of a shop beside the one that is open; on a phone one after the other. */
export const StandingScreen: PageWithLayout = () => {
  const open = useQueryValue("abo");
  const setQuery = useSetQuery();
  const seen = useStanding();
  const found = seen.plans.find(({ id }) => id === open);
  return (
    <div className="grid min-h-0 flex-1 md:grid-cols-[320px_minmax(0,1fr)] xl:grid-cols-[376px_minmax(0,1fr)]">
      <div className={classNames("min-w-0 border-line md:border-e", found && "max-md:hidden")}>
        <div className="grid gap-3 border-b border-line px-4 py-3">
          <CustomerViews view="standing" />
          <p className="text-meta text-ink-2">{words.lead}</p>
          {seen.plans.length > 0 && <Week plans={seen.plans} />}
        </div>
        <List seen={seen} open={open} onOpen={(abo) => void setQuery({ abo })} />
      </div>
      <div className={classNames("min-w-0 bg-surface", !found && "max-md:hidden")}>
        {found ? (
          <StandingRecord key={found.id} plan={found} onClose={() => void setQuery({})} />
        ) : (
          <EmptyState picture="basket" title={words.pick}>
            {words.pickNext}
          </EmptyState>
        )}
      </div>
    </div>
  );
};
StandingScreen.getLayout = (page) => <ShopLayout route="standing">{page}</ShopLayout>;

const mostGoods = 6;

/** To bake and to pack within a week. */
function Week({ plans }: Pick<StandingPlans, "plans">): ReactElement {
  const { timezone } = useShop().shop;
  const { runs, cents, goods } = comingGoods(plans, instantToLocal(useMinute(), timezone).date);
  return (
    <section className="rounded-lg bg-sunken px-3 py-2" aria-label={words.week}>
      <h2 className="text-meta font-bold">{words.week}</h2>
      <p>
        <b>{words.weekRuns(runs)}</b> · {formatMoney(cents)}
      </p>
      {goods.length > 0 && (
        <p className="text-meta text-ink-2">
          {goods
            .slice(0, mostGoods)
            .map(([name, qty]) => `${qty} × ${name}`)
            .join(", ")}
          {goods.length > mostGoods && " …"}
        </p>
      )}
    </section>
  );
}

interface ListProps {
  readonly seen: StandingPlans;
  readonly open: string | null;
  readonly onOpen: (id: string) => void;
}

function List({ seen, open, onOpen }: ListProps): ReactElement {
  const client = useModelClient();
  if (seen.status === "pending")
    return <SkeletonGroup count={3} label={words.loading} className="h-14" groupClassName="grid! gap-2 p-4" />;
  if (seen.status === "failed") return <ErrorState title={words.failed} onRetry={() => client?.cache.retryFailed()} />;
  if (seen.plans.length === 0) return <EmptyState title={words.none}>{words.noneNext}</EmptyState>;
  return (
    <ul>
      {seen.plans.map((plan) => (
        <li key={plan.id}>
          <StandingRow plan={plan} isOpen={plan.id === open} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
}
