import { forgetCustomer as contract } from "@lokalkorb/contracts/customers";
import type { Id } from "@lokalkorb/domain/kernel/branded";
import { customerNo } from "@lokalkorb/domain/ordering/customers/customer-words";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { endedAt } from "@lokalkorb/domain/ordering/lifecycle/order-timers";
import { undoHeldFor } from "@lokalkorb/domain/ordering/undo/step-before";
import { isMember } from "@lokalkorb/domain/shop/membership";
import { withoutWords } from "@lokalkorb/domain/ordering/order/without-words";
import { isOpen } from "@lokalkorb/domain/ordering/order/order-status-groups";
import * as admin from "@lokalkorb/model/admin/admin-documents";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { settingsDocument } from "@lokalkorb/model/documents/restaurants/data/settings";
import { orderPlanDocument } from "@lokalkorb/model/documents/restaurants/order-plans";
import { historicOrderDocument } from "@lokalkorb/model/documents/restaurants/historic-orders";
import { kitchenNoteDocument } from "@lokalkorb/model/documents/restaurants/kitchen-notes/kitchen-note";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { orderTalkDocument } from "@lokalkorb/model/documents/restaurants/orders/order-talk";
import { internalNotesDocument } from "@lokalkorb/model/documents/restaurants/orders/internal-notes";
import { customerDocument } from "@lokalkorb/model/documents/restaurants/restaurant-users";
import { staffMay } from "../access/staff.ts";
import { logOf } from "../access/write-log.ts";
import { isOwed, readCustomer } from "../ordering/customers/customer-records.ts";
import { forEachConcurrent } from "../platform/concurrency/for-each-concurrent.ts";
import type { Deps } from "../platform/deps.ts";
import { type Command, defineCallable } from "../platform/endpoints/define-callable.ts";
import { previousAnswer, requestKeyOf, withIdempotency } from "../platform/idempotency.ts";
import { ordersOfCustomer } from "../ordering/customers/orders-of-customer.ts";

/**
 * First the orders lose what no law wants, each by itself; the record goes last, with what leads to it, so that a try that
 * was cut off is made again.
 */
const command: Command<typeof contract> = async (input, caller, deps) => {
  const { restaurantId } = input;
  const request = requestKeyOf(contract.name, caller, input);
  if (!(await staffMay(deps.db, restaurantId, caller.uid, "customers.decide"))) return refuse({ type: "not-allowed" });
  const { userDocId, customer } = await readCustomer(deps.db, restaurantId, input.customerId);
  if (customer === null) return (await previousAnswer(deps, request)) ?? refuse({ type: "not-found" });
  const { live, archived } = await ordersOfCustomer(deps.db, restaurantId, customer);
  if (isOwed(customer)) return ok({ result: "owed", kept: live.length + archived.length });
  // A handover that can still be taken back has figures to come, which would make the record anew.
  const settledBefore = deps.now() - undoHeldFor;
  const hasOpen = live.some((order) => isOpen(order.status) || endedAt(order) > settledBefore);
  if (hasOpen || (await hasStanding(deps, restaurantId, customer.uid)))
    return ok({ result: "open-orders", kept: live.length + archived.length });
  const kept = [
    ...live.map(({ id }) => ({ orderId: id, isLive: true })),
    ...archived.map(({ id }) => ({ orderId: id, isLive: false })),
  ];
  let left = kept.length;
  const failed = await forEachConcurrent(kept, { atATime: 10, beginsFor: 45_000 }, async (order) => {
    await thin(deps, { restaurantId, ...order });
    left -= 1;
  });
  if (left > 0) throw new AggregateError(failed, `${left} orders of a forgotten customer wait for another try`);
  return withIdempotency(deps, request, async (tx) => {
    const known = await admin.readDocument(tx, customerDocument, { restaurantId, userDocId });
    // Five presses at once: one of them erased it.
    if (known === null) return refuse({ type: "not-found" });
    const settings = await admin.readDocument(tx, settingsDocument, { restaurantId });
    const log = await logOf(tx, deps, restaurantId, caller);
    const addresses = [known.emailLower, known.person.email, ...(known.emails ?? [])];
    const members = settings?.members?.filter((member) => !addresses.some((own) => isMember([member], own)));
    if (members !== undefined && members.length !== settings?.members?.length)
      admin.updateDocument(tx, settingsDocument, { restaurantId }, { members });
    for (const id of [userDocId, ...(known.mergedIds ?? [])])
      admin.deleteDocument(tx, customerDocument, { restaurantId, userDocId: id });
    log("customerForgotten", customerNo(userDocId));
    return ok({ result: "forgotten" as const, kept: kept.length });
  });
};

/** Its next run would make the record anew: the shop ends it first. */
async function hasStanding({ db }: Deps, restaurantId: Id<"shop">, uid: Id<"user"> | undefined): Promise<boolean> {
  if (uid === undefined) return false;
  const where = [["owner.uid", "==", uid]] as const;
  const plans = await admin.readQuery(db, queryOf(orderPlanDocument, { restaurantId }, { where }));
  return plans.some(({ status }) => status === "active" || status === "suspended");
}

/** Without the phone and the words that were written for the day; name, address and amounts are the business letter. */
const thin = (
  { db }: Deps,
  { isLive, ...address }: { readonly restaurantId: string; readonly orderId: string; readonly isLive: boolean },
): Promise<void> =>
  admin.inTransaction(db, async (tx) => {
    const definition = isLive ? orderDocument : historicOrderDocument;
    const order = await admin.readDocument(tx, definition, address);
    const notes = await admin.readDocument(tx, internalNotesDocument, address);
    if (order === null) return;
    admin.updateDocument(tx, definition, address, {
      customerNote: admin.remove(),
      "customer.phone": admin.remove(),
      ...withoutWords(order),
      messages: admin.remove(),
    });
    admin.deleteDocument(tx, orderTalkDocument, address);
    admin.deleteDocument(tx, kitchenNoteDocument, address);
    if (notes?.note !== undefined) admin.updateDocument(tx, internalNotesDocument, address, { note: admin.remove() });
  });

export const forgetCustomer = defineCallable(contract, command);
