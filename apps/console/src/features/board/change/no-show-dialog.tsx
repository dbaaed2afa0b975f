import { netPaidCents } from "@lokalkorb/domain/orders/payment-rules";
import { Button } from "@lokalkorb/ui/button";
import { Dialog } from "@lokalkorb/ui/dialog";
import { Notice } from "@lokalkorb/ui/notice";
import type { ReactElement } from "react";
import type { ShopOrder } from "@/frame/orders/order-document";
import { changeText } from "./change-text.ts";

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
    <Dialog
      open
      onClose={onClose}
      title={words.title(order.dayCode)}
      width={460}
      footer={
        <div className="grid gap-2 md:grid-cols-2">
          <Button wide look="outline" onClick={onClose}>
            {changeText.back}
          </Button>
          <Button wide look="danger" onClick={onConfirm}>
            {words.confirm}
          </Button>
        </div>
      }
    >
      <div className="grid gap-3">
        <p className="text-name">{words.text}</p>
        {paidCents > 0 && <Notice>{words.paid(paidCents)}</Notice>}
      </div>
    </Dialog>
  );
}
