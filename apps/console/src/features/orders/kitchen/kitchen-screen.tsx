import { orderText } from "@/entities/order/ui/order-text";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { linesToMake } from "@lokalkorb/domain/ordering/production/made-goods";
import { useModelClient } from "@lokalkorb/model/react/model-provider";
import type { PageWithLayout } from "@lokalkorb/shell/page";
import { PageLink } from "@lokalkorb/shell/page-link";
import { classNames } from "@lokalkorb/ui/class-names";
import { EmptyState } from "@lokalkorb/ui/empty-state";
import { ErrorState } from "@lokalkorb/ui/error-state";
import { BellRingIcon, XIcon } from "@lokalkorb/ui/icons";
import { lateComponent } from "@lokalkorb/ui/late-component";
import { LateDialog } from "@lokalkorb/ui/late-dialog";
import { SkeletonGroup } from "@lokalkorb/ui/skeleton";
import { useMedia } from "@lokalkorb/ui/use-media";
import { warmParts } from "@lokalkorb/ui/warm-parts";
import { useEffect, useMemo, useState, type ReactElement, type ReactNode } from "react";
import { promisedTime } from "@/entities/order/ui/due-text";
import type { ShopOrder } from "@/entities/order/state/order-document";
import { useLiveOrder } from "@/entities/order/state/use-live-order";
import { useShopOrders } from "@/entities/order/state/orders-provider";
import { useShop } from "@/entities/shop/shop-context";
import { ConnectionPill } from "@/layouts/connection-pill";
import { LateInFrame } from "@/layouts/late-frame/late-in-frame";
import { ShopLayout } from "@/layouts/shop-layout";
import { useMinute } from "@/shared/device/use-now";
import { shopPath } from "@/shared/routes/routes";
import { boardOf } from "@/entities/order/state/lanes";
import { changePart } from "../change-dialog/change-part.ts";
import type { ChangeDialogProps } from "../change-dialog/change-dialog.tsx";
import { CancelledTicket, KitchenCard } from "./kitchen-card.tsx";
import { inColumns, openSums, toMake } from "./kitchen-orders.ts";
import { KitchenSums } from "./kitchen-sums.tsx";
import { kitchenText as words } from "./kitchen-text.ts";
import styles from "./kitchen.module.css";
import { StationChoice } from "./station-choice.tsx";
import { useStation } from "./use-station.ts";
import { useTicks } from "./use-ticks.ts";

