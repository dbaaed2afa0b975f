import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { Period } from "@lokalkorb/domain/ordering/metrics/period-fields";
import { periodsOf } from "@lokalkorb/domain/ordering/metrics/period-metrics";
import { withPending } from "@lokalkorb/domain/ordering/metrics/read-periods";
import { recent } from "@lokalkorb/domain/ordering/metrics/order-metrics";
import * as admin from "@lokalkorb/model/admin/admin-documents";
import { figuresDocument } from "@lokalkorb/model/documents/restaurants/figures/figures";
import { successDocument } from "@lokalkorb/model/documents/restaurants/data/success";
import type { JobRunner } from "../jobs/job-task.ts";
import { askForJob } from "../jobs/write-jobs.ts";
import type { Deps } from "../platform/deps.ts";
import { platformTimeZone } from "../platform/regions.ts";
import { ordersAt, rebuildShop } from "./rebuild-success.ts";
import { recentMetrics, thirtyDays } from "./recent-metrics.ts";
import { tellAnswerTime } from "./tell-answer-time.ts";
import { metricsIn } from "./run-metrics-effect.ts";

/** The days and months to which something came since the last night, with it. */
async function readFold(
  tx: admin.AdminTransaction,
  restaurantId: Id<"shop">,
  pending: Readonly<Record<string, Period>>,
): Promise<readonly Period[]> {
  const keys = [...new Set(Object.keys(pending).flatMap(periodsOf))];
  const stored = await Promise.all(
    keys.map((period) => admin.readDocument(tx, figuresDocument, { restaurantId, period })),
  );
  return withPending(
    stored.filter((period) => period !== null),
    pending,
  );
}

/** Every night, from the orders of thirty days alone; of a shop that has none of them nothing is read. */
export const renewSuccess: JobRunner<Deps> = async (to, { restaurantId }) => {
  const ref = admin.adminRef(to.db, successDocument, { restaurantId });
  const found = await ref.get();
  const fields = found.data();
  if (fields === undefined) return;
  const { days, topItems30, codes30, hasPeriods } = admin.decodeAdminDocument(successDocument, ref.path, fields);
  if (hasPeriods !== true) {
    // A shop of before has records of its customers that no list shows until they are counted, too. Asked for first: once
    // the figures are there, nothing asks again.
    await askForJob(to, "customers", restaurantId);
    return rebuildShop(to, restaurantId);
  }
  // Two months of days: longer than an order waits for its end.
  const isQuiet = Object.values(days).every(({ orders }) => orders === 0) && topItems30.length + codes30.length === 0;
  if (isQuiet) return;
  const now = to.now();
  const orders = await ordersAt(to, restaurantId, found.readTime, now - thirtyDays);
  await admin.inTransaction(to.db, async (tx) => {
    const success = await admin.readDocument(tx, successDocument, { restaurantId });
    if (success === null) return;
    const { months, days: kept } = recent(metricsIn(success), instantToLocal(now, platformTimeZone).date);
    const fold = await readFold(tx, restaurantId, success.pending ?? {});
    const late = recentMetrics(orders, now);
    const told = tellAnswerTime(tx, restaurantId, { ...success, ...late });
    const patch = { months, days: kept, ...late, toldAnswersIn: told ?? admin.remove(), pending: {} };
    admin.updateDocument(tx, successDocument, { restaurantId }, patch);
    for (const period of fold) admin.setDocument(tx, figuresDocument, { restaurantId, period: period.period }, period);
  });
};
