import { netPaidCents } from "@lokalkorb/domain/ordering/order/payment-rules";
import { Notice } from "@lokalkorb/ui/notice";
import type { ReactElement } from "react";
import type { ShopOrder } from "@/entities/order/state/order-document";
import { changeText } from "./change-text.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";

export interface NoShowDialogProps {
  readonly order: ShopOrder;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

const words = changeText.noShow;

/** There is no way back from here, so it asks. */
export function NoShowDialog({ order, onClose, onConfirm }: NoShowDialogProps): ReactElement {
  const paidCents = netPaidCents(order);
  return (
    <ConfirmDialog
      title={words.title(order.dayCode)}
      confirm={words.confirm}
      danger
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <div className="grid gap-3">
        <p className="text-name">{words.text}</p>
        {paidCents > 0 && <Notice>{words.paid(paidCents)}</Notice>}
      </div>
    </ConfirmDialog>
  );
}
