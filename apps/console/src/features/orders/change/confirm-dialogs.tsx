import { netPaidCents } from "@lokalkorb/domain/ordering/order/payment-rules";
import { Button } from "@lokalkorb/ui/button";
import { Dialog } from "@lokalkorb/ui/dialog";
import { Notice } from "@lokalkorb/ui/notice";
import type { ReactElement, ReactNode } from "react";
import type { ShopOrder } from "@/entities/order/state/order-document";
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
      confirm={changeText.noShow.confirm}
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
      confirm={changeText.restore.confirm}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <p className="text-name">{changeText.restore.text}</p>
    </ConfirmDialog>
  );
}

interface ConfirmDialogProps {
  readonly title: string;
  readonly confirm: string;
  /** For an action without a way back. */
  readonly danger?: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
  readonly children: ReactNode;
}

/** Asks before a step that a press alone should not make. */
function ConfirmDialog({
  title,
  confirm,
  danger = false,
  onClose,
  onConfirm,
  children,
}: ConfirmDialogProps): ReactElement {
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      width={460}
      footer={
        <div className="grid gap-2 md:grid-cols-2">
          <Button wide look="outline" onClick={onClose}>
            {changeText.back}
          </Button>
          <Button wide {...(danger && { look: "danger" })} onClick={onConfirm}>
            {confirm}
          </Button>
        </div>
      }
    >
      {children}
    </Dialog>
  );
}
