import { shopMetricsFields } from "@lokalkorb/domain/ordering/metrics/metrics-fields";
import { periodFields } from "@lokalkorb/domain/ordering/metrics/period-fields";
import * as f from "@lokalkorb/domain/kernel/fields/field";
import { defineDocument } from "../../../document/define-document.ts";
import { paths } from "../../../paths.ts";

/** The merchant's success page. Functions add to it per order and rebuild it at night; both must agree. */
export const successDocument = defineDocument(paths.success, {
  ...shopMetricsFields,
  topItems30: f.list(f.object({ itemId: f.id<"product">(), name: f.text(), qty: f.count(), revenueCents: f.cents() })),
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
  /** Of the accepted orders of the last thirty days, of which the two above are told. */
  accepted30: f.optional(f.count()),
  /** The minutes that stand in the shop's public profile. */
  toldAnswersIn: f.optional(f.minutes()),
  rebuiltAt: f.instant(),
  /** Days and months stand in `figures`; before a rebuild has written them nothing is added to them. */
  hasPeriods: f.optional(f.flag()),
  /** By day, the difference since `figures` were written. The night adds it to them. */
  pending: f.optional(f.mapOf(f.object(periodFields))),
  /** By the database's clock, in microseconds: every step that was written until then is in the last rebuild. */
  countedUntil: f.optional(f.number()),
});
