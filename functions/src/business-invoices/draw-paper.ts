import { must } from "@lokalkorb/domain/kernel/invariant";
import { retainUntil } from "../billing/issue-tax-documents.ts";
import { readMailShop } from "../notifications/read-mail-shop.ts";
import { businessPaper, reminderPaper } from "./business-paper.ts";
import type { InvoiceDeps, StoredInvoice } from "./invoice-deps.ts";

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
  if (await files.exists(path)) return path;
  const { shop } = await readMailShop(deps, restaurantId);
  const at = must(reminder?.at ?? invoice.issuedAt, "an invoice that was issued");
  const content = reminder === undefined ? businessPaper(invoice, shop) : reminderPaper(invoice, reminder, shop);
  // Drawing takes a large library, which only an invoice needs.
  const { invoicePdf } = await import("../billing/pdf/invoice-pdf.ts");
  const kept = { no: invoice.no ?? "", kind: level === undefined ? invoice.type : `reminder ${level}` };
  await files.writeOnce(path, await invoicePdf(content, at), { ...kept, retainUntil: retainUntil(at, shop) });
  return path;
}

const names = { invoice: "rechnung", credit: "rechnungskorrektur", storno: "stornorechnung" } as const;

/** 'rechnung-re-2026-00001.pdf' */
export const businessFileName = ({ type, no = "" }: Pick<StoredInvoice, "type" | "no">, level?: number): string =>
  `${level === undefined ? names[type] : `mahnung-${level}`}-${no.toLowerCase().replaceAll(/[^a-z0-9-]/g, "-")}.pdf`;
