import { redemptionStates } from "@lokalkorb/domain/pricing/discounts/redemption-machine";
import * as f from "@lokalkorb/domain/kernel/fields/field";
import { defineDocument } from "../../../document/define-document.ts";
import { paths } from "../../../paths.ts";

/**
 * One order's use of a code or gift card. Held in the transaction that places the order, so that a limited code cannot
 * be used twice in parallel; functions alone write it.
 */
export const redemptionDocument = defineDocument(paths.redemption, {
  state: f.oneOf(redemptionStates),
  cents: f.cents(),
  at: f.instant(),
  uid: f.id<"user">(),
  emailHash: f.optional(f.text()),
  /** The code has no limit, so its sums are counted later; the order's total belongs to them. */
  countedLater: f.optional(f.flag()),
  revenueCents: f.optional(f.cents()),
});
