import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { backCents } from "@lokalkorb/domain/ordering/lifecycle/cancel-terms";
import { netPaidCents } from "@lokalkorb/domain/ordering/order/payment-rules";
import { backFrom } from "@lokalkorb/domain/ordering/refunds/refund-sources";
import { Segmented } from "@lokalkorb/ui/segmented";
import { TextField } from "@lokalkorb/ui/text-field";
import type { ReactElement } from "react";
import type { ShopOrder } from "@/entities/order/state/order-document";
import { centsField } from "@/shared/forms/state/read-amount";
import { methodsBack } from "../change/refund-values.ts";
import { endingText } from "./ending-text.ts";
import { backOf, type MoneyValues } from "./ending-values.ts";

export interface MoneyBackProps {
  readonly order: ShopOrder;
  readonly values: MoneyValues;
  readonly tried: boolean;
  readonly onChange: (values: MoneyValues) => void;
}

const labels = endingText.money;

/** How much goes back of an order whose work had begun, who bears it, and how it goes (state-machines 3.1, row 18). */
export function MoneyBack({ order, values, tried, onChange }: MoneyBackProps): ReactElement {
  const paidCents = netPaidCents(order);
  const choice = backOf(values, paidCents);
  const cents = typeof choice === "string" ? null : backCents(order, choice);
  return (
    <div className="grid gap-2">
      <p className="text-name font-bold" aria-hidden="true">
        {labels.legend}
      </p>
      <Segmented
        legend={labels.legend}
        name="money-back"
        value={values.kind}
        onChange={(kind) => onChange({ ...values, kind })}
        segments={[
          { value: "all", label: labels.all, detail: <span className="text-meta">{formatMoney(paidCents)}</span> },
          { value: "part", label: labels.part },
          { value: "none", label: labels.none },
        ]}
      />
      {values.kind === "part" && (
        <TextField
          label={labels.amount}
          inputMode="decimal"
          autoComplete="off"
          value={values.amount}
          placeholder={centsField(paidCents)}
          error={tried && typeof choice === "string" ? choice : undefined}
          onChange={(event) => onChange({ ...values, amount: event.target.value })}
        />
      )}
      {cents !== null && (
        <ul className="grid gap-1 text-name" aria-live="polite">
          {cents > 0 && <li>{labels.back(formatMoney(cents))}</li>}
          {cents > 0 &&
            methodsBack(order, { cents, from: backFrom(order, cents), lines: [], vat: [] }).map((way) => (
              <li key={way} className="text-ink-2">
                {way}
              </li>
            ))}
          {cents < paidCents && <li>{labels.kept(formatMoney(paidCents - cents))}</li>}
        </ul>
      )}
    </div>
  );
}