/** Orders to be made now, large and dark. They are the board's; read beside them is where their goods are made. */
export const KitchenScreen: PageWithLayout = () => {
  const { orders, state, cancelled, confirmCancelled } = useShopOrders();
  const client = useModelClient();
  const now = useMinute();
  const { ticks, toggle } = useTicks();
  const [weighed, setWeighed] = useState<ShopOrder | null>(null);
  const board = useMemo(() => boardOf(orders, { now, dueBefore: now }), [orders, now]);
  const all = useMemo(() => toMake(board), [board]);
  const { station, setStation, stations, isHere } = useStation(all);
  const making = useMemo(() => all.filter((order) => linesToMake(order).some(isHere)), [all, isHere]);
  const sums = useMemo(() => openSums(making, ticks, isHere), [making, ticks, isHere]);
  const wide = useMedia("(min-width: 1100px)");
  const middle = useMedia("(min-width: 700px)");
  const columns = inColumns(making, wide ? 3 : middle ? 2 : 1);
  // A scale is needed without a network, too.
  useEffect(() => {
    if (state === "present") void warmParts();
  }, [state]);
  return (
    <>
      <div className={styles.kitchen} data-kitchen={state}>
        <Bar>
          {(stations.length > 0 || station !== null) && (
            <StationChoice stations={stations} station={station} onChoose={setStation} />
          )}
        </Bar>
        {state === "failed" ? (
          <ErrorState title={words.failed} onRetry={() => client?.cache.retryFailed()}>
            {words.failedHint}
          </ErrorState>
        ) : state === "pending" ? (
          <SkeletonGroup count={3} label={words.loading} className="h-80 flex-1" groupClassName="flex! gap-3 p-3" />
        ) : (
          <div className={styles.body}>
            <div className={styles.columns}>
              {making.length + cancelled.length === 0 && (
                <div className={styles.nothing}>
                  <EmptyState title={station === null ? words.nothing : words.nothingHere(station)}>
                    {station === null && words.nothingHint}
                  </EmptyState>
                </div>
              )}
              {columns.map((column, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- a column is its place
                <div key={index} className={styles.column}>
                  {index === 0 &&
                    cancelled.map((order) => (
                      <CancelledTicket key={order.id} order={order} onSeen={confirmCancelled} />
                    ))}
                  {column.map((order) => (
                    <KitchenCard
                      key={order.id}
                      order={order}
                      ticks={ticks}
                      toggle={toggle}
                      onWeigh={setWeighed}
                      isHere={isHere}
                    />
                  ))}
                </div>
              ))}
            </div>
            <KitchenSums sums={sums} next={board.preorders} />
          </div>
        )}
        <Ringing />
      </div>
      <LateInFrame part="ConsoleKeys" route="kitchen" />
      {weighed !== null && <Weighing order={weighed} onClose={() => setWeighed(null)} />}
    </>
  );
};
KitchenScreen.getLayout = (page) => <ShopLayout route="kitchen">{page}</ShopLayout>;

const ChangeDialog = lateComponent<ChangeDialogProps>(changePart, ({ onClose }) => (
  <LateDialog part={changePart} onClose={onClose} />
));

/** The dialog of the board, in its light: it is the scale's, not the wall's. */
function Weighing({
  order,
  onClose,
}: {
  readonly order: ShopOrder;
  readonly onClose: () => void;
}): ReactElement | null {
  const live = useLiveOrder(order);
  if (live === null) return null;
  return (
    <ChangeDialog
      kind="edit"
      order={live}
      onClose={onClose}
      onDelay={onClose}
      onShip={onClose}
      onNoShow={onClose}
      onRestore={onClose}
    />
  );
}

function Bar({ children }: { readonly children: ReactNode }): ReactElement {
  const { restaurantId, shop } = useShop();
  const { time } = instantToLocal(useMinute(), shop.timezone);
  return (
    <header className={styles.bar}>
      <h1 className={styles.clock}>
        <span className="sr-only">Küche </span>
        {time}
      </h1>
      {children}
      <span className="ms-auto" />
      <ConnectionPill timezone={shop.timezone} />
      <button
        type="button"
        className={classNames(styles.quiet, styles.full)}
        onClick={() => void document.documentElement.requestFullscreen?.().catch(() => undefined)}
      >
        {words.fullScreen}
      </button>
      <PageLink href={shopPath("weighing", restaurantId)} className={styles.quiet ?? ""}>
        {words.weighing}
      </PageLink>
      <PageLink href={shopPath("board", restaurantId)} className={styles.quiet ?? ""}>
        <XIcon size={16} />
        {words.board}
      </PageLink>
    </header>
  );
}

/** A new order is the counter's to answer; the kitchen hears of it early. */
function Ringing(): ReactElement | null {
  const { ringing } = useShopOrders();
  const { shop } = useShop();
  const [first] = ringing;
  if (first === undefined) return null;
  return (
    <output className={styles.ringing}>
      <BellRingIcon size={24} className="ringing-bell flex-none" />
      <b>{first.dayCode}</b>
      <span className="min-w-0 flex-1 basis-40">
        {words.rings}
        {ringing.length > 1 && ` ${words.moreRing(ringing.length - 1)}`}
      </span>
      <span>
        {promisedTime(first, shop.timezone)} · {orderText.units(first.kitchenUnits)}
      </span>
    </output>
  );
}
