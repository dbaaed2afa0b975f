import { formatDate } from "@lokalkorb/domain/kernel/format/format-time";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { inTransaction, readDocument, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { b2bInvoiceDocument } from "@lokalkorb/model/documents/restaurants/b2b-invoices";
import { businessInvoiceMachine } from "@lokalkorb/domain/invoices/invoice-machine";
import { transition } from "@lokalkorb/domain/kernel/state-machine";
import { sendNewMail } from "../notifications/delivery/deliver-mail.ts";
import { readMailShop } from "../notifications/read-mail-shop.ts";
import type { EffectRunner } from "../outbox/effect-runner.ts";
import { drawPaper, businessFileName, eInvoiceFileName } from "./papers/draw-paper.ts";
import type { InvoiceDeps, StoredInvoice } from "./papers/invoice-deps.ts";
import { invoiceMail } from "./papers/invoice-mail.ts";

/**
 * Draws the paper of an invoice or a reminder and mails it to the address that the company named for invoices. May run
 * twice, at once or after a kill: the file is written once, and the mail is named by its invoice.
 */
export const runInvoiceEffect: EffectRunner<InvoiceDeps> = async (deps, { restaurantId, invoice: asked }) => {
  const { id: invoiceId, level } = must(asked, "an invoice");
  const invoice = await readDocument(deps.db, b2bInvoiceDocument, { restaurantId, invoiceId });
  if (invoice === null) return;
  await deps.failpoint("invoices:numbered");
  const path = await drawPaper(deps, restaurantId, invoice, level);
  if (path === null) return;
  await deps.failpoint("invoices:drawn");
  const { shop, slug } = await readMailShop(deps, restaurantId);
  const ports = deps.mail();
  const reminder = invoice.dunning.find((one) => one.level === level);
  const until = formatDate(reminder?.dueOn ?? invoice.dueOn);
  const content = invoiceMail({ invoice, shop, level, until, imprint: `${ports.config.appUrl}/${slug}/impressum` });
  const name = businessFileName(invoice, level);
  await sendNewMail(deps, ports, {
    id: `b2bInvoice_${restaurantId}_${invoiceId}${level === undefined ? "" : `_${level}`}`,
    to: invoice.buyer.email ?? "",
    content,
    shop,
    attachments: [{ name, contentType: "application/pdf", path }, ...(await xmlBeside(deps, invoice, level))],
  });
  if (level === undefined) await markSent(deps, restaurantId, invoiceId);
};

/** The file of a format that has no paper around it. */
async function xmlBeside({ invoiceFiles }: InvoiceDeps, invoice: StoredInvoice, level: number | undefined) {
  const path = level === undefined ? invoice.xmlPath : undefined;
  if (path === undefined || !(await invoiceFiles.exists(path))) return [];
  return [{ name: eInvoiceFileName(invoice), contentType: "application/xml", path }];
}

const markSent = (deps: InvoiceDeps, restaurantId: string, invoiceId: string): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const invoice = await readDocument(tx, b2bInvoiceDocument, { restaurantId, invoiceId });
    if (invoice === null || invoice.sentAt !== undefined) return;
    // Money or a cancellation may have been faster.
    const status =
      invoice.status === "issued" ? transition(businessInvoiceMachine, "issued", "sent", "system") : invoice.status;
    updateDocument(tx, b2bInvoiceDocument, { restaurantId, invoiceId }, { status, sentAt: deps.now() });
  });
