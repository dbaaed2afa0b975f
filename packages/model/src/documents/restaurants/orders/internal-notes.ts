import * as f from "@lokalkorb/domain/kernel/fields/field";
import { defineDocument } from "../../../document/define-document.ts";
import { paths } from "../../../paths.ts";

/**
 * Internal notes of an order: who changed it, notes, warnings. Who accepted, cooked and handed over stands in the
 * outbox, in the entry of that transition.
 */
export const internalNotesDocument = defineDocument(paths.internalNotes, {
  note: f.optional(f.text()),
  fraudFlags: f.optional(f.list(f.text())),
  /** Changes that wait for the shopper's word, as `editOrder` got them. */
  proposed: f.optional(f.list(f.opaque())),
  /** Changes of the shopper that wait for their money, as `editOrder` got them; `pendingChange` of the order says how much. */
  awaited: f.optional(f.list(f.opaque())),
  actions: f.list(f.object({ at: f.instant(), type: f.text(), uid: f.id<"user">(), reason: f.optional(f.text()) })),
});
