import { answerApproval as contract } from "@lokalkorb/contracts/approvals";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { checkAnswer } from "@lokalkorb/domain/ordering/approval/answer-approval";
import { employeeOf } from "@lokalkorb/domain/ordering/businesses/employees";
import { readDocument } from "@lokalkorb/model/admin/admin-documents";
import { b2bCustomerDocument } from "@lokalkorb/model/documents/restaurants/b2b-customers";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { menuOfOrder } from "../../catalog/menu-store.ts";
import { defineCallable, type Command } from "../../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../../platform/idempotency.ts";
import type { OrderingDeps } from "../write/ordering-deps.ts";
import type { OrderNumber } from "../write/order-numbers.ts";
import { approveOrder } from "./approve-order.ts";
import { endApproval } from "./end-approval.ts";

/** By an admin of a company that the shop supplies; the first answer counts. */
const command: Command<typeof contract, OrderingDeps> = async (input, caller, deps) => {
  const { restaurantId, customerId, orderId, answer } = input;
  if (caller.isGuest) return refuse({ type: "sign-in-required" });
  const address = { restaurantId, orderId };
  const known = await readDocument(deps.db, orderDocument, address);
  if (known === null) return refuse({ type: "not-found" });
  const approves = answer.kind === "approve" && known.status === "awaitingApproval";
  const number = approves ? await deps.orderNumbers.take(restaurantId, known.dayKey) : null;
  let isNumbered = false;
  try {
    return await withIdempotency(deps, requestKeyOf(contract.name, caller, input), async (tx) => {
      const [order, company, shop] = await Promise.all([
        readDocument(tx, orderDocument, address),
        readDocument(tx, b2bCustomerDocument, { restaurantId, customerId }),
        readDocument(tx, shopDocument, { restaurantId }),
      ]);
      const admin = company === null ? null : employeeOf(company, caller.email);
      const isTheirs = company?.status === "active" && order?.customer.b2bCustomerId === customerId;
      // Whether there is such an order is for its company to know.
      if (order === null || company === null || shop === null || admin === null || !isTheirs)
        return refuse({ type: "not-found" });
      const barred = checkAnswer(order, company, { uid: caller.uid, email: caller.email }, deps.now());
      if (barred !== null) return refuse(barred);
      if (answer.kind === "decline") {
        const end = { outcome: "declined", name: admin.name, word: answer.word } as const;
        await endApproval(tx, deps, { address, order, end });
        return ok({ status: "cancelled" as const });
      }
      const menu = await menuOfOrder(deps, restaurantId, order);
      const next: OrderNumber = must(number, "it waited when it was read, and waits still");
      const placed = await approveOrder(tx, deps, { address, order, menu, shop, name: admin.name, number: next });
      if (!placed.ok) return placed;
      // Once is enough: a commit may succeed although its answer is lost.
      isNumbered = true;
      return ok({ status: "placed" as const });
    });
  } finally {
    if (!isNumbered) number?.restore();
  }
};

export const answerApproval = defineCallable(contract, command);
