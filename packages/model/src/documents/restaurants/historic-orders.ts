import { flag, instant, list, nullable, object, optional, text } from "@lokalkorb/domain/kernel/fields/field";
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
  customer: object({
    uid: nullable(text()),
    name: nullable(text()),
    email: nullable(text()),
    phone: optional(nullable(text())),
    isGuest: flag(),
  }),
  history: optional(list(event)),
  archivedAt: instant(),
  searchIndexed: flag(),
  retention: optional(object({ deletePersonAfter: instant() })),
});
