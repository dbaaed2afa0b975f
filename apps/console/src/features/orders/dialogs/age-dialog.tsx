import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { netPaidCents } from "@lokalkorb/domain/ordering/order/payment-rules";
import type { RejectReason } from "@lokalkorb/domain/ordering/order/order-choices";
import { Button } from "@lokalkorb/ui/button";
import { Dialog } from "@lokalkorb/ui/dialog";
import { Notice } from "@lokalkorb/ui/notice";
import { useState, type ReactElement } from "react";
import type { ShopOrder } from "@/entities/order/state/order-document";
import { endingText } from "../ending/ending-text.ts";
import { dialogText } from "./dialog-text.ts";

export interface AgeDialogProps {
  readonly order: ShopOrder;
  readonly onClose: () => void;
  readonly onPassed: () => void;
  readonly onRefused: (reason: { readonly code: RejectReason; readonly text: string }) => void;
}

const labels = dialogText.age;

/** Before a handover of alcohol: a document is checked, or the goods stay (ALC-02). */
export function AgeDialog({ order, onClose, onPassed, onRefused }: AgeDialogProps): ReactElement {
  const [refusing, setRefusing] = useState(false);
  const minAge = order.flags?.ageCheck ?? 18;
  const paidCents = netPaidCents(order);
  const refuse = (): void => onRefused({ code: "other", text: labels.reason });
  return (
    <Dialog
      onClose={onClose}
      title={labels.title(minAge)}
      width={460}
      footer={
        refusing ? (
          <Button size="large" wide look="danger" onClick={refuse}>
            {labels.confirmRefusal}
          </Button>
        ) : (
          <div className="grid gap-2">
            <Button size="large" wide onClick={onPassed}>
              {labels.passed}
            </Button>
            <Button size="large" wide look="outline" onClick={() => setRefusing(true)}>
              {labels.refused}
            </Button>
          </div>
        )
      }
    >
      {refusing ? (
        <Notice tone="warning" announce>
          {labels.consequence} {paidCents > 0 && endingText.paid(formatMoney(paidCents))}
        </Notice>
      ) : (
        <p className="text-name">{labels.lead(minAge)}</p>
      )}
    </Dialog>
  );
}
