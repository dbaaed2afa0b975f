import { decideAuthorizationAt } from "@lokalkorb/domain/ordering/payment/capture-plan";
import { inTransaction, readQuery, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { stripePaymentDocument } from "@lokalkorb/model/documents/stripe-payments";
import type { JobRunner } from "../../jobs/job-task.ts";
import { withTimeout } from "../../platform/concurrency/with-timeout.ts";
import { forEachConcurrent } from "../../platform/concurrency/for-each-concurrent.ts";
import type { PaymentDeps } from "../provider/payment-deps.ts";
import { syncPayment } from "./sync-payment.ts";
import { captureAuthorized } from "./payment-effects.ts";
import { type PaymentRecord, readRecord, recheckDelay } from "./payment-record.ts";

const pageSize = 1000;
const pace = { atATime: 20, beginsFor: 150_000 };
const lookTakesAtMost = 60_000;

/** Heals a late or lost webhook within a minute, and decides about money that would otherwise end by itself. */
export const sweepPayments: JobRunner<PaymentDeps> = async (to) => {
  if ((await to.paymentProvider()) === null) return;
  const due = await readQuery(
    to.db,
    queryOf(
      stripePaymentDocument,
      {},
      { where: [["lookAt", "<=", to.now()]], orderBy: [["lookAt", "asc"]], limit: pageSize },
    ),
  );
  const failed = await forEachConcurrent(due, pace, (record) =>
    withTimeout(lookTakesAtMost, record.id, trySync(to, record)),
  );
  if (failed.length > 0) throw new AggregateError(failed, failed.map(String).join("; "));
};

/** A sync without an answer is tried again behind everything else that is due by then. */
async function trySync(to: PaymentDeps, record: PaymentRecord): Promise<void> {
  try {
    if (!(await snapshot(to, record))) await lookLater(to, record);
  } catch (error) {
    await lookLater(to, record);
    throw error;
  }
}

const lookLater = (to: PaymentDeps, { id: orderId }: PaymentRecord): Promise<void> =>
  inTransaction(to.db, async (tx) => {
    const record = await readRecord(tx, orderId);
    const now = to.now();
    if (record?.lookAt !== undefined && record.lookAt <= now)
      updateDocument(tx, stripePaymentDocument, { orderId }, { lookAt: now + recheckDelay });
  });

/** False: the provider did not answer. */
async function snapshot(to: PaymentDeps, { id: orderId, restaurantId }: PaymentRecord): Promise<boolean> {
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
}
