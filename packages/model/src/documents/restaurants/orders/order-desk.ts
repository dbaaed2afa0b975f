import { instant, list, object, optional, text } from "../../../document/codecs.ts";
import { defineDocument } from "../../../document/define-document.ts";
import { paths } from "../../../paths.ts";

/** What only staff may know of an order: who acted, internal notes, the hash of the guest's token, warnings. */
export const orderDeskDocument = defineDocument(
  paths.orderDesk,
  object({
    tokenHash: optional(text),
    note: optional(text),
    fraudFlags: optional(list(text)),
    actions: list(object({ at: instant, type: text, uid: text, reason: optional(text) })),
  }),
);
