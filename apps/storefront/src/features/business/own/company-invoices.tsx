import { companyInvoices, readInvoice } from "@lokalkorb/contracts/business-invoices";
import type { OutputOf } from "@lokalkorb/contracts/contract";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { formatDate } from "@lokalkorb/domain/kernel/format/format-time";
import { saveAnswer } from "@lokalkorb/shell/save-file";
import { Button } from "@lokalkorb/ui/button";
import { useCallback, useEffect, useState, type ReactElement } from "react";
import type { OwnBusiness } from "@/entities/business/use-own-businesses";
import { loadLive } from "@/shared/live/load-live";
import { ownText as words } from "./own-text.ts";

type Invoices = OutputOf<typeof companyInvoices>["invoices"];

/** For those who manage the company: what was billed, what is still to pay, and each paper. */
export function CompanyInvoices({ business }: { readonly business: OwnBusiness }): ReactElement | null {
  const { restaurantId, customerId } = business;
  const [invoices, setInvoices] = useState<Invoices | "failed" | null>(null);
  const load = useCallback((): void => {
    const ask = async (): Promise<Invoices | "failed"> => {
      const answer = await (await loadLive()).call(companyInvoices, { restaurantId, customerId });
      return answer.ok ? answer.value.invoices : "failed";
    };
    void ask()
      .catch((): "failed" => "failed")
      .then(setInvoices);
  }, [restaurantId, customerId]);
  useEffect(load, [load]);
  // Most companies have none yet, and an empty head would say nothing.
  if (invoices === null || invoices.length === 0) return null;
  return (
    <section className="grid gap-2" aria-label={words.invoices}>
      <h3 className="text-h3">{words.invoices}</h3>
      {invoices === "failed" ? (
        <div className="flex flex-wrap items-center gap-3">
          <p>{words.invoicesFailed}</p>
          <Button size="small" look="outline" onClick={load}>
            {words.again}
          </Button>
        </div>
      ) : (
        <ul className="divide-y divide-line">
          {invoices.map((invoice) => (
            <li key={invoice.invoiceId}>
              <InvoiceLine invoice={invoice} restaurantId={restaurantId} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface InvoiceLineProps {
  readonly invoice: Invoices[number];
  readonly restaurantId: string;
}

function InvoiceLine({ invoice, restaurantId }: InvoiceLineProps): ReactElement {
  const { invoiceId, no, type, issuedOn, from, to, grossCents, restCents, lateCents, dueOn, isCancelled, hasXml } =
    invoice;
  const [state, setState] = useState<"idle" | "pdf" | "xml" | "failed">("idle");
  const save = async (file: "pdf" | "xml"): Promise<void> => {
    setState(file);
    const answer = await loadLive()
      .then((client) => client.call(readInvoice, { restaurantId, invoiceId, file }))
      .catch(() => null);
    if (answer?.ok === true) saveAnswer(answer.value);
    setState(answer?.ok === true ? "idle" : "failed");
  };
  const days = from === to ? formatDate(from) : words.fromTo(formatDate(from), formatDate(to));
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-48 flex-1">
        <b className="block wrap-anywhere">{`${words.invoiceTypes[type]} ${no}`}</b>
        <p className="text-meta text-ink-2">
          {[words.issued(formatDate(issuedOn)), days, ...(isCancelled ? [words.cancelled] : [])].join(" · ")}
        </p>
        {restCents > 0 && <p className="text-meta">{words.rest(formatMoney(restCents), formatDate(dueOn))}</p>}
        {lateCents > 0 && <p className="text-meta">{words.late(formatMoney(lateCents))}</p>}
        {state === "failed" && (
          <p role="alert" className="text-meta text-danger-ink">
            {words.pdfFailed}
          </p>
        )}
      </div>
      <b className="whitespace-nowrap">{formatMoney(grossCents)}</b>
      <span className="flex flex-wrap gap-2">
        {(hasXml ? (["pdf", "xml"] as const) : (["pdf"] as const)).map((file) => (
          <Button
            key={file}
            size="small"
            look="outline"
            aria-label={words.fileOf[file](no)}
            pending={state === file}
            pendingLabel={words.pdfLoading}
            onClick={() => void save(file)}
          >
            {words.files[file]}
          </Button>
        ))}
      </span>
    </div>
  );
}
