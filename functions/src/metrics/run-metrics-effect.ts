import type { Timestamp } from "firebase-admin/firestore";
import { moveFirstOrder, noMetrics, recent, applyMetrics } from "@lokalkorb/domain/ordering/metrics/order-metrics";
import type { ShopMetrics } from "@lokalkorb/domain/ordering/metrics/metrics-fields";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import * as admin from "@lokalkorb/model/admin/admin-documents";
import type { FieldsOf } from "@lokalkorb/model/document/define-document";
import { outboxDocument } from "@lokalkorb/model/documents/outbox";
import { successDocument } from "@lokalkorb/model/documents/restaurants/data/success";
import { customerDocument } from "@lokalkorb/model/documents/restaurants/restaurant-users";
import { readOrderAnywhere } from "../ordering/archive/from-archive.ts";
import { customerAfter, customerIdOf } from "../ordering/customers/shop-customer.ts";
import type { EffectRunner, OutboxEntry, RecordIn } from "../outbox/effect-runner.ts";
import { createKeyedMutex } from "../platform/concurrency/keyed-mutex.ts";
import type { Deps } from "../platform/deps.ts";
import { platformTimeZone } from "../platform/regions.ts";

/** A call to another service may take as long as the function itself. */
const mutex = createKeyedMutex({ longest: 60_000 });

/**
 * Success of a shop and of its customers: the difference between what an order counted before a step and what it counts
 * after it. Differences add up in any order; each is added once, because the entry says in the same transaction that it was.
 */
export const runMetricsEffect: EffectRunner = (deps, entry, recordIn) =>
  mutex.run([entry.restaurantId], () =>
    admin.inTransaction(admin.contended(deps.db), (tx) => count(tx, deps, entry, recordIn)),
  );

async function count(tx: admin.AdminTransaction, deps: Deps, entry: OutboxEntry, recordIn: RecordIn): Promise<void> {
  const { restaurantId, orderId, figures: change } = entry;
  const { stored, writtenAt } = await readStored(tx, entry.id);
  const order = await readOrderAnywhere(tx, { restaurantId, orderId });
  // Every rebuild since has counted the order of an anonymized person.
  if (change === undefined || order === null || order === "erased") return;
  if (stored === null || stored.effects["figures"]?.state === "done") return;
  const { before = null, after = null } = change;
  const userDocId = customerIdOf(order.customer);
  const customer = await admin.readDocument(tx, customerDocument, { restaurantId, userDocId });
  const success = await admin.readDocument(tx, successDocument, { restaurantId });

  const known = customerAfter(customer, order, before, after);
  admin.setDocument(tx, customerDocument, { restaurantId, userDocId }, { ...customer, ...known });
  // A step that waited over night: the rebuild counted its order as it was after it. Customers are not rebuilt.
  if (writtenAt > (success?.countedUntil ?? -1)) {
    const metrics = moveFirstOrder(applyMetrics(metricsIn(success), before, after), monthOf(customer), monthOf(known));
    admin.setDocument(tx, successDocument, { restaurantId }, successWith(success, metrics, deps.now()));
  }
  recordIn(tx, stored);
}

/** With the moment at which it was written, and its step with it. */
async function readStored(tx: admin.AdminTransaction, effectId: string) {
  const found = await tx.transaction.get(admin.adminRef(tx.db, outboxDocument, { effectId }));
  const fields = found.data();
  return {
    stored: fields === undefined ? null : admin.decodeAdminDocument(outboxDocument, found.ref.path, fields),
    writtenAt: found.createTime === undefined ? 0 : microsOf(found.createTime),
  };
}

export const microsOf = ({ seconds, nanoseconds }: Timestamp): number =>
  seconds * 1_000_000 + Math.floor(nanoseconds / 1000);

type Success = FieldsOf<typeof successDocument>;

export const metricsIn = (success: ShopMetrics | null): ShopMetrics =>
  success === null
    ? noMetrics
    : { lifetime: success.lifetime, months: success.months, days: success.days, heat: success.heat };

/** Metrics of the last thirty days are filled in at night. */
export const successWith = (before: Success | null, metrics: ShopMetrics, now: number): Success => ({
  topItems30: [],
  acceptSecondsP50: null,
  acceptSecondsP95: null,
  codes30: [],
  broadcasts30: { sent: 0, opened: 0, clicked: 0, orders: 0, revenueCents: 0 },
  goals: [],
  // Never so far, so that whatever waited is counted.
  rebuiltAt: 0,
  ...before,
  ...recent(metrics, instantToLocal(now, platformTimeZone).date),
});

function monthOf(
  customer: { readonly stats: { readonly firstOrderAt?: number | undefined } } | null,
): string | undefined {
  const at = customer?.stats.firstOrderAt;
  return at === undefined ? undefined : instantToLocal(at, platformTimeZone).date.slice(0, 7);
}
