import { readInvoice as contract } from "@lokalkorb/contracts/business-invoices";
import { can } from "@lokalkorb/domain/access/permissions";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { readDocument } from "@lokalkorb/model/admin/admin-documents";
import { b2bInvoiceDocument } from "@lokalkorb/model/documents/restaurants/b2b-invoices";
import { roleIn } from "../access/staff.ts";
import { defineCallable, type Command } from "../platform/endpoints/define-callable.ts";
import { managesCompany } from "./company-invoices.ts";
import { drawPaper, drawXml, businessFileName, eInvoiceFileName } from "./papers/draw-paper.ts";
import type { InvoiceDeps } from "./papers/invoice-deps.ts";

const command: Command<typeof contract, InvoiceDeps> = async (
  { restaurantId, invoiceId, level, file = "pdf" },
  caller,
  deps,
) => {
  const role = await roleIn(deps.db, restaurantId, caller.uid);
  const isBooks = role !== null && can(role, "invoices.read");
  const invoice = await readDocument(deps.db, b2bInvoiceDocument, { restaurantId, invoiceId });
  const customerId = invoice?.b2bCustomerId ?? "";
  if (!isBooks && (customerId === "" || !(await managesCompany(deps.db, caller, { restaurantId, customerId }))))
    return refuse({ type: "not-allowed" });
  if (invoice?.pdfPath === undefined) return refuse({ type: "not-found" });
  const path =
    file === "xml" ? await drawXml(deps, restaurantId, invoice) : await drawPaper(deps, restaurantId, invoice, level);
  if (path === null) return refuse({ type: "not-found" });
  const content = await deps.invoiceFiles.read(path);
  return ok({
    fileName: file === "xml" ? eInvoiceFileName(invoice) : businessFileName(invoice, level),
    contentType: `application/${file}`,
    content: content.toString("base64"),
  });
};

export const readInvoice = defineCallable(contract, command);
