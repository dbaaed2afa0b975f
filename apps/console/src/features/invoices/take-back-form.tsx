import { Notice } from "@lokalkorb/ui/notice";
import { TextField } from "@lokalkorb/ui/text-field";
import { useState, type ReactElement } from "react";
import { readCents } from "@/shared/forms/state/read-amount";
import { invoicesText } from "./invoices-text.ts";
import { StepButtons, type StepFormProps } from "./pay-form.tsx";

const words = invoicesText.takeBack;

/** INV-06: the whole invoice, or gross amounts of some of its lines, with a reason that stands on the paper. */
export function TakeBackForm({
  kind,
  invoice,
  pending,
  disabled,
  onSend,
  onBack,
}: StepFormProps & { readonly kind: "cancel" | "correct" }): ReactElement {
  const [reason, setReason] = useState("");
  const [amounts, setAmounts] = useState<Readonly<Record<number, string>>>({});
  const [tried, setTried] = useState(false);
  const typed = Object.entries(amounts).filter(([, amount]) => amount.trim() !== "");
  const lines = typed.map(([line, amount]) => ({ line: Number(line), grossCents: readCents(amount) ?? 0 }));
  const problem =
    kind === "cancel"
      ? null
      : lines.length === 0
        ? words.nothing
        : lines.some(({ grossCents }) => grossCents <= 0)
          ? words.wrong
          : null;
  const send = (): void => {
    setTried(true);
    if (reason.trim() === "" || problem !== null) return;
    void onSend(
      kind === "cancel" ? { do: "cancel", reason: reason.trim() } : { do: "correct", reason: reason.trim(), lines },
    );
  };
  return (
    <>
      <p className="text-ink-2">{kind === "cancel" ? words.cancelLead : words.correctLead}</p>
      {kind === "correct" && (
        <ul className="grid gap-2">
          {invoice.lines.map(({ text, orderNo }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- lines are told apart by their order
            <li key={index} className="grid grid-cols-[minmax(0,1fr)_9rem] items-end gap-3">
              <span className="pb-3 wrap-anywhere">
                {text} <span className="text-meta text-ink-2">{orderNo}</span>
              </span>
              <TextField
                label={
                  <>
                    {words.gross}
                    <span className="sr-only">{`, ${text} ${orderNo}`}</span>
                  </>
                }
                inputMode="decimal"
                after="€"
                value={amounts[index] ?? ""}
                onChange={({ target }) => setAmounts((all) => ({ ...all, [index]: target.value }))}
              />
            </li>
          ))}
        </ul>
      )}
      {tried && problem !== null && (
        <Notice tone="danger" announce>
          {problem}
        </Notice>
      )}
      <TextField
        label={words.reason}
        hint={words.reasonHint}
        maxLength={200}
        value={reason}
        error={tried && reason.trim() === "" ? words.reasonMissing : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
      <StepButtons
        label={kind === "cancel" ? invoicesText.dialog.cancel : invoicesText.dialog.correct}
        isDanger={kind === "cancel"}
        pending={pending}
        disabled={disabled}
        onSend={send}
        onBack={onBack}
      />
    </>
  );
}
