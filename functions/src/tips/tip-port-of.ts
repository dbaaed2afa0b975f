import { readQuery } from "@lokalkorb/model/admin/admin-documents";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { tipPaymentDocument } from "@lokalkorb/model/documents/later-tips/later-tips";
import type { PaymentDeps, TipPort } from "../payments/provider/payment-deps.ts";
import { settleTip } from "./settle-tip.ts";
import { readTip } from "./tip-payment.ts";

const mostOfAShop = 1000;

export const tipPortOf = (deps: () => PaymentDeps): TipPort => ({
  settle: async (orderId, account) => {
    const tip = await readTip(deps().db, orderId);
    // Only the account that was asked to take the money can say that it has.
    if (tip === null || tip.page.account !== account) return "none";
    return settleTip(deps(), orderId);
  },
  accountsSince: async (restaurantId, since) => {
    const where = [
      ["restaurantId", "==", restaurantId],
      ["startedAt", ">=", since],
    ] as const;
    const query = queryOf(tipPaymentDocument, {}, { where, orderBy: [["startedAt", "desc"]], limit: mostOfAShop });
    return [...new Set((await readQuery(deps().db, query)).map(({ page }) => page.account))];
  },
});
