import * as f from "@lokalkorb/domain/kernel/fields/field";
import { defineDocument } from "../../../document/define-document.ts";
import { paths } from "../../../paths.ts";

/**
 * Where order numbers and call numbers come from. Functions lease blocks of them, so numbers are unique per shop
 * and may have gaps; `dayCodes` counts per business day. Invoices are gapless and have series of their own.
 */
export const countersDocument = defineDocument(paths.counters, {
  nextOrderNo: f.count(),
  dayCodes: f.mapOf(f.count()),
  leases: f.optional(f.mapOf(f.count())),
});
