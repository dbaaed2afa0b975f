import type { Id } from "@lokalkorb/domain/kernel/branded";
import { readQuery, type ReadScope } from "@lokalkorb/model/admin/admin-documents";
import { matching, queryOf } from "@lokalkorb/model/document/document-query";
import { giftSaleDocument } from "@lokalkorb/model/documents/gift-sales/gift-sales";
import type { GiftSale } from "../gift-sales/gift-sale.ts";
import { typedNo } from "./find-order.ts";

/** The gift card of this number („G-7K2M9QXA“) that the shop sold online; one that was never paid is none. */
export async function findSaleByNo(
  scope: ReadScope,
  restaurantId: Id<"shop">,
  typed: string,
): Promise<GiftSale | null> {
  const no = typedNo(typed);
  if (!no.startsWith("G-")) return null;
  const query = queryOf(giftSaleDocument, {}, { where: matching({ restaurantId, no }), limit: 1 });
  const [sale] = await readQuery(scope, query);
  return sale?.paidAt === undefined ? null : sale;
}
