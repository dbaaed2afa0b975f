import { inTransaction, readQuery, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { tipPaymentDocument } from "@lokalkorb/model/documents/later-tips/later-tips";
import type { JobRunner } from "../jobs/job-task.ts";
import type { PaymentDeps } from "../payments/provider/payment-deps.ts";
import { forEachConcurrent } from "../platform/concurrency/for-each-concurrent.ts";
import { settleTip } from "./settle-tip.ts";
import { readTip, recheckDelay } from "./tip-payment.ts";

const pageSize = 200;
const pace = { atATime: 10, beginsFor: 60_000 };

/** Heals a lost event within a minute, ends pages that stayed unpaid, and finishes what was cut off. */
export const sweepTips: JobRunner<PaymentDeps> = async (deps) => {
  if ((await deps.paymentProvider()) === null) return;
  const due = await readQuery(
    deps.db,
    queryOf(
      tipPaymentDocument,
      {},
      { where: [["lookAt", "<=", deps.now()]], orderBy: [["lookAt", "asc"]], limit: pageSize },
    ),
  );
  const failed = await forEachConcurrent(due, pace, async ({ id }) => {
    // Behind everything else that is due by then, whatever becomes of it.
    await lookLater(deps, id);
    await settleTip(deps, id);
  });
  if (failed.length > 0) throw new AggregateError(failed, failed.map(String).join("; "));
};

const lookLater = (deps: PaymentDeps, orderId: string): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const tip = await readTip(tx, orderId);
    const now = deps.now();
    if (tip?.lookAt !== undefined && tip.lookAt <= now)
      updateDocument(tx, tipPaymentDocument, { orderId }, { lookAt: now + recheckDelay });
  });
