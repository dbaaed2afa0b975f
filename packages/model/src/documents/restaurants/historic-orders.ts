import * as f from "@lokalkorb/domain/kernel/fields/field";
import { orderFields } from "@lokalkorb/domain/ordering/order/order";
import { defineDocument } from "../../document/define-document.ts";
import { event } from "../../document/shapes/shared-shapes.ts";
import { paths } from "../../paths.ts";

/**
 * An order that left the board for good: the same document under the same id, plus the full history. After the
 * retention period the person is anonymized (null) while amounts, taxes and number stay.
 */
export const historicOrderDocument = defineDocument(paths.historicOrder, {
  ...orderFields,
  customer: f.object({
    uid: f.nullable(f.id<"user">()),
    name: f.nullable(f.text()),
    email: f.nullable(f.text()),
    phone: f.optional(f.nullable(f.text())),
    isGuest: f.flag(),
    /** For a company: its books and FOO-09 ask for years who got the goods. */
    b2bCustomerId: f.optional(f.text()),
    company: f.optional(f.text()),
    costCenter: f.optional(f.text()),
    poNumber: f.optional(f.text()),
  }),
  history: f.optional(f.list(event)),
  archivedAt: f.instant(),
  searchIndexed: f.flag(),
  retention: f.optional(f.object({ deletePersonAfter: f.instant() })),
});
