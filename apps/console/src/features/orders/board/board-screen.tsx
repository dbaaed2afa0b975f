import type { PageWithLayout } from "@lokalkorb/shell/page";
import { useModelClient } from "@lokalkorb/model/react/model-provider";
import { ErrorState } from "@lokalkorb/ui/error-state";
import { SkeletonGroup } from "@lokalkorb/ui/skeleton";
import { useDeferredValue, useMemo, type ReactElement } from "react";
import { useShopOrders } from "@/entities/order/state/orders-provider";
import { ShopLayout } from "@/layouts/shop-layout";
import { useShop } from "@/entities/shop/shop-context";
import { usePhone } from "@/shared/device/use-phone";
import { useMinute } from "@/shared/device/use-now";
import { OrderActionsContext } from "../dialogs/order-actions.tsx";
import { boardText } from "./board-text.ts";
import { LanePills } from "./lane-pills.tsx";
import { Lane } from "./lane.tsx";
import { boardOf, tomorrow, type Board } from "@/entities/order/state/lanes";
import { LateDialogs, LateOnBoard } from "../board-late/late-on-board.tsx";
import { OperationsBar } from "../operations/operations-bar.tsx";
import { PreorderRail } from "./preorder-rail.tsx";
import { useOrderDialogs } from "../dialogs/use-order-dialogs.ts";
import type { ShopOrder } from "@/entities/order/state/order-document";

export const BoardScreen: PageWithLayout = () => {
  const { orders, state } = useShopOrders();
  const { shop } = useShop();
  const client = useModelClient();
  const now = useMinute();
  const phone = usePhone();
  // A full board is drawn in pieces between which the page answers, instead of in one that holds everything up.
  const drawn = useDeferredValue(orders);
  const isComing = state === "pending" || (drawn.length === 0 && orders.length > 0);
  const dueBefore = tomorrow(now, shop.timezone);
  const board = useMemo(() => boardOf(drawn, { now, dueBefore }), [drawn, now, dueBefore]);
  const dialogs = useOrderDialogs();

  return (
    <OrderActionsContext value={dialogs.actions}>
      <div
        className="flex min-h-0 flex-1 flex-col gap-3 px-4 py-3 md:px-5 min-[1180px]:max-h-[calc(100dvh-64px-var(--above))]"
        data-board={isComing ? "pending" : state}
      >
        <OperationsBar />
        {state === "failed" ? (
          <ErrorState title={boardText.failed.title} onRetry={() => client?.cache.retryFailed()}>
            {boardText.failed.text}
          </ErrorState>
        ) : isComing ? (
          <SkeletonGroup
            count={phone ? 3 : 5}
            className="min-h-40 flex-1"
            groupClassName="flex! min-h-[50dvh] gap-3 max-md:flex-col"
          />
        ) : (
          <>
            <LanePills board={board} />
            <Lanes board={board} phone={phone} />
          </>
        )}
      </div>
      <LateOnBoard part="BoardKeys" />
      <LateDialogs dialogs={dialogs} isPainted={state === "present" && !isComing} />
    </OrderActionsContext>
  );
};
BoardScreen.getLayout = (page) => <ShopLayout route="board">{page}</ShopLayout>;

function Lanes({ board, phone }: { readonly board: Board<ShopOrder>; readonly phone: boolean }): ReactElement {
  const isCancelled = useShopOrders().cancelled.length > 0;
  const cancelledCards = useMemo(
    () => (isCancelled ? <LateOnBoard part="CancelledCards" wanted /> : undefined),
    [isCancelled],
  );
  return (
    <div
      className={phone ? "grid gap-4" : "board-lanes min-h-[60dvh] flex-1 grid-rows-[minmax(0,1fr)] md:-mx-5 md:px-5"}
    >
      <Lane column="new" orders={board.new} phone={phone} />
      <Lane column="accepted" orders={board.accepted} phone={phone}>
        {cancelledCards}
      </Lane>
      <Lane column="inWork" orders={board.inWork} phone={phone} />
      {phone || board.onTheWay.length === 0 ? (
        <>
          <Lane column="done" orders={board.done} phone={phone} />
          {board.onTheWay.length > 0 && <Lane column="onTheWay" orders={board.onTheWay} phone={phone} />}
        </>
      ) : (
        // Waiting and outgoing orders share a column: most shops have few of the second.
        <div className="grid min-h-0 min-w-0 grid-rows-[minmax(0,1fr)_minmax(0,1fr)] gap-3">
          <Lane column="done" orders={board.done} phone={phone} />
          <Lane column="onTheWay" orders={board.onTheWay} phone={phone} />
        </div>
      )}
      <PreorderRail count={board.preorders.length}>
        <LateOnBoard part="UnreadTalks" />
        <LateOnBoard part="ComingGoods" />
        <LateOnBoard part="DoneToday" />
      </PreorderRail>
    </div>
  );
}
