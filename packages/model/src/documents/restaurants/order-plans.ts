import { callOff } from "@lokalkorb/domain/fulfilment/rounds/call-off";
import { roundRule } from "@lokalkorb/domain/fulfilment/rounds/round-rule";
import { sentList } from "@lokalkorb/domain/fulfilment/rounds/sent-list";
import * as f from "@lokalkorb/domain/kernel/fields/field";
import { standingOrder } from "@lokalkorb/domain/ordering/standing/standing-fields";
import { defineDocument } from "../../document/define-document.ts";
import { paths } from "../../paths.ts";

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
        /** The most pieces of an item that one round has, over all of its ways. */
        itemCaps: f.optional(f.mapOf(f.count())),
        callOffs: f.optional(f.list(callOff)),
        sent: f.optional(f.list(sentList)),
        settledOn: f.optional(f.list(f.localDate())),
      }),
    ),
    standing: f.optional(standingOrder),
    /** Of a standing order: whose it is. */
    owner: f.optional(f.object({ uid: f.id<"user">() })),
    /** Of a standing order: when it is looked at next; absent: never again. */
    actAt: f.optional(f.instant()),
    priceMode: f.oneOf(["current", "frozen"]),
    changePolicy: f.oneOf(["mailOnChange"]),
    status: f.oneOf(["draft", "pendingMandate", "active", "paused", "suspended", "ended", "cancelled"]),
    next: f.list(f.object({ runKey: f.text(), date: f.localDate(), state: f.text() })),
    /** The day of the next run. */
    nextRunOn: f.optional(f.localDate()),
    stats: f.object({ runs: f.count(), revenueCents: f.cents(), failed: f.count() }),
    createdFrom: f.oneOf(["checkout", "merchant"]),
  }),
});
