import type { ReactElement } from "react";
import type { ShopOrder } from "@/entities/order/state/order-document";
import { changeText } from "./change-text.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";

export interface RestoreDialogProps {
  readonly order: ShopOrder;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

const words = changeText.restore;

/** The mail about it leaves at once and is not taken back, so it asks. */
export function RestoreDialog({ order, onClose, onConfirm }: RestoreDialogProps): ReactElement {
  return (
    <ConfirmDialog title={words.title(order.dayCode)} confirm={words.confirm} onClose={onClose} onConfirm={onConfirm}>
      <p className="text-name">{words.text}</p>
    </ConfirmDialog>
  );
}
