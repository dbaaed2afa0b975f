import type { ReactElement } from "react";
import { useShopOrders } from "@/frame/orders/orders-provider";
import { DelayDialog } from "./change/delay-dialog.tsx";
import { EditDialog } from "./change/edit-dialog.tsx";
import { MoveDialog } from "./change/move-dialog.tsx";
import { NoShowDialog } from "./change/no-show-dialog.tsx";
import { RefundDialog } from "./change/refund-dialog.tsx";
import { ShipDialog } from "./change/ship-dialog.tsx";
import { OrderDialog } from "./order-dialog.tsx";
import { PaymentDialog } from "./payment-dialog.tsx";
import { ReasonDialog } from "./reason-dialog.tsx";
import type { BoardDialogsState } from "./use-board-dialogs.ts";
import { useLiveOrder } from "./use-live-order.ts";

/** The dialog that is open, about the order as it is now and not as it was when somebody opened it. */
export function BoardDialogs({
  dialogs: { open, close },
}: {
  readonly dialogs: BoardDialogsState;
}): ReactElement | null {
  const { change, delay } = useShopOrders();
  const order = useLiveOrder(open?.order ?? null);
  if (open === null || order === null) return null;
  const done =
    <Details extends readonly unknown[]>(act: (...details: Details) => void) =>
    (...details: Details): void => {
      close();
      act(...details);
    };
  switch (open.kind) {
    case "details":
      return <OrderDialog order={order} onClose={close} />;
    case "reason":
      return (
        <ReasonDialog
          order={order}
          action={open.action}
          onClose={close}
          onConfirm={done((reason) => change(order, open.action, { reason }))}
        />
      );
    case "payment":
      return (
        <PaymentDialog
          order={order}
          onClose={close}
          onPaid={done((payment) => change(order, "complete", { payment }))}
        />
      );
    case "ship":
      return (
        <ShipDialog order={order} onClose={close} onShip={done((shipping) => change(order, "ship", { shipping }))} />
      );
    case "noShow":
      return <NoShowDialog order={order} onClose={close} onConfirm={done(() => change(order, "noShow"))} />;
    case "delay":
      return (
        <DelayDialog order={order} onClose={close} onDelay={done((minutes, reason) => delay(order, minutes, reason))} />
      );
    case "move":
      return <MoveDialog order={order} onClose={close} />;
    case "edit":
      return <EditDialog order={order} onClose={close} />;
    case "refund":
      return <RefundDialog order={order} onClose={close} />;
  }
}
