import { must } from "@lokalkorb/domain/kernel/invariant";
import type { LocalDate } from "@lokalkorb/domain/kernel/time/instant";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { retainUntil } from "../../billing/issue-tax-documents.ts";
import { readMailShop } from "../../notifications/read-mail-shop.ts";
import { businessPaper } from "./business-paper.ts";
import { writeEInvoice } from "../../e-invoices/write-e-invoice.ts";
import { businessEInvoice } from "./business-e-invoice.ts";
import type { InvoiceDeps, StoredInvoice } from "./invoice-deps.ts";
import { reminderPaper } from "./reminder-paper.ts";

/**
 * The file of an invoice, or of one of its reminders, drawn where it is missing: a death between number and file leaves no gap.
 * Null: there is no such reminder.
 */
export async function drawPaper(
  deps: InvoiceDeps,
  restaurantId: string,
  invoice: StoredInvoice,
  level?: number,
): Promise<string | null> {
  const reminder = invoice.dunning.find((one) => one.level === level);
  if (level !== undefined && reminder === undefined) return null;
  const path = must(level === undefined ? invoice.pdfPath : reminder?.path, "a paper that has its place");
  const files = deps.invoiceFiles;
  const beside = level === undefined ? invoice.xmlPath : undefined;
  if ((await files.exists(path)) && (beside === undefined || (await files.exists(beside)))) return path;
  const { shop } = await readMailShop(deps, restaurantId);
  const at = must(reminder?.at ?? invoice.issuedAt, "an invoice that was issued");
  const xml = level === undefined ? await eInvoiceOf(deps, invoice, instantToLocal(at, shop.timezone).date) : null;
  const content = reminder === undefined ? businessPaper(invoice, shop) : reminderPaper(invoice, reminder, shop);
  // Drawing takes a large library, which only an invoice needs.
  const { invoicePdf } = await import("../../billing/pdf/invoice-pdf.ts");
  const kept = { no: invoice.no ?? "", kind: level === undefined ? invoice.type : `reminder ${level}` };
  const facts = { ...kept, retainUntil: retainUntil(at, shop) };
  if (xml !== null) await files.writeOnce(xmlPathOf(invoice), Buffer.from(xml, "utf8"), facts, "xml");
  const embedded = invoice.xmlFormat === "zugferd" ? (xml ?? undefined) : undefined;
  await files.writeOnce(path, await invoicePdf(content, at, embedded), facts);
  return path;
}

/** EIN-02: the part of a ZUGFeRD paper that counts lies beside it, too. */
const xmlPathOf = ({ xmlPath, pdfPath = "" }: StoredInvoice): string => xmlPath ?? pdfPath.replace(/pdf$/, "xml");

/** The e-invoice alone, drawn where it is missing. Null: the document has none. */
export async function drawXml(deps: InvoiceDeps, restaurantId: string, invoice: StoredInvoice): Promise<string | null> {
  const path = xmlPathOf(invoice);
  if (invoice.xmlFormat === undefined || (await deps.invoiceFiles.exists(path)))
    return invoice.xmlFormat === undefined ? null : path;
  const { shop } = await readMailShop(deps, restaurantId);
  const at = must(invoice.issuedAt, "an invoice that was issued");
  const xml = await eInvoiceOf(deps, invoice, instantToLocal(at, shop.timezone).date);
  if (xml === null) return null;
  const facts = { no: invoice.no ?? "", kind: invoice.type, retainUntil: retainUntil(at, shop) };
  await deps.invoiceFiles.writeOnce(path, Buffer.from(xml, "utf8"), facts, "xml");
  return path;
}

/** It was checked before the number was taken; a document that takes an invoice back is due whatever its file says. */
async function eInvoiceOf(deps: InvoiceDeps, invoice: StoredInvoice, issuedOn: LocalDate): Promise<string | null> {
  if (invoice.xmlFormat === undefined) return null;
  const written = await writeEInvoice(businessEInvoice(invoice, issuedOn), invoice.xmlFormat);
  if ("xml" in written) return written.xml;
  deps.log.warn("invoices: a paper goes out without its e-invoice", { no: invoice.no, problems: written.problems });
  return null;
}

const names = { invoice: "rechnung", credit: "rechnungskorrektur", storno: "stornorechnung" } as const;

/** 'rechnung-re-2026-00001.pdf' */
export const businessFileName = ({ type, no = "" }: Pick<StoredInvoice, "type" | "no">, level?: number): string =>
  `${level === undefined ? names[type] : `mahnung-${level}`}-${no.toLowerCase().replaceAll(/[^a-z0-9-]/g, "-")}.pdf`;

/** 'rechnung-re-2026-00001.xml' */
export const eInvoiceFileName = (invoice: Pick<StoredInvoice, "type" | "no">): string =>
  businessFileName(invoice).replace(/pdf$/, "xml");
