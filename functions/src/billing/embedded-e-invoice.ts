import type { Order } from "@lokalkorb/domain/ordering/order/order";
import type { BusinessCustomer } from "@lokalkorb/domain/ordering/businesses/business-customer";
import type { Id } from "@lokalkorb/domain/kernel/branded";
import { readDocument } from "@lokalkorb/model/admin/admin-documents";
import { b2bCustomerDocument } from "@lokalkorb/model/documents/restaurants/b2b-customers";
import type { EInvoice } from "../e-invoices/invoice/e-invoice.ts";
import { writeEInvoice } from "../e-invoices/write-e-invoice.ts";
import type { Deps } from "../platform/deps.ts";

/** The company that an order was placed for, as its record is now; null for a person's own order. */
export async function companyOf(
  { db }: Deps,
  restaurantId: Id<"shop">,
  { customer: { b2bCustomerId } }: Pick<Order, "customer">,
): Promise<BusinessCustomer | null> {
  if (b2bCustomerId === undefined) return null;
  return readDocument(db, b2bCustomerDocument, { restaurantId, customerId: b2bCustomerId });
}

/**
 * The file that goes into the paper of a company which wants e-invoices. The order is over and paid, so its paper is due
 * either way: what its file lacks is logged, and the paper goes out without it.
 */
export async function embeddedEInvoice(
  { log }: Deps,
  company: BusinessCustomer,
  invoice: EInvoice | null,
): Promise<string | null> {
  if (company.eInvoice === "pdf" || company.eInvoice === "ebInterface" || invoice === null) return null;
  const written = await writeEInvoice(invoice, "zugferd");
  if ("xml" in written) return written.xml;
  log.warn("billing: a paper goes out without its e-invoice", { no: invoice.no, problems: written.problems });
  return null;
}
