import type { Timestamp } from "firebase-admin/firestore";
import { customerAfter, derivedCustomer } from "@lokalkorb/domain/ordering/customers/count-customer";
import { moveFirstOrder, noMetrics, recent, applyMetrics } from "@lokalkorb/domain/ordering/metrics/order-metrics";
import type { ShopMetrics } from "@lokalkorb/domain/ordering/metrics/metrics-fields";
import type { Period } from "@lokalkorb/domain/ordering/metrics/period-fields";
import { applyToPeriod, emptyPeriod, moveFirstInPeriod } from "@lokalkorb/domain/ordering/metrics/period-metrics";
import type { LocalDate } from "@lokalkorb/domain/kernel/time/instant";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import * as admin from "@lokalkorb/model/admin/admin-documents";
import type { FieldsOf } from "@lokalkorb/model/document/define-document";
import { outboxDocument } from "@lokalkorb/model/documents/outbox";
import { successDocument } from "@lokalkorb/model/documents/restaurants/data/success";
import { customerDocument } from "@lokalkorb/model/documents/restaurants/restaurant-users";
import { readOrderAnywhere } from "../ordering/archive/from-archive.ts";
import { customerIdOf, readCustomer, type StoredCustomer } from "../ordering/customers/customer-records.ts";
import { ordersOfCustomer } from "../ordering/customers/orders-of-customer.ts";
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
  if (order === null || order === "erased" || (change === undefined && entry.event !== "placed")) return;
  if (stored === null || stored.effects["figures"]?.state === "done") return;
  const { before = null, after = null } = change ?? {};
  const { userDocId, customer } = await readCustomer(tx, restaurantId, customerIdOf(order.customer));
  const success = await admin.readDocument(tx, successDocument, { restaurantId });

  // An order that counted before had a record: it was forgotten, and does not come back.
  const isForgotten = customer === null && before !== null;
  // A step that waited: the recount saw its order as it was after it.
  const isCounted = writtenAt <= (customer?.countedUntil ?? -1);
  const isFirst = after?.state === "completed" && customer !== null && customer.stats.firstOrderAt === undefined;
  const met = isFirst && order.channel !== "test" ? await metBefore(tx, entry, customer) : customer;
  const known = isForgotten || isCounted ? customer : customerAfter(met, order, before, after);
  // The days of a shop from before are counted as a whole, by the night.
  const hasPeriods = success === null || success.hasPeriods === true;
  const first = { from: firstDateOf(met), to: firstDateOf(known) };
  if (known !== null && known !== customer && order.channel !== "test")
    admin.setDocument(tx, customerDocument, { restaurantId, userDocId }, derivedCustomer(userDocId, known));
  // The same for the figures of the shop. A placed order counts nothing yet.
  if (change !== undefined && writtenAt > (success?.countedUntil ?? -1)) {
    const applied = applyMetrics(metricsIn(success), before, after);
    const metrics = moveFirstOrder(applied, first.from?.slice(0, 7), first.to?.slice(0, 7));
    const pending = hasPeriods ? { hasPeriods, pending: pendingWith(success?.pending, change, first) } : {};
    admin.setDocument(
      tx,
      successDocument,
      { restaurantId },
      {
        ...successWith(success, metrics, deps.now()),
        ...pending,
      },
    );
  }
  recordIn(tx, stored);
}

/**
 * A record that is younger than orders of its customer was forgotten and came back: the first of those orders has made a new
 * customer once, and stays the first.
 */
async function metBefore(
  tx: admin.AdminTransaction,
  { restaurantId, orderId }: OutboxEntry,
  customer: StoredCustomer,
): Promise<StoredCustomer> {
  const ref = admin.adminRef(tx.db, customerDocument, { restaurantId, userDocId: customer.id });
  const { createTime } = await tx.transaction.get(ref);
  const { live, archived } = await ordersOfCustomer(tx, restaurantId, customer);
  const handedOver = [...live, ...archived].flatMap(({ id, status, channel, completedAt }) =>
    id === orderId || status !== "completed" || channel === "test" ? [] : (completedAt ?? []),
  );
  const before = handedOver.filter((at) => createTime !== undefined && at < createTime.toMillis());
  if (before.length === 0) return customer;
  return { ...customer, stats: { ...customer.stats, firstOrderAt: Math.min(...before) } };
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

/** The days on which this order, or its customer's first one, counts otherwise than before. */
export function pendingWith(
  pending: Success["pending"],
  { before, after }: NonNullable<OutboxEntry["figures"]>,
  first: { readonly from: LocalDate | undefined; readonly to: LocalDate | undefined },
): Readonly<Record<LocalDate, Period>> {
  const moved = first.from === first.to ? [] : [first.from, first.to];
  const days = new Set([before?.dayKey, after?.dayKey, ...moved].flatMap((day) => (day === undefined ? [] : [day])));
  const next: Record<LocalDate, Period> = { ...pending };
  for (const day of days) {
    const known = next[day] ?? emptyPeriod(day);
    next[day] = moveFirstInPeriod(applyToPeriod(known, before ?? null, after ?? null), first.from, first.to);
  }
  return next;
}

/** The local day on which a customer's first order was handed over. */
export function firstDateOf(
  customer: { readonly stats: { readonly firstOrderAt?: number | undefined } } | null,
): LocalDate | undefined {
  const at = customer?.stats.firstOrderAt;
  return at === undefined ? undefined : instantToLocal(at, platformTimeZone).date;
}
