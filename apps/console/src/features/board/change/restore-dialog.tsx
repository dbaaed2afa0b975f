import { Button } from "@lokalkorb/ui/button";
import { Dialog } from "@lokalkorb/ui/dialog";
import type { ReactElement } from "react";
import type { ShopOrder } from "@/frame/orders/order-document";
import { changeText } from "./change-text.ts";

export interface RestoreDialogProps {
  readonly order: ShopOrder;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

const words = changeText.restore;

/** The mail about it leaves at once and is not taken back, so it asks. */
export function RestoreDialog({ order, onClose, onConfirm }: RestoreDialogProps): ReactElement {
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
          <Button wide onClick={onConfirm}>
            {words.confirm}
          </Button>
        </div>
      }
    >
      <p className="text-name">{words.text}</p>
    </Dialog>
  );
}
