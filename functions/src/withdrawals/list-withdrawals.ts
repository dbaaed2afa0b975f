import { listWithdrawals as contract } from "@lokalkorb/contracts/withdrawals";
import type { OutputOf } from "@lokalkorb/contracts/contract";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import {
  isInTime,
  type PeriodPlace,
  refundLastDay,
  withdrawalLastDay,
} from "@lokalkorb/domain/ordering/withdrawal/withdrawal-period";
import { withdrawableLines, withdrawalRefund } from "@lokalkorb/domain/ordering/withdrawal/withdrawal-refund";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { readDocument, readQuery } from "@lokalkorb/model/admin/admin-documents";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { matching, queryOf } from "@lokalkorb/model/document/document-query";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { withdrawalDocument } from "@lokalkorb/model/documents/withdrawals/withdrawals";
import { staffMay } from "../access/staff.ts";
import { readOrderAnywhere } from "../ordering/archive/from-archive.ts";
import { type Command, defineCallable } from "../platform/endpoints/define-callable.ts";
import type { FoundOrder } from "./find-order.ts";

const pageSize = 50;
type Shown = OutputOf<typeof contract>["withdrawals"][number];
type Declaration = DocumentOf<typeof withdrawalDocument>;

const command: Command<typeof contract> = async ({ restaurantId, open, before }, caller, { db }) => {
  if (!(await staffMay(db, restaurantId, caller.uid, "customers"))) return refuse({ type: "not-allowed" });
  const shop = must(await readDocument(db, shopDocument, { restaurantId }), "a shop with staff");
  const place: PeriodPlace = { country: shop.country, timezone: shop.timezone, zip: shop.address.zip };
  const query = queryOf(
    withdrawalDocument,
    {},
    {
      where: matching({ restaurantId, isOpen: open }),
      orderBy: [["receivedAt", "desc"]],
      limit: pageSize,
      ...(before === undefined ? {} : { startAfter: [before] }),
    },
  );
  const found = await readQuery(db, query);
  const orders = await Promise.all(
    found.map(async ({ orderId }) => (orderId === undefined ? null : readOrderAnywhere(db, { restaurantId, orderId }))),
  );
  const last = found.at(-1)?.receivedAt;
  return ok({
    withdrawals: found.map((one, index) => {
      const order = orders[index] ?? null;
      return shown(one, order === "erased" ? null : order, place);
    }),
    ...(found.length === pageSize && last !== undefined ? { next: last } : {}),
  });
};

function shown(one: Declaration, order: FoundOrder | null, place: PeriodPlace): Shown {
  const { id: withdrawalId, state, receivedAt, declared, rejection, refund, steps } = one;
  const { name, orderNo, email, goods } = declared;
  return {
    withdrawalId,
    state,
    receivedAt,
    name,
    orderNo,
    email,
    ...(goods === undefined ? {} : { goods }),
    refundBy: refundLastDay(receivedAt, place),
    ...(rejection === undefined ? {} : { rejection }),
    ...(refund === undefined ? {} : { refundedCents: refund.cents }),
    steps: steps.map(({ at, state: reached }) => ({ at, state: reached })),
    ...(order === null ? {} : { order: shownOrder(one, order, place) }),
  };
}

function shownOrder(
  { declared, receivedAt }: Declaration,
  order: FoundOrder,
  place: PeriodPlace,
): NonNullable<Shown["order"]> {
  const meant = new Map(declared.lines?.map(({ lineId, qty }) => [lineId, qty]));
  const lines = withdrawableLines(order).map(({ lineId, qty }) => ({
    lineId,
    name: must(
      order.lines.find((line) => line.lineId === lineId),
      "a line of the order",
    ).name,
    qty,
    asked: declared.lines === undefined ? qty : Math.min(qty, meant.get(lineId) ?? 0),
  }));
  const asked = lines.filter((line) => line.asked > 0).map(({ lineId, asked: qty }) => ({ lineId, qty }));
  const back = withdrawalRefund(order, asked);
  const { completedAt } = order;
  return {
    orderId: order.id,
    no: order.no,
    placedAt: order.placedAt,
    customerName: order.customer.name,
    ...(completedAt === undefined ? {} : { receivedAt: completedAt, lastDay: withdrawalLastDay(completedAt, place) }),
    isInTime: isInTime(receivedAt, completedAt, place),
    isSameAddress: order.customer.email.toLowerCase() === declared.email.toLowerCase(),
    lines,
    refundCents: back.ok ? back.value.cents : 0,
  };
}

export const listWithdrawals = defineCallable(contract, command);
