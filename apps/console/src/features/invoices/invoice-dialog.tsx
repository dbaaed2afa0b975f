import { readInvoice } from "@lokalkorb/contracts/business-invoices";
import type { InputOf } from "@lokalkorb/contracts/contract";
import { reminderTitles } from "@lokalkorb/domain/invoices/remind";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { formatDate } from "@lokalkorb/domain/kernel/format/format-time";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { saveAnswer } from "@lokalkorb/shell/save-file";
import { Button } from "@lokalkorb/ui/button";
import { Dialog } from "@lokalkorb/ui/dialog";
import { ReceiptTextIcon } from "@lokalkorb/ui/icons";
import { useState, type ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { useShopRequest } from "@/shared/commands/use-command";
import { InvoiceActions } from "./invoice-actions.tsx";
import { InvoiceLines } from "./invoice-lines.tsx";
import { InvoiceSums } from "./invoice-sums.tsx";
import { invoicesText, statusNames, typeNames, viaNames, xmlNames } from "./invoices-text.ts";
import type { Invoice } from "./use-invoices.ts";

const words = invoicesText.dialog;

export interface InvoiceDialogProps {
  readonly invoice: Invoice;
  readonly today: string;
  readonly onClose: () => void;
}

/** One invoice as a whole: its facts, lines and sums, what came in, and the next steps. */
export function InvoiceDialog({ invoice, today, onClose }: InvoiceDialogProps): ReactElement {
  const { no, type, status, buyer, supply, dueOn, poNumber, reason, original, writtenOff } = invoice;
  const name = buyer.legalName ?? buyer.name;
  const rows = [
    [
      words.supply,
      supply.from === supply.to ? formatDate(supply.from) : `${formatDate(supply.from)} bis ${formatDate(supply.to)}`,
    ],
    ...(no === undefined ? [] : [[words.status, statusNames[status]]]),
    ...(type === "invoice" ? [[words.due, formatDate(dueOn)]] : []),
    ...(original === undefined ? [] : [[words.corrects, original.no]]),
    ...(reason === undefined ? [] : [[words.reason, reason]]),
    ...(status !== "writtenOff" || writtenOff === undefined
      ? []
      : [[words.writtenOff, words.writtenOffAs(writtenOff.cents, writtenOff.day, writtenOff.reason)]]),
    ...(poNumber === undefined ? [] : [[words.po, poNumber]]),
    [words.mail, buyer.email ?? ""],
  ];
  return (
    <Dialog
      onClose={onClose}
      title={no === undefined ? words.draftTitle(name) : `${typeNames[type]} ${no}`}
      width={640}
      lightDismiss={false}
    >
      <div className="grid gap-4">
        {no !== undefined && <p className="text-name font-bold wrap-anywhere">{name}</p>}
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
          {rows.map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-ink-2">{label}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
        <InvoiceLines lines={invoice.lines} />
        <InvoiceSums invoice={invoice} />
        <MoneyIn invoice={invoice} />
        <Papers invoice={invoice} />
        <InvoiceActions invoice={invoice} today={today} onGone={onClose} />
      </div>
    </Dialog>
  );
}

function MoneyIn({ invoice }: { readonly invoice: Invoice }): ReactElement | null {
  const { shop } = useShop();
  if (invoice.payments.length === 0) return null;
  return (
    <section>
      <h3 className="mb-1 text-name">{words.payments}</h3>
      <ul className="grid gap-1">
        {invoice.payments.map(({ at, day, cents, lateCents = 0, via, ref }) => (
          <li key={`${at} ${ref}`} className="flex justify-between gap-3">
            <span className="wrap-anywhere">
              {[formatDate(day ?? instantToLocal(at, shop.timezone).date), viaNames[via], ref]
                .filter(Boolean)
                .join(" · ")}
            </span>
            <b className="whitespace-nowrap">{formatMoney(cents + lateCents)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Paper = Pick<InputOf<typeof readInvoice>, "level" | "file"> & { readonly label: string };

/** The files as the company got them. */
function Papers({ invoice }: { readonly invoice: Invoice }): ReactElement | null {
  const { restaurantId, shop } = useShop();
  const ask = useShopRequest();
  const [loading, setLoading] = useState<string | null>(null);
  const { no, xmlFormat } = invoice;
  if (no === undefined) return null;
  const save = async ({ label, ...which }: Paper): Promise<void> => {
    setLoading(label);
    const file = await ask(readInvoice, { restaurantId, invoiceId: invoice.id, ...which }, invoicesText.subject);
    setLoading(null);
    if (file.ok) saveAnswer(file.value);
  };
  const papers: readonly Paper[] = [
    { label: words.pdf },
    ...(xmlFormat === undefined ? [] : [{ file: "xml" as const, label: words.xml(xmlNames[xmlFormat]) }]),
    ...invoice.dunning.map(({ level, at }) => ({
      level,
      label: words.reminder(
        reminderTitles[level - 1] ?? reminderTitles[0],
        formatDate(instantToLocal(at, shop.timezone).date),
      ),
    })),
  ];
  return (
    <div className="flex flex-wrap gap-2">
      {papers.map((paper) => (
        <Button
          key={paper.label}
          look="outline"
          icon={<ReceiptTextIcon size={16} />}
          pending={loading === paper.label}
          pendingLabel={words.pdfLoading}
          onClick={() => void save(paper)}
        >
          {paper.label}
        </Button>
      ))}
    </div>
  );
}
