import { cents, count, instant, optional } from "@lokalkorb/domain/kernel/fields/field";
import { defineDocument } from "../../../document/define-document.ts";
import { paths } from "../../../paths.ts";

/**
 * The price of an item from one day on ('YYYY-MM-DD'), also from one to come; the lowest of 30 days stands beside a
 * reduced price (PRC). Functions write it.
 */
export const itemPriceDocument = defineDocument(paths.itemPrice, {
  // At the end of the day, and the lowest until the next of these days, prices of single hours included.
  priceCents: cents(),
  lowestCents: optional(cents()),
  /** The price that public campaigns left. */
  saleCents: optional(cents()),
  menuVersion: count(),
  /** When it was published, or when a planned one begins. */
  at: instant(),
});
