import {
  cents,
  count,
  instant,
  list,
  localDate,
  object,
  oneOf,
  opaque,
  optional,
  text,
} from "../../../document/codecs.ts";
import { defineDocument } from "../../../document/define-document.ts";
import { paths } from "../../../paths.ts";

/** What only staff may know of an order: who acted, internal notes, the hash of the guest's token, warnings. */
export const orderDeskDocument = defineDocument(
  paths.orderDesk,
  object({
    tokenHash: optional(text),
    note: optional(text),
    fraudFlags: optional(list(text)),
    /** What the order has added to the figures of its shop so far. */
    counted: optional(
      object({
        state: oneOf(["completed", "cancelled", "rejected", "noShow"]),
        dayKey: localDate,
        hour: text,
        revenueCents: cents,
        tipsCents: cents,
        refundsCents: cents,
        units: count,
        items: count,
        distribution: text,
        payment: text,
        channel: text,
      }),
    ),
    /** Changes that wait for the shopper's word, as `editOrder` got them. */
    proposed: optional(list(opaque)),
    actions: list(object({ at: instant, type: text, uid: text, reason: optional(text) })),
  }),
);
