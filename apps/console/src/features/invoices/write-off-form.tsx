import { outstandingCents } from "@lokalkorb/domain/invoices/invoice-state";
import { TextField } from "@lokalkorb/ui/text-field";
import { useState, type ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { invoicesText } from "./invoices-text.ts";
import { StepButtons, type StepFormProps } from "./pay-form.tsx";

const words = invoicesText.writeOff;

/** state-machines 3.4: money that is not to be had, with the reason that the books keep. */
export function WriteOffForm({ invoice, pending, disabled, onSend, onBack }: StepFormProps): ReactElement {
  const { country } = useShop().shop;
  const [reason, setReason] = useState("");
  const [tried, setTried] = useState(false);
  const send = (): void => {
    setTried(true);
    if (reason.trim() !== "") void onSend({ do: "writeOff", reason: reason.trim() });
  };
  return (
    <>
      <p>{words.lead(outstandingCents(invoice))}</p>
      <p className="text-ink-2">{words.tax[country]}</p>
      <TextField
        label={words.reason}
        hint={words.reasonHint}
        maxLength={200}
        value={reason}
        error={tried && reason.trim() === "" ? words.reasonMissing : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
      <StepButtons
        label={invoicesText.dialog.writeOff}
        isDanger
        pending={pending}
        disabled={disabled}
        onSend={send}
        onBack={onBack}
      />
    </>
  );
}
