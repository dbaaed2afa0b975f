import type { Id } from "@lokalkorb/domain/kernel/branded";
import {
  inTransaction,
  readQuery,
  remove,
  updateDocument,
  type ReadScope,
} from "@lokalkorb/model/admin/admin-documents";
import { matching, queryOf } from "@lokalkorb/model/document/document-query";
import { giftSaleDocument } from "@lokalkorb/model/documents/gift-sales/gift-sales";
import type { PaymentDeps } from "../payments/provider/payment-deps.ts";
import { type GiftSale, readSale } from "./gift-sale.ts";

export const salesOfBuyer = (scope: ReadScope, uid: Id<"user">): Promise<readonly GiftSale[]> =>
  readQuery(scope, queryOf(giftSaleDocument, {}, { where: matching({ buyerUid: uid }) }));

/**
 * GDP-03: the sale stays with the books, its buyer does not. A page that is open is closed before, so that it cannot be paid for a
 * card that is told to no one. False: the provider does not say whether it is closed.
 */
export async function forgetBuyer(deps: PaymentDeps, uid: Id<"user">): Promise<boolean> {
  for (const { id: saleId, state } of await salesOfBuyer(deps.db, uid)) {
    if (state === "waiting" && (await deps.giftSales.end(saleId)) === "unknown") return false;
    await inTransaction(deps.db, async (tx) => {
      if ((await readSale(tx, saleId)) === null) return;
      updateDocument(tx, giftSaleDocument, { saleId }, { buyerUid: remove(), buyerEmail: "" });
    });
  }
  return true;
}

/** Purchases of a guest come along to the account. */
export async function moveBuyer(deps: PaymentDeps, from: Id<"user">, to: Id<"user">): Promise<void> {
  for (const { id: saleId } of await salesOfBuyer(deps.db, from))
    await inTransaction(deps.db, async (tx) => {
      if ((await readSale(tx, saleId))?.buyerUid === from)
        updateDocument(tx, giftSaleDocument, { saleId }, { buyerUid: to });
    });
}
