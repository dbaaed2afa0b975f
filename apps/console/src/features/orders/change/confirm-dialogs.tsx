import { netPaidCents } from "@lokalkorb/domain/ordering/order/payment-rules";
import { Notice } from "@lokalkorb/ui/notice";
import type { ReactElement } from "react";
import type { ShopOrder } from "@/entities/order/state/order-document";
import { ConfirmDialog } from "@/shared/forms/ui/confirm-dialog";
import { changeText } from "./change-text.ts";

interface OrderStepProps {
  readonly order: ShopOrder;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** There is no way back from here, so it asks. */
export function NoShowDialog({ order, onClose, onConfirm }: OrderStepProps): ReactElement {
  const paidCents = netPaidCents(order);
  return (
    <ConfirmDialog
      title={changeText.noShow.title(order.dayCode)}
      width={460}
      no={changeText.back}
      yes={changeText.noShow.confirm}
      danger
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <div className="grid gap-3">
        <p className="text-name">{changeText.noShow.text}</p>
        {paidCents > 0 && <Notice>{changeText.noShow.paid(paidCents)}</Notice>}
      </div>
    </ConfirmDialog>
  );
}

/** The mail about it leaves at once and is not taken back, so it asks. */
export function RestoreDialog({ order, onClose, onConfirm }: OrderStepProps): ReactElement {
  return (
    <ConfirmDialog
      title={changeText.restore.title(order.dayCode)}
      width={460}
      no={changeText.back}
      yes={changeText.restore.confirm}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <p className="text-name">{changeText.restore.text}</p>
    </ConfirmDialog>
  );
}
