import { readQuery } from "@lokalkorb/model/admin/admin-documents";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { giftSaleDocument } from "@lokalkorb/model/documents/gift-sales/gift-sales";
import type { GiftSalePort } from "../payments/provider/payment-deps.ts";
import { type GiftSaleDeps, readSale } from "./gift-sale.ts";
import { settleGiftSale } from "./settle-gift-sale.ts";

const mostOfAShop = 1000;

export const giftSalePortOf = (deps: () => GiftSaleDeps): GiftSalePort => ({
  settle: async (saleId, account) => {
    const sale = await readSale(deps().db, saleId);
    // Only the account that was asked to take the money can say that it has.
    if (sale === null || sale.page.account !== account) return "none";
    return settleGiftSale(deps(), saleId);
  },
  end: (saleId) => settleGiftSale(deps(), saleId, true),
  accountsSince: async (restaurantId, since) => {
    const where = [
      ["restaurantId", "==", restaurantId],
      ["startedAt", ">=", since],
    ] as const;
    const query = queryOf(giftSaleDocument, {}, { where, orderBy: [["startedAt", "desc"]], limit: mostOfAShop });
    return [...new Set((await readQuery(deps().db, query)).map(({ page }) => page.account))];
  },
});
