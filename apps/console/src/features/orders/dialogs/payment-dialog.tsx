import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { counterMethod, netPaidCents, openCents } from "@lokalkorb/domain/ordering/order/payment-rules";
import type { Cents } from "@lokalkorb/domain/kernel/money/cents";
import { Button } from "@lokalkorb/ui/button";
import { Chip } from "@lokalkorb/ui/chip";
import { Dialog } from "@lokalkorb/ui/dialog";
import { BanknoteIcon, CreditCardIcon } from "@lokalkorb/ui/icons";
import { Segmented } from "@lokalkorb/ui/segmented";
import { useState, type ReactElement } from "react";
import type { ShopOrder } from "@/entities/order/state/order-document";
import { dialogText } from "./dialog-text.ts";
import { likelyNotes } from "./likely-notes.ts";

export interface PaymentDialogProps {
  readonly order: ShopOrder;
  readonly onClose: () => void;
  readonly onPaid: (payment: { readonly method: "cash" | "card"; readonly cents: Cents }) => void;
}

const labels = dialogText.payment;

/** The handover of an order that is not paid yet: the money that was taken, and the change to give. */
export function PaymentDialog({ order, onClose, onPaid }: PaymentDialogProps): ReactElement {
  const due = openCents(order);
  const paid = netPaidCents(order);
  const [method, setMethod] = useState(counterMethod(order.paymentMethod));
  const [given, setGiven] = useState(due);
  return (
    <Dialog
      onClose={onClose}
      title={labels.title(order.dayCode)}
      width={460}
      footer={
        <Button size="large" wide onClick={() => onPaid({ method, cents: due })}>
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
        {method === "cash" ? (
          <div className="grid gap-3">
            <fieldset className="flex flex-wrap gap-2" aria-label={labels.given}>
              {[due, ...likelyNotes(due)].map((amount) => (
                <Chip key={amount} pressed={given === amount} onClick={() => setGiven(amount)}>
                  {amount === due ? labels.exact : formatMoney(amount).replace(",00", "")}
                </Chip>
              ))}
            </fieldset>
            <p className="flex items-baseline justify-between text-name" aria-live="polite">
              <span className="text-ink-2">{labels.change}</span>
              <b className="text-h2">{formatMoney(given - due)}</b>
            </p>
          </div>
        ) : (
          <p className="text-name text-ink-2">{labels.cardHint}</p>
        )}
      </div>
    </Dialog>
  );
}
