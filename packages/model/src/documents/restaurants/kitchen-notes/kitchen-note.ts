import * as f from "@lokalkorb/domain/kernel/fields/field";
import { defineDocument } from "../../../document/define-document.ts";
import { paths } from "../../../paths.ts";

/**
 * A note of the staff to the kitchen, by the id of its order. It stands beside the order and not in it, because shoppers read
 * that.
 */
export const kitchenNoteDocument = defineDocument(paths.kitchenNote, {
  text: f.text({ max: 300 }),
  at: f.instant(),
  expiresAt: f.instant(),
});
