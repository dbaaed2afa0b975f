import { calendarFileName, orderCalendar } from "@lokalkorb/domain/ordering/lifecycle/order-calendar";
import { possibleActions } from "@lokalkorb/domain/ordering/lifecycle/change-order";
import { mapUrl } from "@lokalkorb/domain/kernel/country/map-url";
import type { OrderStatus } from "@lokalkorb/domain/ordering/order/order-status";
import { isOpen } from "@lokalkorb/domain/ordering/order/order-status-groups";
import { hasWithdrawalRight } from "@lokalkorb/domain/catalog/withdrawal/withdrawal-class";
import type { OrderLine } from "@lokalkorb/domain/pricing/totals/order-line";
import { PageLink } from "@lokalkorb/shell/page-link";
import { withdrawPath } from "@/shared/routes/paths";
import { track } from "@lokalkorb/analytics/track";
import { cancelDeadline, isBeforeCancelDeadline } from "@lokalkorb/domain/ordering/lifecycle/order-guards";
import { formatMoment } from "@lokalkorb/domain/kernel/format/format-time";
import { useBackCloses } from "@lokalkorb/ui/back-closes";
import { Button } from "@lokalkorb/ui/button";
import { Dialog } from "@lokalkorb/ui/dialog";
import { CalendarPlusIcon, ClockIcon, MapPinIcon, PhoneIcon, ReceiptTextIcon } from "@lokalkorb/ui/icons";
import { LinkButton } from "@lokalkorb/ui/link-button";
import { Notice } from "@lokalkorb/ui/notice";
import { lateDialog } from "@lokalkorb/ui/late-dialog";
import { saveAnswer, saveFile } from "@lokalkorb/shell/save-file";
import { useState, type ReactElement } from "react";
import { orderText } from "../state/order-text.ts";
import { cancelText } from "../state/status-text.ts";
import { useCommand } from "../calls/use-command.ts";
import type { OrderPage } from "../calls/watch-order.ts";

const MoveDialog = lateDialog(
  "move-dialog",
  async () => (await import(/* webpackChunkName: "part-move-dialog" */ "./move-dialog.tsx")).MoveDialog,
);

/** WDR-02: lines that were said to carry the right. */
const mayWithdrawFrom = ({ withdrawal, removed }: OrderLine): boolean =>
  removed === undefined && withdrawal !== undefined && hasWithdrawalRight(withdrawal);

/** Before the goods are on their way or handed over. */
const cancellable: ReadonlySet<OrderStatus> = new Set(["placed", "accepted", "preparing", "ready"]);

