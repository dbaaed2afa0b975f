import { decideAuthorizationAt } from "@lokalkorb/domain/ordering/payment/capture-plan";
import { inTransaction, readQuery, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { stripePaymentDocument } from "@lokalkorb/model/documents/stripe-payments";
import { defineSchedule } from "../../platform/endpoints/define-schedule.ts";
import { paymentSecrets } from "../../platform/secrets.ts";
import type { PaymentDeps } from "../provider/payment-deps.ts";
import { syncPayment } from "./sync-payment.ts";
import { captureAuthorized } from "./payment-effects.ts";
import { type PaymentRecord, readRecord, recheckDelay } from "./payment-record.ts";

/** Finds within a minute what nobody told us, and decides what would otherwise end by itself. */
export const sweepPayments = defineSchedule(
  "sweepPayments",
  { schedule: "every 1 minutes", secrets: paymentSecrets },
  (deps: PaymentDeps) => sweep(deps),
);

const batchSize = 200;
const atATime = 10;

const sweep = async (to: PaymentDeps): Promise<void> => {
  if ((await to.paymentProvider()) === null) return;
  const due = await readQuery(
    to.db,
    queryOf(
      stripePaymentDocument,
      {},
      { where: [["lookAt", "<=", to.now()]], orderBy: [["lookAt", "asc"]], limit: batchSize },
    ),
  );
  const failed: unknown[] = [];
  for (let at = 0; at < due.length; at += atATime) {
    const results = await Promise.allSettled(due.slice(at, at + atATime).map((record) => trySync(to, record)));
    failed.push(...results.flatMap((result) => (result.status === "rejected" ? [result.reason as unknown] : [])));
  }
  if (failed.length > 0) throw new AggregateError(failed, failed.map(String).join("; "));
};

/** What could not be seen is looked at again behind everything else that is due by then. */
const trySync = async (to: PaymentDeps, record: PaymentRecord): Promise<void> => {
  try {
    if (!(await snapshot(to, record))) await lookLater(to, record);
  } catch (error) {
    await lookLater(to, record);
    throw error;
  }
};

const lookLater = (to: PaymentDeps, { id: orderId }: PaymentRecord): Promise<void> =>
  inTransaction(to.db, async (tx) => {
    const record = await readRecord(tx, orderId);
    const now = to.now();
    if (record?.lookAt !== undefined && record.lookAt <= now)
      updateDocument(tx, stripePaymentDocument, { orderId }, { lookAt: now + recheckDelay });
  });

/** False: the provider did not answer. */
const snapshot = async (to: PaymentDeps, { id: orderId, restaurantId }: PaymentRecord): Promise<boolean> => {
  const address = { restaurantId, orderId };
  const synced = await syncPayment(to, address);
  if (synced.type !== "seen") return false;
  const ends = Object.values(synced.record.state.payments).flatMap(({ stage, captureBefore }) =>
    stage === "authorized" && captureBefore !== undefined ? [decideAuthorizationAt(captureBefore)] : [],
  );
  if (!ends.some((at) => at <= to.now())) return true;
  // Money in hand can still be given back; a reservation that has ended cannot be renewed.
  await captureAuthorized(to, address);
  return true;
};
