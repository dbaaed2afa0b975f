import { businessInvoiceFields } from "@lokalkorb/domain/invoices/invoice-fields";
import { defineDocument } from "../../document/define-document.ts";
import { paths } from "../../paths.ts";

export const b2bInvoiceDocument = defineDocument(paths.b2bInvoice, businessInvoiceFields);
