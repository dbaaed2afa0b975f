import type { Menu } from "@lokalkorb/domain/offering/menu";
import { calendarFileName, orderCalendar } from "@lokalkorb/domain/orders/order-calendar";
import { possibleActions } from "@lokalkorb/domain/orders/change-order";
import { isOpen } from "@lokalkorb/domain/orders/order-status-groups";
import { track } from "@lokalkorb/analytics/track";
import { cancelDeadline } from "@lokalkorb/domain/orders/order-guards";
import { formatClock } from "@lokalkorb/domain/time/format-time";
import type { Instant } from "@lokalkorb/domain/time/instant";
import { Button } from "@lokalkorb/ui/button";
import { Dialog } from "@lokalkorb/ui/dialog";
import { CalendarPlusIcon, PhoneIcon } from "@lokalkorb/ui/icons";
import { LinkButton } from "@lokalkorb/ui/link-button";
import { Notice } from "@lokalkorb/ui/notice";
import { useRef, useState } from "react";
import type { ReactElement } from "react";
import { failureText } from "@/frame/failure-text";
import { loadLive } from "@/frame/live/load-live";
import { refusalText } from "@/frame/refusal-text";
import type { OrderKey } from "@/frame/paths";
import { orderText } from "./order-text.ts";
import type { LiveOrder } from "./watch-order.ts";

export interface OrderActionsProps {
  readonly order: LiveOrder;
  readonly orderKey: OrderKey;
  readonly menu: Menu | null;
  readonly phone: string | undefined;
  readonly timezone: string;
  readonly now: Instant;
}

export function OrderActions({ order, orderKey, menu, phone, timezone, now }: OrderActionsProps): ReactElement | null {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const requestId = useRef<string | null>(null);
  const minutes = menu?.ordering.customerCancelUntilMinutesBeforeSlot;
  const mayCancel =
    minutes !== undefined &&
    possibleActions({ order, by: "customer", now, customerCancelUntilMinutesBeforeSlot: minutes }).includes("cancel");
  const ended = !isOpen(order.status);

  const cancel = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      const [client, { cancelOrder }] = await Promise.all([loadLive(), import("./watch-order.ts")]);
      requestId.current ??= crypto.randomUUID();
      const answer = await cancelOrder(client, orderKey, requestId.current);
      if (answer.ok) {
        setProblem(null);
        track({ name: "Order Cancelled", shop: orderKey.restaurantId });
      } else
        setProblem(answer.refusal ? refusalText(answer.refusal, { timezone, now }) : failureText[answer.failure.type]);
      if (answer.ok || answer.refusal) setAsking(false);
    } catch {
      setProblem(failureText.offline);
    } finally {
      setBusy(false);
    }
  };
  const saveCalendar = (): void => {
    const file = new Blob([orderCalendar(order, Date.now(), location.href)], { type: "text/calendar" });
    const link = document.createElement("a");
    link.href = URL.createObjectURL(file);
    link.download = calendarFileName(order);
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  };
  if (ended && !phone) return null;
  return (
    <section className="order-card" aria-label={orderText.title}>
      {problem !== null && <Notice tone="danger" announce title={problem} />}
      <div className="grid grid-cols-2 gap-2">
        {phone && (
          <LinkButton
            look="outline"
            href={`tel:${phone}`}
            icon={<PhoneIcon size={16} />}
            className={ended ? "col-span-2" : ""}
          >
            {orderText.call}
          </LinkButton>
        )}
        {!ended && (
          <Button
            look="outline"
            icon={<CalendarPlusIcon size={16} />}
            onClick={saveCalendar}
            className={phone ? "" : "col-span-2"}
          >
            {orderText.calendar}
          </Button>
        )}
        {mayCancel && (
          <Button look="danger" className="col-span-2" onClick={() => setAsking(true)}>
            {orderText.cancel(formatClock(cancelDeadline(order, minutes), timezone))}
          </Button>
        )}
      </div>
      <Dialog open={asking} onClose={() => setAsking(false)} title={orderText.cancelTitle} width={440}>
        <p>{orderText.cancelText}</p>
        <div className="mt-5 grid grid-cols-2 gap-3">
          <Button look="outline" onClick={() => setAsking(false)}>
            {orderText.cancelNo}
          </Button>
          <Button look="danger" pending={busy} pendingLabel={orderText.cancelling} onClick={() => void cancel()}>
            {orderText.cancelYes}
          </Button>
        </div>
      </Dialog>
    </section>
  );
}
