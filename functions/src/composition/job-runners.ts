import { remindBaskets } from "../basket-reminders/remind-baskets.ts";
import { publishPlanned } from "../catalog/plan/publish-planned.ts";
import { recountDaily } from "../catalog/stock/recount-daily.ts";
import { recountCustomers } from "../customer-records/recount-customer.ts";
import { sweepGiftSales } from "../gift-sales/sweep-gift-sales.ts";
import { backFill } from "../jobs/back-fill.ts";
import type { JobRunners } from "../jobs/job-task.ts";
import { rebuildShop } from "../metrics/rebuild-success.ts";
import { renewSuccess } from "../metrics/renew-success.ts";
import { updateStats, writeStats } from "../metrics/update-stats.ts";
import { removeUnusedPictures } from "../pictures/remove-unused-pictures.ts";
import { askForJob } from "../jobs/write-jobs.ts";
import { renewRounds } from "../order-rounds/renew-rounds.ts";
import { erasePersons } from "../ordering/archive/anonymize-customers.ts";
import { backfillRetention } from "../ordering/archive/backfill-retention.ts";
import { reconcilePayments } from "../payments/sync/reconcile-payments.ts";
import { sweepTips } from "../tips/sweep-tips.ts";
import { sweepPayments } from "../payments/sync/sweep-payments.ts";
import { compareShop, findLeftovers } from "../search/compare-shop.ts";
import { runStandingOrders } from "../standing-orders/runs/run-standing-orders.ts";
import { endOperations } from "../shops/end-operations.ts";
import { makeTakeout } from "../takeouts/make-takeout.ts";
import type { AllDeps } from "./all-deps.ts";

export const jobRunners: JobRunners<AllDeps> = {
  dailyGoods: recountDaily,
  success: renewSuccess,
  search: compareShop,
  reconciliation: reconcilePayments,
  pictures: removeUnusedPictures,
  publish: publishPlanned,
  rounds: renewRounds,
  metrics: async (deps, { restaurantId }) => {
    await askForJob(deps, "customers", restaurantId);
    await rebuildShop(deps, restaurantId);
  },
  customers: recountCustomers,
  retention: backfillRetention,
  takeout: makeTakeout,
  operations: endOperations,
  sweep: async (deps, call) => {
    // One that fails holds up nothing of the others.
    const done = await Promise.allSettled([
      sweepPayments(deps, call),
      sweepGiftSales(deps, call),
      sweepTips(deps, call),
    ]);
    const failed = done.flatMap((one) => (one.status === "rejected" ? [one.reason as unknown] : []));
    if (failed.length > 0) throw new AggregateError(failed, failed.map(String).join("; "));
  },
  statistics: updateStats,
  baskets: remindBaskets,
  standing: runStandingOrders,
  census: writeStats,
  leftovers: findLeftovers,
  erasing: erasePersons,
  backFill,
};
