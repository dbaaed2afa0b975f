import { placeTestOrder as contract } from "@lokalkorb/contracts/shops";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { nextTimer } from "@lokalkorb/domain/ordering/lifecycle/order-timers";
import { testOrder } from "@lokalkorb/domain/ordering/place/test-order";
import {
  createDocument,
  readDocument,
  updateDocument,
  type AdminTransaction,
} from "@lokalkorb/model/admin/admin-documents";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { accountDocument } from "@lokalkorb/model/documents/restaurants/data/account";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { staffMay } from "../../access/staff.ts";
import { readStorefronts } from "../../catalog/stock/item-live.ts";
import { writeOutbox } from "../../outbox/write-outbox.ts";
import { defineCallable, type Command } from "../../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../../platform/idempotency.ts";
import { indexOrder } from "../write/index-order.ts";
import type { OrderingDeps } from "../write/ordering-deps.ts";
import { readTimerRules } from "../write/timer-rules.ts";

/** Rings, is mailed and printed as any other order, of the shop's own published menu; also of a hidden shop. */
const command: Command<typeof contract, OrderingDeps> = async (input, caller, deps) => {
  const { restaurantId } = input;
  const limited = await deps.rateLimits.take(deps, "testOrder", caller, input.requestId);
  if (limited !== null) return refuse(limited);
  const rules = await readTimerRules(deps.db, restaurantId);
  return withIdempotency(deps, requestKeyOf(contract.name, caller, input), async (tx) => {
    if (!(await staffMay(tx, restaurantId, caller.uid, "listing"))) return refuse({ type: "not-allowed" });
    const account = await readDocument(tx, accountDocument, { restaurantId });
    const restaurant = await readDocument(tx, shopDocument, { restaurantId });
    const published = restaurant && (await publishedOf(tx, restaurant));
    if (!published) return refuse({ type: "not-found" });
    const now = deps.now();
    const name = account?.members.find(({ uid }) => uid === caller.uid)?.name ?? restaurant.name;
    const { email = restaurant.emailPublic, uid } = caller;
    const menu = await deps.menus.read(published.path);
    const decided = testOrder({ menu, restaurant, now, customer: { uid, name, email, phone: restaurant.phone } });
    if (!decided.ok) return decided;
    const timerAt = nextTimer(decided.value, rules);
    const order = { ...decided.value, ...(timerAt === undefined ? {} : { timerAt }) };
    const address = { restaurantId, orderId: deps.newId() };
    createDocument(tx, orderDocument, address, order);
    indexOrder(tx, address, null, order);
    writeOutbox(tx, address, { event: "placed", version: 1, effects: ["push", "mail", "print"] }, now);
    updateDocument(tx, accountDocument, { restaurantId }, { testOrderId: address.orderId });
    return ok({ orderId: address.orderId, no: order.no, dayCode: order.dayCode });
  });
};

/** The menu of the shop's own web view. */
async function publishedOf(
  tx: AdminTransaction,
  { offeringId, storefrontIds }: Pick<DocumentOf<typeof shopDocument>, "offeringId" | "storefrontIds">,
) {
  const storefronts = await readStorefronts(tx, offeringId);
  return storefronts.find(({ id, channel }) => channel === "web" && storefrontIds.includes(id))?.published;
}

export const placeTestOrder = defineCallable(contract, command);
