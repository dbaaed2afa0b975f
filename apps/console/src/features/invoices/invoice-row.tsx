import { daysOverdue, deskGroupOf, lateOpenCents, outstandingCents } from "@lokalkorb/domain/invoices/invoice-state";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { formatDate } from "@lokalkorb/domain/kernel/format/format-time";
import { Badge } from "@lokalkorb/ui/badge";
import type { ReactElement } from "react";
import { invoicesText, statusNames, typeNames } from "./invoices-text.ts";
import type { Invoice } from "./use-invoices.ts";

const words = invoicesText.row;

export interface InvoiceRowProps {
  readonly invoice: Invoice;
  readonly today: string;
  readonly onOpen: () => void;
}

/** One invoice: who it is for, how long its money is awaited, and how much is missing. */
export function InvoiceRow({ invoice, today, onOpen }: InvoiceRowProps): ReactElement {
  const { buyer, no, type, status, supply, dueOn, dunning, grossCents } = invoice;
  const group = deskGroupOf(invoice, today);
  const rest = outstandingCents(invoice);
  const awaited = group === "open" || group === "overdue";
  const late = awaited || group === "paid" ? lateOpenCents(invoice) : 0;
  const notes = [
    type === "invoice" ? (no ?? words.draft) : `${typeNames[type]} ${no ?? ""}`,
    supply.from === supply.to ? formatDate(supply.from) : `${formatDate(supply.from)} bis ${formatDate(supply.to)}`,
    ...(group === "open" ? [words.dueOn(dueOn)] : []),
    ...(group === "overdue" ? [words.overdue(daysOverdue(invoice, today))] : []),
    ...(awaited && dunning.length > 0 ? [words.reminded(dunning.length)] : []),
  ];
  return (
    <li>
      <button
        type="button"
        onClick={onOpen}
        className="flex w-full flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 text-start hover:bg-ink/5"
      >
        <span className="min-w-48 flex-1">
          <b className="block text-name wrap-anywhere">{buyer.legalName ?? buyer.name}</b>
          <span className="block text-meta text-ink-2">{notes.join(" · ")}</span>
        </span>
        <span className="grid justify-items-end gap-1">
          <b className="whitespace-nowrap">{formatMoney(grossCents)}</b>
          {awaited && rest !== grossCents && <span className="text-meta text-ink-2">{words.rest(rest)}</span>}
          {late > 0 && <span className="text-meta text-ink-2">{words.late(late)}</span>}
          {group === "paid" && rest < 0 && <span className="text-meta text-danger-ink">{words.back(0 - rest)}</span>}
        </span>
        {status !== "draft" && (
          <Badge tone={group === "overdue" ? "danger" : group === "paid" ? "ok" : "neutral"}>
            {group === "overdue" && status === "sent" ? statusNames.overdue : statusNames[status]}
          </Badge>
        )}
      </button>
    </li>
  );
}
