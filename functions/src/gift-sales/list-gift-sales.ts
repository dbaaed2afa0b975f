import { listGiftSales as contract } from "@lokalkorb/contracts/gift-sales";
import type { OutputOf } from "@lokalkorb/contracts/contract";
import { withdrawalLastDay, type PeriodPlace } from "@lokalkorb/domain/ordering/withdrawal/withdrawal-period";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { readDocument, readQuery } from "@lokalkorb/model/admin/admin-documents";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { giftSaleDocument } from "@lokalkorb/model/documents/gift-sales/gift-sales";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { staffMay } from "../access/staff.ts";
import { defineCallable, type Command } from "../platform/endpoints/define-callable.ts";
import type { GiftSale } from "./gift-sale.ts";

const pageSize = 50;
type Shown = OutputOf<typeof contract>["sales"][number];

const command: Command<typeof contract> = async ({ restaurantId, after }, caller, { db }) => {
  if (!(await staffMay(db, restaurantId, caller.uid, "settings"))) return refuse({ type: "not-allowed" });
  const shop = await readDocument(db, shopDocument, { restaurantId });
  if (shop === null) return ok({ sales: [] });
  const query = queryOf(
    giftSaleDocument,
    {},
    {
      where: [["restaurantId", "==", restaurantId]],
      orderBy: [["startedAt", "desc"]],
      limit: pageSize,
      ...(after === undefined ? {} : { startAfter: [after] }),
    },
  );
  const found = await readQuery(db, query);
  const { country, timezone, address } = shop;
  const last = found.at(-1)?.startedAt;
  return ok({
    sales: found.flatMap((sale) => shown(sale, { country, timezone, zip: address.zip })),
    ...(found.length === pageSize && last !== undefined ? { next: last } : {}),
  });
};

function shown(sale: GiftSale, place: PeriodPlace): readonly Shown[] {
  const { id: saleId, no, state, cents, codeId, buyerEmail, paidAt, delivery, sentAt, provider, refund } = sale;
  // A sale that is not paid may still leave nothing.
  if (paidAt === undefined) return [];
  return [
    {
      saleId,
      no,
      state,
      cents,
      ...(codeId === undefined ? {} : { codeId }),
      buyerEmail,
      paidAt,
      delivery: delivery.kind,
      ...(sentAt === undefined ? {} : { sentAt }),
      withdrawUntil: withdrawalLastDay(paidAt, place),
      isDisputed: Object.values(provider.disputes).some((dispute) => dispute.state === "open"),
      ...(refund?.problem === undefined ? {} : { problem: refund.problem }),
    },
  ];
}

export const listGiftSales = defineCallable(contract, command);
