import { can } from "@lokalkorb/domain/access/permissions";
import { valueOf } from "@lokalkorb/model/document/document-state";
import { storefrontDocument } from "@lokalkorb/model/documents/offerings/storefronts";
import { useDocument } from "@lokalkorb/model/react/use-document";
import { PageLink } from "@lokalkorb/shell/page-link";
import { ChevronRightIcon } from "@lokalkorb/ui/icons";
import type { ReactElement } from "react";
import { useShopOrders } from "@/entities/order/state/orders-provider";
import { BoardStatus } from "@/entities/watch/board-status";
import { useOpenWithdrawals } from "@/entities/withdrawal/use-withdrawals";
import { useShop } from "@/entities/shop/shop-context";
import { useMinute } from "@/shared/device/use-now";
import { mayOpen } from "@/shared/routes/may-open";
import { shopPath, type ShopRouteKey } from "@/shared/routes/routes";
import { ChartPanel } from "../charts/chart-panel.tsx";
import { openEnds } from "./attention.ts";
import { todayText } from "./today-text.ts";

const words = todayText.attention;

/** Everything that waits, most urgent first, each with the way to it. */
export function AttentionPanel({ className }: { readonly className?: string }): ReactElement {
  const { restaurantId, shop, role } = useShop();
  const { orders, state } = useShopOrders();
  const ends = openEnds(orders, useMinute());
  const [storefrontId] = shop.storefrontIds;
  const { offeringId } = shop;
  const view = valueOf(
    useDocument(storefrontDocument, storefrontId === undefined ? null : { offeringId, storefrontId }),
  );
  const withdrawals = useOpenWithdrawals(mayOpen(role, "withdrawals") ? restaurantId : null);
  const low = view?.live.lowItemIds.length ?? 0;
  const soldOut = view?.live.soldOutItemIds.length ?? 0;
  const tasks = [
    ["board", words.ringing(ends.ringing), ends.ringing > 0],
    ["board", words.late(ends.late), ends.late > 0],
    ["board", words.waiting(ends.waiting), ends.waiting > 0],
    ["withdrawals", words.withdrawals(withdrawals.count, withdrawals.isMore), withdrawals.count > 0],
    ["setup", words.setup, shop.listing === "hidden"],
    ["catalog", words.soldOut(soldOut), soldOut > 0],
    ["catalog", words.low(low), low > 0],
    ["catalog", words.draft, view?.draftDirty === true && can(role, "publish")],
    ["board", words.open(ends.open), ends.open > ends.ringing + ends.late + ends.waiting],
  ] as const satisfies readonly (readonly [ShopRouteKey, string, boolean])[];
  const now = tasks.filter(([page, , isTrue]) => isTrue && mayOpen(role, page));
  return (
    <ChartPanel title={words.title} {...(className !== undefined && { className })}>
      <BoardStatus className="mb-2" />
      {now.length === 0 ? (
        <p className="text-ink-2">{state === "present" ? words.none : words.unknown}</p>
      ) : (
        <ul>
          {now.map(([page, text]) => (
            <li key={text} className="border-t border-line first:border-0">
              <PageLink
                href={shopPath(page, restaurantId)}
                className="flex min-h-11 items-center justify-between gap-3 py-2 leading-tight hover:text-theme-ink"
              >
                {text}
                <ChevronRightIcon className="flex-none text-ink-3" />
              </PageLink>
            </li>
          ))}
        </ul>
      )}
    </ChartPanel>
  );
}
