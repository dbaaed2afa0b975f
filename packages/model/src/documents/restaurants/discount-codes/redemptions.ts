import { redemptionStates } from "@lokalkorb/domain/pricing/discounts/redemption-machine";
import { cents, flag, instant, oneOf, optional, text } from "@lokalkorb/domain/kernel/fields/field";
import { defineDocument } from "../../../document/define-document.ts";
import { paths } from "../../../paths.ts";

/**
 * One order's use of a code or gift card. Held in the transaction that places the order, so that a limited code cannot
 * be used twice in parallel; functions alone write it.
 */
export const redemptionDocument = defineDocument(paths.redemption, {
  state: oneOf(redemptionStates),
  cents: cents(),
  at: instant(),
  uid: text(),
  emailHash: optional(text()),
  /** The code has no limit, so its sums are counted later; the order's total belongs to them. */
  countedLater: optional(flag()),
  revenueCents: optional(cents()),
});
