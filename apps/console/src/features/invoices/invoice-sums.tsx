import { correctedCents, lateOpenCents, outstandingCents } from "@lokalkorb/domain/invoices/invoice-state";
import { formatMoney, formatPercent } from "@lokalkorb/domain/kernel/format/format-money";
import type { ReactElement } from "react";
import { invoicesText } from "./invoices-text.ts";
import type { Invoice } from "./use-invoices.ts";

const words = invoicesText.dialog;

type Row = readonly [label: string, cents: number, isStrong?: boolean];

/** INV-07: beside the invoice, and never a part of it. */
function lateRows(invoice: Invoice): readonly Row[] {
  const { late } = invoice;
  if (late === undefined || late.cents === 0) return [];
  const open = Math.max(0, outstandingCents(invoice)) + lateOpenCents(invoice);
  return [
    [words.late, late.cents],
    ...(late.paidCents === 0 ? [] : [[words.latePaid, 0 - late.paidCents] as const]),
    ...(open === 0 ? [] : [[words.all, open, true] as const]),
  ];
}

/** From the net amount to what is still missing. */
export function InvoiceSums({ invoice }: { readonly invoice: Invoice }): ReactElement {
  const { netCents, vat, grossCents, paidCents, type, status } = invoice;
  const corrected = correctedCents(invoice);
  const awaited = type === "invoice" && status !== "draft" && status !== "cancelled";
  const rows: readonly Row[] = [
    [words.net, netCents],
    ...vat
      .filter(({ vatCents }) => vatCents !== 0)
      .map((line) => [words.tax(formatPercent(line.rateBp)), line.vatCents] as const),
    [words.gross, grossCents, true],
    ...(corrected === 0 ? [] : [[words.corrected, 0 - corrected] as const]),
    ...(paidCents === 0 ? [] : [[words.paid, 0 - paidCents] as const]),
    ...(awaited && (corrected !== 0 || paidCents !== 0)
      ? [[words.rest, outstandingCents(invoice), true] as const]
      : []),
    ...lateRows(invoice),
  ];
  return (
    <dl className="grid gap-1 border-t border-line pt-3">
      {rows.map(([label, cents, isStrong = false]) => (
        <div key={label} className={isStrong ? "flex justify-between gap-3 font-bold" : "flex justify-between gap-3"}>
          <dt>{label}</dt>
          <dd className="whitespace-nowrap">{formatMoney(cents)}</dd>
        </div>
      ))}
    </dl>
  );
}
