import { count, flag, instant, mapOf, object, optional } from "@lokalkorb/domain/kernel/fields/field";
import { defineDocument } from "../../../document/define-document.ts";
import { paths } from "../../../paths.ts";

/** The used capacity of one slot. Made in the transaction of the first order for it; functions alone write it. */
export const slotDocument = defineDocument(paths.slot, {
  startsAt: instant(),
  endsAt: instant(),
  orders: count(),
  units: count(),
  cents: optional(count()),
  capOrders: optional(count()),
  capUnits: optional(count()),
  closed: flag(),
  /** The database deletes it then. */
  expiresAt: optional(instant()),
  held: mapOf(object({ units: count(), cents: optional(count()), until: optional(instant()) })),
});
