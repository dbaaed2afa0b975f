import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import type { b2bCustomerDocument } from "@lokalkorb/model/documents/restaurants/b2b-customers";
import type { b2bInvoiceDocument } from "@lokalkorb/model/documents/restaurants/b2b-invoices";
import type { invoicesDocument } from "@lokalkorb/model/documents/restaurants/data/invoices";
import type { BillingDeps } from "../../billing/private-files.ts";
import type { MailDeps } from "../../notifications/delivery/mail-ports.ts";

export interface InvoiceDeps extends MailDeps, BillingDeps {}

export type StoredInvoice = DocumentOf<typeof b2bInvoiceDocument>;
export type BusinessCustomer = DocumentOf<typeof b2bCustomerDocument>;
/** Null: never saved. */
export type StoredSettings = DocumentOf<typeof invoicesDocument> | null;
