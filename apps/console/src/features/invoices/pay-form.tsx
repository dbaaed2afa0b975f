import { covers, paidVia } from "@lokalkorb/domain/invoices/invoice-fields";
import { lateOpenCents, outstandingCents } from "@lokalkorb/domain/invoices/invoice-state";
import { isLocalDate } from "@lokalkorb/domain/kernel/time/local-date";
import { Button } from "@lokalkorb/ui/button";
import { Select } from "@lokalkorb/ui/select";
import { TextField } from "@lokalkorb/ui/text-field";
import { useState, type ReactElement } from "react";
import { centsField, readCents } from "@/shared/forms/state/read-amount";
import { DateField } from "@/shared/forms/time/date-field";
import { FieldRow } from "@/shared/forms/ui/form-section";
import type { InvoiceStep } from "./invoice-actions.tsx";
import { invoicesText, viaNames } from "./invoices-text.ts";
import type { Invoice } from "./use-invoices.ts";

const words = invoicesText.payForm;

export interface StepFormProps {
  readonly invoice: Invoice;
  readonly today: string;
  readonly pending: boolean;
  readonly disabled: boolean;
  readonly onSend: (step: InvoiceStep) => Promise<void>;
  readonly onBack: () => void;
}

/** Money that came in; the rest is proposed, a part may be typed. */
export function PayForm({ invoice, today, pending, disabled, onSend, onBack }: StepFormProps): ReactElement {
  const late = lateOpenCents(invoice);
  const [amount, setAmount] = useState(() => centsField(Math.max(0, outstandingCents(invoice)) + late));
  const [first, setFirst] = useState<(typeof covers)[number]>("late");
  const [day, setDay] = useState(today);
  const [via, setVia] = useState<(typeof paidVia)[number]>("bank");
  const [ref, setRef] = useState("");
  const [tried, setTried] = useState(false);
  const cents = readCents(amount) ?? 0;
  const isRight = cents > 0 && isLocalDate(day);
  const send = (): void => {
    setTried(true);
    const order = late === 0 ? {} : { covers: first };
    if (isRight) void onSend({ do: "pay", cents, day, via, ref: ref.trim(), ...order });
  };
  return (
    <>
      <FieldRow>
        <TextField
          label={words.amount}
          inputMode="decimal"
          after="€"
          value={amount}
          error={tried && cents <= 0 ? words.amountWrong : undefined}
          onChange={({ target }) => setAmount(target.value)}
        />
        <DateField
          label={words.day}
          name="paid-day"
          value={day}
          error={tried && !isLocalDate(day) ? words.dayWrong : undefined}
          onChange={({ target }) => setDay(target.value)}
        />
        <Select
          label={words.via}
          value={via}
          onChange={({ target }) => setVia(paidVia.find((one) => one === target.value) ?? "bank")}
        >
          {paidVia.map((one) => (
            <option key={one} value={one}>
              {viaNames[one]}
            </option>
          ))}
        </Select>
      </FieldRow>
      {late > 0 && (
        <Select
          label={words.covers}
          hint={words.coversHint}
          value={first}
          onChange={({ target }) => setFirst(covers.find((one) => one === target.value) ?? "late")}
        >
          {covers.map((one) => (
            <option key={one} value={one}>
              {words.coversNames[one]}
            </option>
          ))}
        </Select>
      )}
      <TextField
        label={words.ref}
        note={words.optional}
        hint={words.refHint}
        maxLength={140}
        value={ref}
        onChange={({ target }) => setRef(target.value)}
      />
      <StepButtons
        label={invoicesText.dialog.pay}
        pending={pending}
        disabled={disabled}
        onSend={send}
        onBack={onBack}
      />
    </>
  );
}

interface StepButtonsProps {
  readonly label: string;
  readonly isDanger?: boolean;
  readonly pending: boolean;
  readonly disabled: boolean;
  readonly onSend: () => void;
  readonly onBack: () => void;
}

export function StepButtons({
  label,
  isDanger = false,
  pending,
  disabled,
  onSend,
  onBack,
}: StepButtonsProps): ReactElement {
  return (
    <div className="grid grid-cols-2 gap-3">
      <Button look="outline" disabled={pending} onClick={onBack}>
        {invoicesText.dialog.back}
      </Button>
      <Button
        {...(isDanger ? { look: "danger" as const } : {})}
        pending={pending}
        pendingLabel={invoicesText.dialog.working}
        disabled={disabled}
        onClick={onSend}
      >
        {label}
      </Button>
    </div>
  );
}
