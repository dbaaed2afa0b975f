import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { netPaidCents } from "@lokalkorb/domain/ordering/order/payment-rules";
import { rejectReasons, type RejectReason } from "@lokalkorb/domain/ordering/order/order-choices";
import { Button } from "@lokalkorb/ui/button";
import { Dialog } from "@lokalkorb/ui/dialog";
import { Notice } from "@lokalkorb/ui/notice";
import { RadioCard } from "@lokalkorb/ui/radio-card";
import { TextArea } from "@lokalkorb/ui/text-area";
import { useState, type ReactElement } from "react";
import type { ShopOrder } from "@/entities/order/state/order-document";
import { dialogText, reasons } from "./dialog-text.ts";

export interface ReasonDialogProps {
  readonly order: ShopOrder;
  readonly action: "reject" | "cancel";
  readonly onClose: () => void;
  readonly onConfirm: (reason: { readonly code: RejectReason; readonly text: string }) => void;
}

const longest = 300;

/** Why not. The sentence goes to the shopper as it stands here. */
export function ReasonDialog({ order, action, onClose, onConfirm }: ReasonDialogProps): ReactElement {
  const [code, setCode] = useState<RejectReason | null>(null);
  const [text, setText] = useState("");
  const [checked, setChecked] = useState(false);
  const labels = dialogText.reason;
  const paidCents = netPaidCents(order);

  const choose = (next: RejectReason): void => {
    // Handwritten text is not thrown away for a prepared sentence.
    if (text.trim() === "" || (code !== null && text === reasons[code].text)) setText(reasons[next].text);
    setCode(next);
  };
  const confirm = (): void => {
    setChecked(true);
    if (code !== null && text.trim() !== "") onConfirm({ code, text: text.trim() });
  };

  return (
    <Dialog
      onClose={onClose}
      title={labels[action](order.dayCode)}
      lightDismiss={text === ""}
      footer={
        <Button look="danger" wide onClick={confirm}>
          {labels[action](order.dayCode)}
        </Button>
      }
    >
      <div className="grid gap-4">
        {paidCents > 0 && <Notice tone="warning">{labels.paid(formatMoney(paidCents))}</Notice>}
        <fieldset className="grid grid-cols-2 gap-2">
          <legend className="mb-1 text-name font-bold">{labels.choose}</legend>
          {rejectReasons.map((reason) => (
            <RadioCard
              key={reason}
              name="reason"
              value={reason}
              label={reasons[reason].label}
              checked={code === reason}
              onChange={() => choose(reason)}
            />
          ))}
        </fieldset>
        {checked && code === null && (
          <Notice tone="danger" announce>
            {labels.reasonMissing}
          </Notice>
        )}
        <TextArea
          label={labels.text}
          value={text}
          rows={3}
          maxLength={longest}
          onChange={(event) => setText(event.target.value)}
          error={checked && code !== null && text.trim() === "" ? labels.textMissing : undefined}
        />
      </div>
    </Dialog>
  );
}
