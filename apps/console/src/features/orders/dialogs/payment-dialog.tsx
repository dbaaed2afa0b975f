import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { counterMethod, netPaidCents, openCents } from "@lokalkorb/domain/ordering/order/payment-rules";
import type { Cents } from "@lokalkorb/domain/kernel/money/cents";
import { Button } from "@lokalkorb/ui/button";
import { Dialog } from "@lokalkorb/ui/dialog";
import { BanknoteIcon, CreditCardIcon } from "@lokalkorb/ui/icons";
import { Segmented } from "@lokalkorb/ui/segmented";
import { TextField } from "@lokalkorb/ui/text-field";
import { useState, type ReactElement } from "react";
import type { ShopOrder } from "@/entities/order/state/order-document";
import { dialogText } from "./dialog-text.ts";

export interface PaymentDialogProps {
  readonly order: ShopOrder;
  readonly onClose: () => void;
  readonly onPaid: (payment: {
    readonly method: "cash" | "card";
    readonly cents: Cents;
    readonly tillReceiptNo?: string;
  }) => void;
}

const labels = dialogText.payment;

/** The handover of an order that is not paid yet: a note of how it was paid, for the till, which counts the money (POS-01). */
export function PaymentDialog({ order, onClose, onPaid }: PaymentDialogProps): ReactElement {
  const due = openCents(order);
  const paid = netPaidCents(order);
  const [method, setMethod] = useState(counterMethod(order.paymentMethod));
  const [receiptNo, setReceiptNo] = useState("");
  const tillReceiptNo = receiptNo.trim();
  return (
    <Dialog
      onClose={onClose}
      title={labels.title(order.dayCode)}
      width={460}
      footer={
        <Button
          size="large"
          wide
          onClick={() => onPaid({ method, cents: due, ...(tillReceiptNo !== "" && { tillReceiptNo }) })}
        >
          {labels.confirm(formatMoney(due))}
        </Button>
      }
    >
      <div className="grid gap-5">
        <p className="flex items-baseline justify-between rounded-lg bg-sunken px-4 py-3">
          <span className="text-name">{labels.due}</span>
          <b className="text-[2.25rem] leading-10">{formatMoney(due)}</b>
        </p>
        {paid > 0 && (
          <p className="-mt-3 text-name text-ink-2">
            {labels.already(formatMoney(order.totals.totalCents), formatMoney(paid))}
          </p>
        )}
        <Segmented
          legend={labels.method}
          name="method"
          value={method}
          onChange={setMethod}
          segments={[
            { value: "cash", label: labels.cash, icon: <BanknoteIcon /> },
            { value: "card", label: labels.card, icon: <CreditCardIcon /> },
          ]}
        />
        <p className="text-name text-ink-2">{labels.till}</p>
        <TextField
          label={labels.receiptNo}
          note={labels.freely}
          value={receiptNo}
          maxLength={40}
          autoComplete="off"
          onChange={(event) => setReceiptNo(event.target.value)}
        />
      </div>
    </Dialog>
  );
}
