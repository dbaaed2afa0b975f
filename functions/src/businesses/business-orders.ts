import { businessOrders as contract } from "@lokalkorb/contracts/businesses";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { mayAnswer } from "@lokalkorb/domain/ordering/approval/answer-approval";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import { employeeOf } from "@lokalkorb/domain/ordering/businesses/employees";
import { netCents } from "@lokalkorb/domain/ordering/businesses/order-figures";
import { readDocument, readQuery } from "@lokalkorb/model/admin/admin-documents";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { b2bCustomerDocument } from "@lokalkorb/model/documents/restaurants/b2b-customers";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { type Command, defineCallable } from "../platform/endpoints/define-callable.ts";

const most = 100;

const command: Command<typeof contract> = async ({ restaurantId, customerId }, caller, deps) => {
  if (caller.isGuest) return refuse({ type: "sign-in-required" });
  const [business, shop] = await Promise.all([
    readDocument(deps.db, b2bCustomerDocument, { restaurantId, customerId }),
    readDocument(deps.db, shopDocument, { restaurantId }),
  ]);
  const employee = business === null ? null : employeeOf(business, caller.email);
  if (business === null || employee === null || shop === null) return refuse({ type: "not-found" });
  const orders = await readQuery(
    deps.db,
    queryOf(
      orderDocument,
      { restaurantId },
      {
        where: [["customer.b2bCustomerId", "==", customerId]],
        orderBy: [["placedAt", "desc"]],
        limit: most,
      },
    ),
  );
  const asker = { uid: caller.uid, email: caller.email };
  const own = orders.filter(({ customer }) => employee.role === "admin" || customer.uid === caller.uid);
  return ok({
    timezone: shop.timezone,
    orders: own.map(({ id, no, status, paymentStatus, placedAt, distribution, customer, totals, ...order }) => ({
      orderId: id,
      isOwn: customer.uid === caller.uid,
      no,
      by: customer.name,
      placedAt,
      slotStart: distribution.slot.start,
      status,
      paymentStatus,
      grossCents: totals.totalCents,
      netCents: netCents(totals),
      ...(customer.poNumber === undefined ? {} : { poNumber: customer.poNumber }),
      ...(customer.costCenter === undefined ? {} : { costCenter: customer.costCenter }),
      ...(status === "awaitingApproval"
        ? { approval: waitingOf({ ...order, mayAnswer: mayAnswer(business, { customer }, asker) }) }
        : {}),
    })),
  });
};

type Waiting = Pick<Order, "approval" | "holdUntil" | "lines" | "customerNote"> & { readonly mayAnswer: boolean };

function waitingOf({ approval, holdUntil = 0, lines, customerNote, mayAnswer: isTheirs }: Waiting) {
  const { over, limitCents } = must(approval, "it waits for its approval");
  return {
    until: holdUntil,
    mayAnswer: isTheirs,
    over,
    limitCents,
    lines: lines.map(({ lineId, qty, name, totalCents }) => ({ lineId, qty, name, totalCents })),
    ...(customerNote === undefined ? {} : { note: customerNote }),
  };
}

export const businessOrders = defineCallable(contract, command);
