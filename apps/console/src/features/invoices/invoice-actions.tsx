import { changeInvoice } from "@lokalkorb/contracts/business-invoices";
import type { InputOf } from "@lokalkorb/contracts/contract";
import { can } from "@lokalkorb/domain/access/permissions";
import { deskGroupOf, lateOpenCents } from "@lokalkorb/domain/invoices/invoice-state";
import { lastReminder, reminderTitles } from "@lokalkorb/domain/invoices/remind";
import { useConnection } from "@lokalkorb/model/react/use-connection";
import { Button } from "@lokalkorb/ui/button";
import { Notice } from "@lokalkorb/ui/notice";
import { notify } from "@lokalkorb/ui/notify";
import { useState, type ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { failureText } from "@/shared/commands/failure-text";
import { useRequest } from "@/shared/commands/use-request";
import { PayForm, type StepFormProps } from "./pay-form.tsx";
import { RemindForm } from "./remind-form.tsx";
import { TakeBackForm } from "./take-back-form.tsx";
import { WriteOffForm } from "./write-off-form.tsx";
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
  const [form, setForm] = useState<StepForm | null>(null);
  const request = useRequest(changeInvoice, changeRefusals);
  const offline = useConnection() === "offline";
  const isOver = deskGroupOf(invoice, today) === "cancelled" && invoice.status !== "writtenOff";
  if (!can(role, "invoices.write") || isOver) return null;
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
          <Form form={form} {...props} />
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

type StepForm = "pay" | "remind" | "cancel" | "correct" | "writeOff";

function Form({ form, ...props }: StepFormProps & { readonly form: StepForm }): ReactElement {
  switch (form) {
    case "pay":
      return <PayForm {...props} />;
    case "remind":
      return <RemindForm {...props} />;
    case "writeOff":
      return <WriteOffForm {...props} />;
    case "cancel":
    case "correct":
      return <TakeBackForm key={form} kind={form} {...props} />;
  }
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
  readonly onForm: (form: StepForm) => void;
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
  if (group === "cancelled")
    return (
      <Button
        look="outline"
        pending={pending}
        pendingLabel={words.working}
        disabled={disabled}
        onClick={() => void onSend({ do: "awaitAgain" })}
      >
        {words.awaitAgain}
      </Button>
    );
  const awaited = group === "open" || group === "overdue";
  const late = lateOpenCents(invoice);
  return (
    <div className="flex flex-wrap gap-2">
      {(awaited || late > 0) && <Button onClick={() => onForm("pay")}>{words.pay}</Button>}
      {group === "overdue" && level <= lastReminder && askedUntil < today && (
        <Button look="outline" onClick={() => onForm("remind")}>
          {words.remind(reminderTitles[level - 1] ?? reminderTitles[0])}
        </Button>
      )}
      <Button look="outline" onClick={() => onForm("correct")}>
        {words.correct}
      </Button>
      {awaited && paidCents === 0 && (invoice.late?.paidCents ?? 0) === 0 && corrected.length === 0 && (
        <Button look="outline" onClick={() => onForm("cancel")}>
          {words.cancel}
        </Button>
      )}
      {group === "overdue" && (
        <Button look="outline" onClick={() => onForm("writeOff")}>
          {words.writeOff}
        </Button>
      )}
      {late > 0 && (
        <Button
          look="outline"
          pending={pending}
          pendingLabel={words.working}
          disabled={disabled}
          onClick={() => void onSend({ do: "waive" })}
        >
          {words.waive}
        </Button>
      )}
    </div>
  );
}
