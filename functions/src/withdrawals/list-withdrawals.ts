import { listWithdrawals as contract } from "@lokalkorb/contracts/withdrawals";
import type { OutputOf } from "@lokalkorb/contracts/contract";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import {
  isInTime,
  type PeriodPlace,
  refundLastDay,
  withdrawalLastDay,
} from "@lokalkorb/domain/ordering/withdrawal/withdrawal-period";
import { askedCents, askedLines } from "@lokalkorb/domain/ordering/withdrawal/withdrawal-refund";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { isOpen } from "@lokalkorb/domain/ordering/order/order-status-groups";
import { readDocument, readQuery, type ReadScope } from "@lokalkorb/model/admin/admin-documents";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { matching, queryOf } from "@lokalkorb/model/document/document-query";
import { discountCodeDocument } from "@lokalkorb/model/documents/restaurants/discount-codes";
import { withdrawalDocument } from "@lokalkorb/model/documents/withdrawals/withdrawals";
import { staffMay } from "../access/staff.ts";
import { readSale } from "../gift-sales/gift-sale.ts";
import { readOrderAnywhere } from "../ordering/archive/from-archive.ts";
import { type Command, defineCallable } from "../platform/endpoints/define-callable.ts";
import { readMailShop } from "../notifications/read-mail-shop.ts";
import type { FoundOrder } from "./find-order.ts";
import { periodPlaceOf } from "./period-place.ts";

const pageSize = 50;
type Shown = OutputOf<typeof contract>["withdrawals"][number];
type Declaration = DocumentOf<typeof withdrawalDocument>;

const command: Command<typeof contract> = async ({ restaurantId, open, after }, caller, deps) => {
  const { db } = deps;
  if (!(await staffMay(db, restaurantId, caller.uid, "customers"))) return refuse({ type: "not-allowed" });
  const place = periodPlaceOf((await readMailShop(deps, restaurantId)).shop);
  const query = queryOf(
    withdrawalDocument,
    {},
    {
      where: matching({ restaurantId, isOpen: open }),
      orderBy: [["receivedAt", open ? "asc" : "desc"]],
      limit: pageSize,
      ...(after === undefined ? {} : { startAfter: [after] }),
    },
  );
  const found = await readQuery(db, query);
  const orders = await Promise.all(
    found.map(async ({ orderId }) => (orderId === undefined ? null : readOrderAnywhere(db, { restaurantId, orderId }))),
  );
  const gifts = await Promise.all(found.map((one) => shownGift(db, one, place)));
  const last = found.at(-1)?.receivedAt;
  return ok({
    withdrawals: found.map((one, index) => ({ ...shown(one, orders[index] ?? null, place), ...gifts[index] })),
    ...(found.length === pageSize && last !== undefined ? { next: last } : {}),
  });
};

function shown(one: Declaration, order: FoundOrder | "erased" | null, place: PeriodPlace): Shown {
  const { id: withdrawalId, state, receivedAt, declared, rejection, refund, steps } = one;
  const { name, orderNo, email, goods, lines } = declared;
  const known = order === "erased" ? null : order;
  const money = known?.refunds?.find(({ id }) => id === refund?.refundId);
  return {
    withdrawalId,
    state,
    receivedAt,
    name,
    orderNo,
    email,
    ...(goods === undefined ? {} : { goods }),
    isInWords: goods !== undefined && lines === undefined,
    refundBy: refundLastDay(receivedAt, place),
    ...(rejection === undefined ? {} : { rejection }),
    ...(refund === undefined ? {} : { refund: { cents: refund.cents, state: money?.state ?? "succeeded" } }),
    isOrderErased: order === "erased",
    steps: steps.map(({ at, state: reached }) => ({ at, state: reached })),
    ...(known === null ? {} : { order: shownOrder(one, known, place) }),
  };
}

function shownOrder(
  { declared, receivedAt }: Declaration,
  order: FoundOrder,
  place: PeriodPlace,
): NonNullable<Shown["order"]> {
  const lines = askedLines(order, declared.lines).map((asked) => ({
    ...asked,
    name: must(
      order.lines.find(({ lineId }) => lineId === asked.lineId),
      "a line of the order",
    ).name,
  }));
  const { completedAt } = order;
  return {
    orderId: order.id,
    no: order.no,
    placedAt: order.placedAt,
    customerName: order.customer.name,
    ...(completedAt === undefined ? {} : { receivedAt: completedAt, lastDay: withdrawalLastDay(completedAt, place) }),
    isRunning: isOpen(order.status),
    isInTime: isInTime(receivedAt, completedAt, place),
    isSameAddress: order.customer.email.toLowerCase() === declared.email.toLowerCase(),
    lines,
    refundCents: askedCents(order, declared.lines),
  };
}

async function shownGift(
  scope: ReadScope,
  { restaurantId, saleId, receivedAt, declared }: Declaration,
  place: PeriodPlace,
): Promise<Pick<Shown, "gift">> {
  const sale = saleId === undefined ? null : await readSale(scope, saleId);
  if (sale === null) return {};
  const { id, no, cents, paidAt = sale.startedAt, buyerEmail, state, codeId } = sale;
  const card = codeId === undefined ? null : await readDocument(scope, discountCodeDocument, { restaurantId, codeId });
  return {
    gift: {
      saleId: id,
      no,
      cents,
      paidAt,
      lastDay: withdrawalLastDay(paidAt, place),
      isInTime: isInTime(receivedAt, paidAt, place),
      isSameAddress: buyerEmail.toLowerCase() === declared.email.toLowerCase(),
      balanceCents: card?.giftCard?.balanceCents ?? 0,
      isGone: state !== "paid",
    },
  };
}

export const listWithdrawals = defineCallable(contract, command);
