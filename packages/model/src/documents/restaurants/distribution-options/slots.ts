import * as f from "@lokalkorb/domain/kernel/fields/field";
import { defineDocument } from "../../../document/define-document.ts";
import { paths } from "../../../paths.ts";

/** The used capacity of one slot. Made in the transaction of the first order for it; functions alone write it. */
export const slotDocument = defineDocument(paths.slot, {
  startsAt: f.instant(),
  endsAt: f.instant(),
  orders: f.count(),
  units: f.count(),
  cents: f.optional(f.cents()),
  capOrders: f.optional(f.count()),
  capUnits: f.optional(f.count()),
  closed: f.flag(),
  /** The database deletes it then. */
  expiresAt: f.optional(f.instant()),
  held: f.mapOf(
    f.object({
      units: f.count(),
      cents: f.optional(f.cents()),
      until: f.optional(f.instant()),
      /** Pieces per item; on the day of a way that is in an order round. */
      items: f.optional(f.mapOf(f.count())),
    }),
  ),
});