export function OrderActions({ order, orderKey, isMine, menu, shop, timezone, now }: OrderPage): ReactElement | null {
  const [open, setOpen] = useState<"cancel" | "move" | null>(null);
  useBackCloses(() => setOpen(null), open === "cancel");
  const command = useCommand(orderKey, { timezone, now });
  const { busy, problem, run } = command;
  const minutes = menu?.ordering.customerCancelUntilMinutesBeforeSlot;
  const inTime = minutes !== undefined && isBeforeCancelDeadline(order, minutes, now);
  const isWaiting = order.status === "awaitingApproval";
  const couldCancel =
    inTime &&
    !isWaiting &&
    possibleActions({ order, by: "customer", now, customerCancelUntilMinutesBeforeSlot: minutes }).includes("cancel");
  const couldMove = inTime && (order.status === "placed" || order.status === "accepted");
  const mayCancel = couldCancel && isMine;
  const mayMove = couldMove && isMine;
  // Without a button it is explained, or it would be looked for.
  const isTooLate = isMine && minutes !== undefined && !couldCancel && cancellable.has(order.status);
  const isRunning = isOpen(order.status) && order.status !== "pendingPayment" && !isWaiting;
  const phone = shop?.phone;
  const { place } = order.distribution;

  const cancel = async (): Promise<void> => {
    const done = await run("cancel", (commands, requestId) => commands.cancel(requestId));
    setOpen(null);
    if (done) track({ name: "Order Cancelled", shop: orderKey.restaurantId });
  };
  const saveInvoice = async (no: string): Promise<void> => {
    const invoice = await run(`paper ${no}`, (commands) => commands.paper(no));
    if (invoice) saveAnswer(invoice);
  };
  const saveCalendar = (): void => {
    const address = location.origin + location.pathname;
    saveFile(new Blob([orderCalendar(order, Date.now(), address)], { type: "text/calendar" }), calendarFileName(order));
  };
  const invoices = order.receipts ?? [];
  if (!phone && !isRunning && invoices.length === 0) return null;
  return (
    <section className="order-card" aria-label={orderText.title}>
      {problem !== null && open === null && <Notice tone="danger" announce title={problem} />}
      <div className="grid grid-cols-2 gap-2 [&>:nth-child(3):nth-last-child(-n+2)]:col-span-2 [&>:only-child]:col-span-2">
        {phone && (
          <LinkButton look="outline" href={`tel:${phone.replaceAll(" ", "")}`} icon={<PhoneIcon size={16} />}>
            {orderText.call}
          </LinkButton>
        )}
        {isRunning && place && (
          <LinkButton
            look="outline"
            href={mapUrl(place.address)}
            target="_blank"
            rel="noreferrer"
            aria-label={orderText.routeTo(`${place.address.street} ${place.address.houseNo}`)}
            icon={<MapPinIcon size={16} />}
          >
            {orderText.route}
          </LinkButton>
        )}
        {isRunning && (
          <Button look="outline" icon={<CalendarPlusIcon size={16} />} onClick={saveCalendar}>
            {orderText.calendar}
          </Button>
        )}
        {mayMove && shop && (
          <Button look="outline" icon={<ClockIcon size={16} />} onClick={() => setOpen("move")}>
            {orderText.move}
          </Button>
        )}
        {invoices.map(({ no, kind }) => (
          <Button
            key={no}
            look="outline"
            icon={<ReceiptTextIcon size={16} />}
            aria-label={`${orderText.paper(kind)} ${no}`}
            pending={busy === `paper ${no}`}
            pendingLabel={orderText.loadingInvoice}
            onClick={() => void saveInvoice(no)}
          >
            {orderText.paper(kind)}
          </Button>
        ))}
        {(couldCancel || couldMove) && !isMine && (
          <p className="col-span-2 text-meta text-ink-2">{orderText.notMine}</p>
        )}
        {shop && order.lines.some(mayWithdrawFrom) && (
          <LinkButton
            component={PageLink}
            look="outline"
            className="col-span-2"
            href={withdrawPath(shop.slug, orderKey)}
          >
            {orderText.withdraw}
          </LinkButton>
        )}
        {isTooLate && (
          <p className="col-span-2 text-meta text-ink-2">{phone ? orderText.tooLateCall : orderText.tooLate}</p>
        )}
        {mayCancel && (
          <Button look="danger" className="col-span-2" onClick={() => setOpen("cancel")}>
            {orderText.cancel(formatMoment(cancelDeadline(order, minutes), { timezone, now }))}
          </Button>
        )}
      </div>
      <Dialog open={open === "cancel"} onClose={() => setOpen(null)} title={orderText.cancelTitle} width={440}>
        <p>{cancelText(order)}</p>
        <div className="mt-5 grid grid-cols-2 gap-3">
          <Button look="outline" onClick={() => setOpen(null)}>
            {orderText.cancelNo}
          </Button>
          <Button
            look="danger"
            pending={busy === "cancel"}
            pendingLabel={orderText.cancelling}
            onClick={() => void cancel()}
          >
            {orderText.cancelYes}
          </Button>
        </div>
      </Dialog>
      {open === "move" && menu && shop && (
        <MoveDialog order={order} menu={menu} shop={shop} now={now} command={command} onClose={() => setOpen(null)} />
      )}
    </section>
  );
}
