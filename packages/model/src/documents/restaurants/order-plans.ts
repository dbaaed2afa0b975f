import {
  byFunctions,
  cents,
  count,
  flag,
  list,
  localDate,
  localTime,
  mapOf,
  object,
  oneOf,
  optional,
  text,
  weekday,
} from "@lokalkorb/domain/kernel/fields/field";
import { defineDocument } from "../../document/define-document.ts";
import { address } from "@lokalkorb/domain/kernel/country/address";
import { person } from "../../document/shapes/shared-shapes.ts";
import { paths } from "../../paths.ts";

const rule = object({
  freq: oneOf(["day", "week", "month"]),
  interval: count(),
  byWeekday: list(weekday),
  until: optional(localDate()),
  count: optional(count()),
});
const moment = object({ weekday, time: localTime() });

/**
 * A shop's order round ('cycle') or a shopper's standing order ('recurring'); `next` and `stats` are written by
 * functions.
 */
export const orderPlanDocument = defineDocument(paths.orderPlan, {
  name: text({ max: 120 }),
  cycle: optional(
    object({
      storefrontId: text(),
      opensRule: moment,
      closesRule: moment,
      fulfilRule: rule,
      distributionOptionIds: list(text()),
      itemCaps: mapOf(count()),
      minTotalCents: optional(cents()),
      announce: flag(),
    }),
  ),
  cutoffHours: optional(count({ max: 720 })),
  horizonRuns: optional(count({ max: 60 })),
  priceMode: oneOf(["current", "frozen"]),
  changePolicy: oneOf(["mailOnChange"]),
  ...byFunctions({
    type: oneOf(["recurring", "cycle"]),
    status: oneOf(["draft", "pendingMandate", "active", "paused", "suspended", "ended", "cancelled"]),
    owner: optional(object({ uid: optional(text()), userDocId: text(), b2bCustomerId: optional(text()), person })),
    rrule: optional(rule),
    cycleId: optional(text()),
    lines: optional(
      mapOf(
        object({
          kind: oneOf(["item", "bundle"]),
          refId: text(),
          qty: count(),
          choices: list(object({ optionId: text(), choiceId: text(), qty: count(), text: optional(text()) })),
          components: optional(list(object({ slotId: text(), itemId: text(), qty: count() }))),
          note: optional(text()),
          position: count(),
        }),
      ),
    ),
    distribution: optional(object({ optionId: text(), slotTime: localTime(), address: optional(address) })),
    payment: optional(
      object({
        method: oneOf(["card", "sepa", "invoice", "cash"]),
        setupIntentId: optional(text()),
        mandateRef: optional(text()),
        chargeHoursBefore: count(),
        billing: oneOf(["perRun", "prepaid"]),
        prepaidRunsLeft: optional(count()),
      }),
    ),
    limits: optional(
      object({ minRuns: optional(count()), maxSkipsPerQuarter: optional(count()), noticeDays: optional(count()) }),
    ),
    skips: optional(list(localDate())),
    pausedFrom: optional(localDate()),
    pausedUntil: optional(localDate()),
    next: list(object({ runKey: text(), date: localDate(), state: text() })),
    /** Mirror of the first of `next`, for the index. */
    nextRunOn: optional(localDate()),
    stats: object({ runs: count(), revenueCents: cents(), failed: count() }),
    createdFrom: oneOf(["checkout", "merchant"]),
  }),
});
