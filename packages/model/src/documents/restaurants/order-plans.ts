import * as f from "@lokalkorb/domain/kernel/fields/field";
import { defineDocument } from "../../document/define-document.ts";
import { callOff } from "@lokalkorb/domain/fulfilment/rounds/call-off";
import { roundRule } from "@lokalkorb/domain/fulfilment/rounds/round-rule";
import { lineFields } from "@lokalkorb/domain/catalog/goods/basket-line";
import { address } from "@lokalkorb/domain/kernel/country/address";
import { person } from "../../document/shapes/shared-shapes.ts";
import { paths } from "../../paths.ts";

const rule = f.object({
  freq: f.oneOf(["day", "week", "month"]),
  interval: f.count(),
  byWeekday: f.list(f.weekday),
  until: f.optional(f.localDate()),
  count: f.optional(f.count()),
});

/** A shop's order round ('cycle') or a shopper's standing order ('recurring'). Functions alone write it. */
export const orderPlanDocument = defineDocument(paths.orderPlan, {
  ...f.byFunctions({
    name: f.text({ max: 120 }),
    type: f.oneOf(["recurring", "cycle"]),
    /** Of a round: when it is held, and by which ways its goods are handed over. */
    cycle: f.optional(
      f.object({
        rule: roundRule,
        methodIds: f.list(f.id<"method">()),
        minTotalCents: f.optional(f.cents()),
        callOffs: f.optional(f.list(callOff)),
        settledOn: f.optional(f.list(f.localDate())),
      }),
    ),
    cutoffHours: f.optional(f.count({ max: 720 })),
    horizonRuns: f.optional(f.count({ max: 60 })),
    priceMode: f.oneOf(["current", "frozen"]),
    changePolicy: f.oneOf(["mailOnChange"]),
    status: f.oneOf(["draft", "pendingMandate", "active", "paused", "suspended", "ended", "cancelled"]),
    owner: f.optional(
      f.object({ uid: f.optional(f.id<"user">()), userDocId: f.text(), b2bCustomerId: f.optional(f.text()), person }),
    ),
    rrule: f.optional(rule),
    cycleId: f.optional(f.text()),
    lines: f.optional(f.mapOf(f.object(lineFields))),
    distribution: f.optional(
      f.object({ optionId: f.id<"method">(), slotTime: f.localTime(), address: f.optional(address) }),
    ),
    payment: f.optional(
      f.object({
        method: f.oneOf(["card", "sepa", "invoice", "cash"]),
        setupIntentId: f.optional(f.text()),
        mandateRef: f.optional(f.text()),
        chargeHoursBefore: f.count(),
        billing: f.oneOf(["perRun", "prepaid"]),
        prepaidRunsLeft: f.optional(f.count()),
      }),
    ),
    limits: f.optional(
      f.object({
        minRuns: f.optional(f.count()),
        maxSkipsPerQuarter: f.optional(f.count()),
        noticeDays: f.optional(f.count()),
      }),
    ),
    skips: f.optional(f.list(f.localDate())),
    pausedFrom: f.optional(f.localDate()),
    pausedUntil: f.optional(f.localDate()),
    next: f.list(f.object({ runKey: f.text(), date: f.localDate(), state: f.text() })),
    /** Mirror of the first of `next`, for the index. */
    nextRunOn: f.optional(f.localDate()),
    stats: f.object({ runs: f.count(), revenueCents: f.cents(), failed: f.count() }),
    createdFrom: f.oneOf(["checkout", "merchant"]),
  }),
});
