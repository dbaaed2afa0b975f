import type { BusinessInvoice } from "@lokalkorb/domain/invoices/invoice-fields";
import { gapsOf } from "@lokalkorb/domain/invoices/invoice-gaps";
import type { LocalDate } from "@lokalkorb/domain/kernel/time/instant";
import type { EInvoiceProblem } from "../e-invoices/invoice/e-invoice.ts";
import { writeEInvoice } from "../e-invoices/write-e-invoice.ts";
import { businessEInvoice } from "./papers/business-e-invoice.ts";

/**
 * The one place that is asked before a number is taken (INV-01, EIN-03): what is found here keeps the draft a draft. Keys of
 * `invoiceGaps`, which the desk has words for, or sentences about the e-invoice.
 */
export async function checkBeforeNumber(invoice: BusinessInvoice, issuedOn: LocalDate): Promise<readonly string[]> {
  const gaps = gapsOf(invoice);
  // A paper that lacks something lacks it in its file, too.
  if (gaps.length > 0 || invoice.xmlFormat === undefined) return gaps;
  const written = await writeEInvoice(businessEInvoice(invoice, issuedOn), invoice.xmlFormat);
  if ("xml" in written) return [];
  // Several rules may say the same.
  const byText = new Map(written.problems.toReversed().map((problem) => [problem.text, problemSentence(problem)]));
  return [...byText.values()].toReversed();
}

const problemSentence = ({ rule, text, place }: EInvoiceProblem): string =>
  `${text} (${[rule, ...(place === "" || rule === "SCHEMA" ? [] : [place])].join(", ")})`;
