import { inTransaction, readQuery, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { giftSaleDocument } from "@lokalkorb/model/documents/gift-sales/gift-sales";
import type { JobRunner } from "../jobs/job-task.ts";
import { forEachConcurrent } from "../platform/concurrency/for-each-concurrent.ts";
import { type GiftSaleDeps, readSale, recheckDelay } from "./gift-sale.ts";
import { settleGiftSale } from "./settle-gift-sale.ts";

const pageSize = 200;
const pace = { atATime: 10, beginsFor: 60_000 };

/** Heals a lost event within a minute, ends pages that stayed unpaid, and finishes what was cut off. */
export const sweepGiftSales: JobRunner<GiftSaleDeps> = async (deps) => {
  if ((await deps.paymentProvider()) === null) return;
  const due = await readQuery(
    deps.db,
    queryOf(
      giftSaleDocument,
      {},
      { where: [["lookAt", "<=", deps.now()]], orderBy: [["lookAt", "asc"]], limit: pageSize },
    ),
  );
  const failed = await forEachConcurrent(due, pace, async ({ id }) => {
    // Behind everything else that is due by then, whatever becomes of it.
    await lookLater(deps, id);
    await settleGiftSale(deps, id);
  });
  if (failed.length > 0) throw new AggregateError(failed, failed.map(String).join("; "));
};

const lookLater = (deps: GiftSaleDeps, saleId: string): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const sale = await readSale(tx, saleId);
    const now = deps.now();
    if (sale?.lookAt !== undefined && sale.lookAt <= now)
      updateDocument(tx, giftSaleDocument, { saleId }, { lookAt: now + recheckDelay });
  });
