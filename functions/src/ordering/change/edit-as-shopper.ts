import type { InputOf } from "@lokalkorb/contracts/contract";
import { type editOrder as editContract, quoteOrderEdit as quoteContract } from "@lokalkorb/contracts/orders";
import type { Cents } from "@lokalkorb/domain/kernel/money/cents";
import { leftOnAccountCents } from "@lokalkorb/domain/ordering/businesses/business-terms";
import { editDeadline } from "@lokalkorb/domain/ordering/change/edit-deadline";
import { settlementOf } from "@lokalkorb/domain/ordering/change/settlement";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import { minuteMs } from "@lokalkorb/domain/kernel/time/instant";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import {
  inTransaction,
  readDocument,
  setDocument,
  updateDocument,
  type AdminTransaction,
} from "@lokalkorb/model/admin/admin-documents";
import { b2bCustomerDocument } from "@lokalkorb/model/documents/restaurants/b2b-customers";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { internalNotesDocument } from "@lokalkorb/model/documents/restaurants/orders/internal-notes";
import { menuOfOrder } from "../../catalog/menu-store.ts";
import { defineCallable, type Command } from "../../platform/endpoints/define-callable.ts";
import { checkDearer } from "../companies/check-dearer.ts";
import type { OrderAddress } from "../payment-port.ts";
import { readActor } from "../write/order-actor.ts";
import type { OrderingDeps } from "../write/ordering-deps.ts";
import { readInternalNotes } from "../write/persist-transition.ts";
import { planEdit } from "./apply-edit.ts";

export interface WantedEdit {
  readonly address: OrderAddress;
  readonly order: Order;
  readonly input: InputOf<typeof editContract>;
}

/** At once, where nothing has to be paid online; else it waits beside the order, which stays as it was. */
export async function editAsShopper(
  tx: AdminTransaction,
  deps: OrderingDeps,
  { address, order, email, input: { changes, seenTotalCents } }: WantedEdit & { readonly email: string | undefined },
) {
  const now = deps.now();
  const work = { address, order, changes, by: "customer", now } as const;
  const planned = await planEdit(tx, deps, work);
  if (!planned.ok) return planned;
  const { decision, write } = planned.value;
  const { differenceCents } = decision;
  const totalCents = order.totals.totalCents + differenceCents;
  const isSeen = seenTotalCents === totalCents;
  const mustSee = decision.type === "proposed" || decision.lost !== undefined || seenTotalCents !== undefined;
  if (mustSee && !isSeen) return refuse({ type: "confirmation-required", differenceCents });
  const waits = await checkDearer(tx, address, order, { email, totalCents });
  if (waits !== null) return refuse(waits);
  const menu = await menuOfOrder(deps, address.restaurantId, order);
  const { type, cents: payCents } = settlementOf(order, decision, menu);
  if (type === "none") return refuse({ type: "payment-method-unavailable" });
  const leftCents = type === "invoice" ? await leftForCompany(tx, address, order) : Infinity;
  if (differenceCents > leftCents)
    return refuse({ type: "payment-method-unavailable", bar: { reason: "maximum", cents: leftCents } });
  if (decision.type === "changed") {
    write();
    return ok({ state: "changed" as const, totalCents, differenceCents });
  }
  if (type !== "online") {
    const agreed = await planEdit(tx, deps, { ...work, agreed: true });
    if (!agreed.ok) return agreed;
    agreed.value.write();
    return ok({ state: "changed" as const, totalCents, differenceCents });
  }
  const notes = await readInternalNotes(tx, address);
  const deadline = editDeadline(order, menu);
  const until = Math.min(now + differenceIsKeptFor, deadline ?? Infinity);
  setDocument(tx, internalNotesDocument, address, { ...notes, awaited: changes });
  const { changes: shown } = decision;
  const pendingChange = { differenceCents, totalCents, payCents, until, changes: shown };
  updateDocument(tx, orderDocument, address, { pendingChange });
  return ok({ state: "paying" as const, totalCents, differenceCents });
}

/** A dearer order on account stays within the limit of its company, which its transaction reads and writes. */
async function leftForCompany(tx: AdminTransaction, { restaurantId }: OrderAddress, order: Order): Promise<Cents> {
  const customerId = order.customer.b2bCustomerId;
  if (customerId === undefined) return Infinity;
  const company = await readDocument(tx, b2bCustomerDocument, { restaurantId, customerId });
  return company?.status === "active" ? leftOnAccountCents(company) : 0;
}

/** As long as the page of the provider lasts. */
const differenceIsKeptFor = 30 * minuteMs;

/** Asked by the order's own page with each press, so it neither writes nor counts as a change. */
const quote: Command<typeof quoteContract, OrderingDeps> = async ({ restaurantId, orderId, changes }, caller, deps) => {
  const limited = await deps.rateLimits.take(deps, "orderQuote", caller);
  if (limited !== null) return refuse(limited);
  const address = { restaurantId, orderId };
  return inTransaction(deps.db, async (tx) => {
    const actor = await readActor(tx, address, caller);
    if (!actor.ok) return actor;
    const { order, isOrderer } = actor.value;
    if (!isOrderer) return refuse({ type: "not-allowed" });
    const planned = await planEdit(tx, deps, { address, order, changes, by: "customer", now: deps.now() });
    if (!planned.ok) return planned;
    const { decision } = planned.value;
    const menu = await menuOfOrder(deps, restaurantId, order);
    const { type: settles, cents } = settlementOf(order, decision, menu);
    const { differenceCents, lost } = decision;
    const totalCents = order.totals.totalCents + differenceCents;
    return ok({ totalCents, differenceCents, settles, cents, ...(lost === undefined ? {} : { lost: [...lost] }) });
  });
};

export const quoteOrderEdit = defineCallable(quoteContract, quote);
