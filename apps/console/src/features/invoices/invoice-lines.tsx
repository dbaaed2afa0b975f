import type { InvoiceLine } from "@lokalkorb/domain/invoices/invoice-fields";
import { formatMoney, formatPercent } from "@lokalkorb/domain/kernel/format/format-money";
import type { ReactElement } from "react";
import { invoicesText } from "./invoices-text.ts";

const words = invoicesText.dialog;

/** Net amounts, each order above its lines. */
export function InvoiceLines({ lines }: { readonly lines: readonly InvoiceLine[] }): ReactElement {
  return (
    <section>
      <h3 className="mb-1 text-name">{words.lines}</h3>
      <ul className="grid gap-1">
        {lines.map((line, index) => {
          const before = lines[index - 1];
          const isFirst = before?.orderNo !== line.orderNo || before.deliveredOn !== line.deliveredOn;
          return (
            // oxlint-disable-next-line react/no-array-index-key -- lines are told apart by their order
            <li key={index}>
              {isFirst && (
                <span className="block pt-1 text-meta text-ink-2">
                  {words.order(line.orderNo, line.deliveredOn, line.costCenter)}
                </span>
              )}
              <span className="flex justify-between gap-3">
                <span className="wrap-anywhere">
                  {line.unit === "Stück" ? `${line.qty} × ${line.text}` : line.text}
                  <span className="text-meta text-ink-2"> {formatPercent(line.rateBp)}</span>
                </span>
                <span className="whitespace-nowrap">{formatMoney(line.netCents)}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
