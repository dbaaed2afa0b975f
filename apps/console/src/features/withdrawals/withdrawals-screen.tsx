import type { PageWithLayout } from "@lokalkorb/shell/page";
import { Button } from "@lokalkorb/ui/button";
import { EmptyState } from "@lokalkorb/ui/empty-state";
import { ErrorState } from "@lokalkorb/ui/error-state";
import { RefreshCwIcon } from "@lokalkorb/ui/icons";
import { Segmented } from "@lokalkorb/ui/segmented";
import { SkeletonGroup } from "@lokalkorb/ui/skeleton";
import { useState } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { useWithdrawals } from "@/entities/withdrawal/use-withdrawals";
import { ShopLayout } from "@/layouts/shop-layout";
import { WithdrawalCard } from "./withdrawal-card.tsx";
import { withdrawalsText as words } from "./withdrawals-text.ts";

/** WDR-02: the shop's desk for declarations to withdraw, those that wait before those that are done. */
export const WithdrawalsScreen: PageWithLayout = () => {
  const { restaurantId } = useShop();
  const [view, setView] = useState<"open" | "done">("open");
  return (
    <div className="mx-auto grid w-full max-w-[960px] gap-4 px-4 py-4 md:px-5">
      <p className="max-w-[68ch] text-name text-ink-2">{words.lead}</p>
      <Segmented legend={words.viewsLabel} name="withdrawals" segments={words.views} value={view} onChange={setView} />
      <Declarations key={view} restaurantId={restaurantId} view={view} />
    </div>
  );
};
WithdrawalsScreen.getLayout = (page) => <ShopLayout route="withdrawals">{page}</ShopLayout>;

function Declarations({ restaurantId, view }: { readonly restaurantId: string; readonly view: "open" | "done" }) {
  const { state, reload, loadMore } = useWithdrawals(restaurantId, view === "open");
  if (state.status === "pending")
    return <SkeletonGroup count={2} label={words.loading} className="h-44" groupClassName="grid! gap-3" />;
  if (state.status !== "present") return <ErrorState title={words.failed} onRetry={reload} />;
  if (state.withdrawals.length === 0)
    return (
      <EmptyState picture="basket" title={view === "open" ? words.none : words.noneDone}>
        {view === "open" ? words.noneText : words.noneDoneText}
      </EmptyState>
    );
  const { withdrawals, next } = state;
  return (
    <>
      <ul className="grid gap-3">
        {withdrawals.map((one) => (
          <li key={one.withdrawalId}>
            <WithdrawalCard withdrawal={one} onDone={reload} />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        {next !== undefined && (
          <Button look="outline" onClick={() => loadMore(next)}>
            {words.more}
          </Button>
        )}
        <Button look="outline" icon={<RefreshCwIcon size={16} />} onClick={reload}>
          {words.reload}
        </Button>
      </div>
    </>
  );
}
