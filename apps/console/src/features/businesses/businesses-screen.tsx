import type { PageWithLayout } from "@lokalkorb/shell/page";
import { useModelClient } from "@lokalkorb/model/react/model-provider";
import { Button } from "@lokalkorb/ui/button";
import { classNames } from "@lokalkorb/ui/class-names";
import { EmptyState } from "@lokalkorb/ui/empty-state";
import { ErrorState } from "@lokalkorb/ui/error-state";
import { SkeletonGroup } from "@lokalkorb/ui/skeleton";
import { useState, type ReactElement } from "react";
import { CustomerViews } from "@/entities/customer/customer-views";
import { ShopLayout } from "@/layouts/shop-layout";
import { useQueryValue, useSetQuery } from "@/shared/routes/use-query-value";
import { BusinessRecord } from "./business-record.tsx";
import { BusinessRow } from "./business-row.tsx";
import { businessesText as words } from "./businesses-text.ts";
import { TraceDialog } from "./trace/trace-dialog.tsx";
import { traceText } from "./trace/trace-text.ts";
import { inOrder, useBusinesses } from "./use-businesses.ts";

/** The companies that the shop supplies, beside the one that is open; on a phone one after the other. */
export const BusinessesScreen: PageWithLayout = () => {
  const open = useQueryValue("firma");
  const setQuery = useSetQuery();
  const state = useBusinesses();
  const [isTracing, setTracing] = useState(false);
  const found = state.status === "present" ? state.value.find(({ id }) => id === open) : undefined;
  return (
    <div className="grid min-h-0 flex-1 md:grid-cols-[320px_minmax(0,1fr)] xl:grid-cols-[376px_minmax(0,1fr)]">
      <div className={classNames("min-w-0 border-line md:border-e", found && "max-md:hidden")}>
        <div className="grid gap-3 border-b border-line px-4 py-3">
          <CustomerViews view="businesses" />
          <p className="text-meta text-ink-2">{words.lead}</p>
          <Button
            size="small"
            look="outline"
            className="justify-self-start"
            aria-haspopup="dialog"
            onClick={() => setTracing(true)}
          >
            {traceText.button}
          </Button>
          {isTracing && <TraceDialog onClose={() => setTracing(false)} />}
        </div>
        <List state={state} open={open} onOpen={(firma) => void setQuery({ firma })} />
      </div>
      <div className={classNames("min-w-0 bg-surface", !found && "max-md:hidden")}>
        {found ? (
          <BusinessRecord key={`${found.id} ${found.status}`} business={found} onClose={() => void setQuery({})} />
        ) : (
          <EmptyState picture="bag" title={words.pick}>
            {words.pickNext}
          </EmptyState>
        )}
      </div>
    </div>
  );
};
BusinessesScreen.getLayout = (page) => <ShopLayout route="businesses">{page}</ShopLayout>;

interface ListProps {
  readonly state: ReturnType<typeof useBusinesses>;
  readonly open: string | null;
  readonly onOpen: (id: string) => void;
}

function List({ state, open, onOpen }: ListProps): ReactElement {
  const client = useModelClient();
  if (state.status === "pending")
    return <SkeletonGroup count={3} label={words.loading} className="h-14" groupClassName="grid! gap-2 p-4" />;
  if (state.status !== "present")
    return <ErrorState title={words.failed} onRetry={() => client?.cache.retryFailed()} />;
  if (state.value.length === 0) return <EmptyState title={words.none}>{words.noneNext}</EmptyState>;
  return (
    <ul>
      {inOrder(state.value).map((business) => (
        <li key={business.id}>
          <BusinessRow business={business} isOpen={business.id === open} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
}
