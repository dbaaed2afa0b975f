import type { BusinessInvoice } from "@lokalkorb/domain/invoices/invoice-fields";
import { gapsOf } from "@lokalkorb/domain/invoices/invoice-gaps";

/**
 * The one place that is asked before a number is taken (INV-01, EIN-03): what is found here keeps the draft a draft. Keys of
 * `invoiceGaps`, which the desk has words for.
 */
export const checkBeforeNumber = (invoice: BusinessInvoice): Promise<readonly string[]> =>
  Promise.resolve(gapsOf(invoice));
