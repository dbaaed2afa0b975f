import type { Minutes } from "@lokalkorb/domain/kernel/time/instant";
import type { ReactElement } from "react";
import type { ShopOrder } from "@/entities/order/state/order-document";
import { DelayDialog } from "../change/delay-dialog.tsx";
import { EditDialog } from "../change/edit-dialog.tsx";
import { MoveDialog } from "../change/move-dialog.tsx";
import { RefundDialog } from "../change/refund-dialog.tsx";
import { NoShowDialog, RestoreDialog } from "../change/confirm-dialogs.tsx";
import { ShipDialog } from "../change/ship-dialog.tsx";

export interface ChangeDialogProps {
  readonly kind: "delay" | "move" | "edit" | "refund" | "ship" | "noShow" | "restore";
  readonly order: ShopOrder;
  readonly onClose: () => void;
  readonly onDelay: (minutes: Minutes, reason?: string) => void;
  readonly onShip: (shipping: { readonly carrier: string; readonly trackingNo: string }) => void;
  readonly onNoShow: () => void;
  readonly onRestore: () => void;
}

/** The rarer changes with all that they need to reckon; loaded with the dialog of an order. */
export function ChangeDialog({
  kind,
  order,
  onClose,
  onDelay,
  onShip,
  onNoShow,
  onRestore,
}: ChangeDialogProps): ReactElement {
  switch (kind) {
    case "delay":
      return <DelayDialog order={order} onClose={onClose} onDelay={onDelay} />;
    case "move":
      return <MoveDialog order={order} onClose={onClose} />;
    case "edit":
      return <EditDialog order={order} onClose={onClose} />;
    case "refund":
      return <RefundDialog order={order} onClose={onClose} />;
    case "ship":
      return <ShipDialog order={order} onClose={onClose} onShip={onShip} />;
    case "noShow":
      return <NoShowDialog order={order} onClose={onClose} onConfirm={onNoShow} />;
    case "restore":
      return <RestoreDialog order={order} onClose={onClose} onConfirm={onRestore} />;
  }
}
