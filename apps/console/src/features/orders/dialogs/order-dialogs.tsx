import { lateComponent } from "@lokalkorb/ui/late-component";
import { LateDialog } from "@lokalkorb/ui/late-dialog";
import type { ReactElement } from "react";
import { useShopOrders } from "@/entities/order/state/orders-provider";
import { AgeDialog } from "./age-dialog.tsx";
import type { ChangeDialogProps } from "../change-dialog/change-dialog.tsx";
import { changePart } from "../change-dialog/change-part.ts";
import { ReasonDialog } from "../ending/reason-dialog.tsx";
import { useSellOut } from "../ending/use-sell-out.ts";
import { OrderDialog } from "./order-dialog.tsx";
import { PaymentDialog } from "./payment-dialog.tsx";
import type { OrderDialogsState } from "./use-order-dialogs.ts";
import { useLiveOrder } from "@/entities/order/state/use-live-order";

const ChangeDialog = lateComponent<ChangeDialogProps>(changePart, ({ onClose }) => (
  <LateDialog part={changePart} onClose={onClose} />
));

/** The open dialog, about the order as it is now and not as it was when it was opened. */
export function OrderDialogs({
  dialogs: { open, close, agePassed },
}: {
  readonly dialogs: OrderDialogsState;
}): ReactElement | null {
  const { change, delay } = useShopOrders();
  const sellOut = useSellOut();
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
          onConfirm={done((details, soldOut) => {
            change(order, open.action, details, () => sellOut(order, soldOut));
          })}
        />
      );
    case "age":
      return (
        <AgeDialog
          order={order}
          onClose={close}
          onPassed={() => agePassed(order)}
          onRefused={done((reason) => change(order, "cancel", { reason, ageCheck: "refused" }))}
        />
      );
    case "payment": {
      const { ageCheck } = open;
      return (
        <PaymentDialog
          order={order}
          onClose={close}
          onPaid={done((payment) => change(order, "complete", { payment, ...(ageCheck && { ageCheck }) }))}
        />
      );
    }
    default:
      return (
        <ChangeDialog
          kind={open.kind}
          order={order}
          onClose={close}
          onDelay={done((minutes, reason) => delay(order, minutes, reason))}
          onShip={done((shipping) => change(order, "ship", { shipping }))}
          onNoShow={done(() => change(order, "noShow"))}
          onRestore={done(() => change(order, "restore"))}
        />
      );
  }
}
