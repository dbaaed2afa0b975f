import type { ReactElement } from "react";
import { useShopOrders } from "@/frame/orders/orders-provider";
import { OrderDialog } from "./order-dialog.tsx";
import { PaymentDialog } from "./payment-dialog.tsx";
import { ReasonDialog } from "./reason-dialog.tsx";
import type { BoardDialogsState } from "./use-board-dialogs.ts";

/** The dialog that is open, about the order as it is now and not as it was when somebody opened it. */
export function BoardDialogs({
  dialogs: { open, close },
}: {
  readonly dialogs: BoardDialogsState;
}): ReactElement | null {
  const { orders, change } = useShopOrders();
  if (open === null) return null;
  const order = orders.find(({ id }) => id === open.order.id) ?? open.order;
  switch (open.kind) {
    case "details":
      return <OrderDialog order={order} onClose={close} />;
    case "reason":
      return (
        <ReasonDialog
          order={order}
          action={open.action}
          onClose={close}
          onConfirm={(reason) => {
            close();
            change(order, open.action, { reason });
          }}
        />
      );
    case "payment":
      return (
        <PaymentDialog
          order={order}
          onClose={close}
          onPaid={(payment) => {
            close();
            change(order, "complete", { payment });
          }}
        />
      );
  }
}
