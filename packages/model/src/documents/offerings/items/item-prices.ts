import * as f from "@lokalkorb/domain/kernel/fields/field";
import { defineDocument } from "../../../document/define-document.ts";
import { paths } from "../../../paths.ts";

/**
 * The price of an item from one day on ('YYYY-MM-DD'), also from one to come; the lowest of 30 days stands beside a
 * reduced price (PRC). Functions write it.
 */
export const itemPriceDocument = defineDocument(paths.itemPrice, {
  // At the end of the day, and the lowest until the next of these days, prices of single hours included.
  priceCents: f.cents(),
  lowestCents: f.optional(f.cents()),
  /** The price that public campaigns left. */
  saleCents: f.optional(f.cents()),
  menuVersion: f.count(),
  /** When it was published, or when a planned one begins. */
  at: f.instant(),
});
