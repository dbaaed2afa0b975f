import { instant, list, object, opaque, optional, text } from "@lokalkorb/domain/kernel/fields/field";
import { defineDocument } from "../../../document/define-document.ts";
import { paths } from "../../../paths.ts";

/**
 * Internal notes of an order: who changed it, notes, warnings. Who accepted, cooked and handed over stands in the
 * outbox, in the entry of that transition.
 */
export const internalNotesDocument = defineDocument(paths.orderDesk, {
  note: optional(text()),
  fraudFlags: optional(list(text())),
  /** Changes that wait for the shopper's word, as `editOrder` got them. */
  proposed: optional(list(opaque())),
  actions: list(object({ at: instant(), type: text(), uid: text(), reason: optional(text()) })),
});
