import {
  cents,
  count,
  instant,
  list,
  mapOf,
  nullable,
  number,
  object,
  oneOf,
  optional,
  text,
} from "@lokalkorb/domain/kernel/fields/field";
import { defineDocument } from "../../../document/define-document.ts";
import { paths } from "../../../paths.ts";

const split = mapOf(object({ orders: count(), revenueCents: cents() }));

/** The merchant's success page. Functions add to it per order and rebuild it at night; both must agree. */
export const successDocument = defineDocument(paths.success, {
  lifetime: object({ orders: count(), revenueCents: cents(), customers: count(), items: count() }),
  /** Key 'YYYY-MM'. */
  months: mapOf(
    object({
      orders: count(),
      revenueCents: cents(),
      avgOrderCents: cents(),
      newCustomers: count(),
      returningCustomers: count(),
      cancelled: count(),
      rejected: count(),
      noShow: count(),
      refundsCents: cents(),
      tipsCents: cents(),
      byDistribution: split,
      byPayment: split,
      byChannel: split,
    }),
  ),
  /** Key 'YYYY-MM-DD'. */
  days: mapOf(object({ orders: count(), revenueCents: cents(), units: count() })),
  topItems30: list(object({ itemId: text(), name: text(), qty: count(), revenueCents: cents() })),
  /** Weekday, then hour, to the number of orders. */
  heat: mapOf(mapOf(count())),
  acceptSecondsP50: nullable(number()),
  acceptSecondsP95: nullable(number()),
  codes30: list(
    object({ codeId: optional(text()), code: text(), uses: count(), discountCents: cents(), revenueCents: cents() }),
  ),
  broadcasts30: object({ sent: count(), opened: count(), clicked: count(), orders: count(), revenueCents: cents() }),
  goals: list(
    object({
      key: oneOf(["firstOrder", "tenOrders", "firstPlan", "firstBroadcast", "qrPrinted"]),
      reachedAt: optional(instant()),
    }),
  ),
  rebuiltAt: instant(),
  /** By the database's clock, in microseconds: every step that was written until then is in the last rebuild. */
  countedUntil: optional(number()),
});
