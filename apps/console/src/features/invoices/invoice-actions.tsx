import { changeInvoice } from "@lokalkorb/contracts/business-invoices";
import type { InputOf } from "@lokalkorb/contracts/contract";
import { can } from "@lokalkorb/domain/access/permissions";
import { deskGroupOf } from "@lokalkorb/domain/invoices/invoice-state";
import { lastReminder, reminderTitles } from "@lokalkorb/domain/invoices/remind";
import { useConnection } from "@lokalkorb/model/react/use-connection";
import { Button } from "@lokalkorb/ui/button";
import { Notice } from "@lokalkorb/ui/notice";
import { notify } from "@lokalkorb/ui/notify";
import { useState, type ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { failureText } from "@/shared/commands/failure-text";
import { useRequest } from "@/shared/commands/use-request";
import { PayForm } from "./pay-form.tsx";
import { TakeBackForm } from "./take-back-form.tsx";
import { changeRefusals, invoicesText } from "./invoices-text.ts";
import type { Invoice } from "./use-invoices.ts";

const words = invoicesText.dialog;
export type InvoiceStep = InputOf<typeof changeInvoice>["step"];

export interface InvoiceActionsProps {
  readonly invoice: Invoice;
  readonly today: string;
  /** The draft is no more. */
  readonly onGone: () => void;
}

/** The steps that this invoice can take now; those that need words or an amount ask for them first. */
export function InvoiceActions({ invoice, today, onGone }: InvoiceActionsProps): ReactElement | null {
  const { restaurantId, role } = useShop();
  const [form, setForm] = useState<"pay" | "cancel" | "correct" | null>(null);
  const request = useRequest(changeInvoice, changeRefusals);
  const offline = useConnection() === "offline";
  if (!can(role, "invoices.write") || deskGroupOf(invoice, today) === "cancelled") return null;
  const send = async (step: InvoiceStep): Promise<void> => {
    const answer = await request.send({ restaurantId, invoiceId: invoice.id, step });
    if (answer === null) return;
    setForm(null);
    const told = words.done[step.do];
    const detail = typeof told === "string" ? told : told(answer.no ?? "");
    notify({ message: invoicesText.subject, detail, tone: "ok", autoDismiss: true });
    if (step.do === "discard") onGone();
  };
  const props = {
    invoice,
    today,
    pending: request.pending,
    disabled: offline,
    onSend: send,
    onBack: () => setForm(null),
  };
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      {offline && <Notice tone="warning">{failureText.offline}</Notice>}
      {request.problem !== null && (
        <Notice tone="danger" announce>
          {request.problem}
        </Notice>
      )}
      {form !== null && (
        <div ref={bringIntoSight} className="grid gap-3">
          {form === "pay" ? <PayForm {...props} /> : <TakeBackForm key={form} kind={form} {...props} />}
        </div>
      )}
      {form === null && (
        <Choices
          invoice={invoice}
          today={today}
          pending={request.pending}
          disabled={offline}
          onSend={send}
          onForm={setForm}
        />
      )}
    </div>
  );
}

/** The invoice above may be long, and the form would begin below the edge. */
function bringIntoSight(form: HTMLElement | null): void {
  form?.scrollIntoView({ block: "start" });
}

interface ChoicesProps {
  readonly invoice: Invoice;
  readonly today: string;
  readonly pending: boolean;
  readonly disabled: boolean;
  readonly onSend: (step: InvoiceStep) => Promise<void>;
  readonly onForm: (form: "pay" | "cancel" | "correct") => void;
}

function Choices({ invoice, today, pending, disabled, onSend, onForm }: ChoicesProps): ReactElement | null {
  const group = deskGroupOf(invoice, today);
  const { dunning, corrected = [], paidCents } = invoice;
  const level = dunning.length + 1;
  const askedUntil = dunning.at(-1)?.dueOn ?? invoice.dueOn;
  if (group === "drafts")
    return (
      <>
        <p className="text-meta text-ink-2">{words.issueNote}</p>
        <div className="grid gap-2 sm:grid-cols-2">
          <Button look="outline" disabled={disabled || pending} onClick={() => void onSend({ do: "discard" })}>
            {words.discard}
          </Button>
          <Button
            pending={pending}
            pendingLabel={words.issuing}
            disabled={disabled}
            onClick={() => void onSend({ do: "issue" })}
          >
            {words.issue}
          </Button>
        </div>
      </>
    );
  const awaited = group === "open" || group === "overdue";
  return (
    <div className="flex flex-wrap gap-2">
      {awaited && <Button onClick={() => onForm("pay")}>{words.pay}</Button>}
      {group === "overdue" && level <= lastReminder && askedUntil < today && (
        <Button
          look="outline"
          pending={pending}
          pendingLabel={words.reminding}
          disabled={disabled}
          onClick={() => void onSend({ do: "remind", level })}
        >
          {words.remind(reminderTitles[level - 1] ?? reminderTitles[0])}
        </Button>
      )}
      <Button look="outline" onClick={() => onForm("correct")}>
        {words.correct}
      </Button>
      {awaited && paidCents === 0 && corrected.length === 0 && (
        <Button look="outline" onClick={() => onForm("cancel")}>
          {words.cancel}
        </Button>
      )}
    </div>
  );
}
