import * as f from "@lokalkorb/domain/kernel/fields/field";
import { defineDocument } from "../../../document/define-document.ts";
import { paths } from "../../../paths.ts";

const split = f.mapOf(f.object({ orders: f.count(), revenueCents: f.cents() }));

/** The merchant's success page. Functions add to it per order and rebuild it at night; both must agree. */
export const successDocument = defineDocument(paths.success, {
  lifetime: f.object({ orders: f.count(), revenueCents: f.cents(), customers: f.count(), items: f.count() }),
  /** Key 'YYYY-MM'. */
  months: f.mapOf(
    f.object({
      orders: f.count(),
      revenueCents: f.cents(),
      avgOrderCents: f.cents(),
      newCustomers: f.count(),
      returningCustomers: f.count(),
      cancelled: f.count(),
      rejected: f.count(),
      noShow: f.count(),
      refundsCents: f.cents(),
      tipsCents: f.cents(),
      byDistribution: split,
      byPayment: split,
      byChannel: split,
    }),
  ),
  /** Key 'YYYY-MM-DD'. */
  days: f.mapOf(f.object({ orders: f.count(), revenueCents: f.cents(), units: f.count() })),
  topItems30: f.list(f.object({ itemId: f.id<"product">(), name: f.text(), qty: f.count(), revenueCents: f.cents() })),
  /** Weekday, then hour, to the number of orders. */
  heat: f.mapOf(f.mapOf(f.count())),
  acceptSecondsP50: f.nullable(f.number()),
  acceptSecondsP95: f.nullable(f.number()),
  codes30: f.list(
    f.object({
      codeId: f.optional(f.id<"code">()),
      code: f.text(),
      uses: f.count(),
      discountCents: f.cents(),
      revenueCents: f.cents(),
    }),
  ),
  broadcasts30: f.object({
    sent: f.count(),
    opened: f.count(),
    clicked: f.count(),
    orders: f.count(),
    revenueCents: f.cents(),
  }),
  goals: f.list(
    f.object({
      key: f.oneOf(["firstOrder", "tenOrders", "firstPlan", "firstBroadcast", "qrPrinted"]),
      reachedAt: f.optional(f.instant()),
    }),
  ),
  rebuiltAt: f.instant(),
  /** By the database's clock, in microseconds: every step that was written until then is in the last rebuild. */
  countedUntil: f.optional(f.number()),
});
