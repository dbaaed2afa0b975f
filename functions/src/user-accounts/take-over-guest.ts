import { takeOverGuest as contract } from "@lokalkorb/contracts/accounts";
import type { Id } from "@lokalkorb/domain/kernel/branded";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import * as admin from "@lokalkorb/model/admin/admin-documents";
import { redemptionDocument } from "@lokalkorb/model/documents/restaurants/discount-codes/redemptions";
import { historicOrderDocument } from "@lokalkorb/model/documents/restaurants/historic-orders";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { orderDeviceDocument } from "@lokalkorb/model/documents/restaurants/orders/order-device";
import { privateUserDocument } from "@lokalkorb/model/documents/users/private-user";
import { userDocument } from "@lokalkorb/model/documents/users/users";
import { userOrderDocument } from "@lokalkorb/model/documents/users/user-orders";
import { moveBuyer } from "../gift-sales/sales-of-buyer.ts";
import type { OrderAddress } from "../ordering/payment-port.ts";
import { forEachConcurrent } from "../platform/concurrency/for-each-concurrent.ts";
import type { Deps } from "../platform/deps.ts";
import { type Command, defineCallable } from "../platform/endpoints/define-callable.ts";
import { paymentSecrets } from "../platform/secrets.ts";
import type { AccountDeps } from "./account-records.ts";
import { moveQuestions } from "./questions-of-account.ts";
import { leaveProvider } from "./leave-provider.ts";
import { addressesOf, orderOf } from "./orders-of-account.ts";

interface Move {
  readonly from: Id<"user">;
  readonly to: Id<"user">;
}

/**
 * Each order by itself, so that a try that was cut off is made again and finds the rest; the guest's account goes last. The basket
 * lives in the browser and stays there.
 */
const command: Command<typeof contract, AccountDeps> = async ({ guestToken }, caller, deps) => {
  if (caller.isGuest) return refuse({ type: "not-allowed" });
  const limited = await deps.rateLimits.take(deps, "accountLook", caller, guestToken);
  if (limited !== null) return refuse(limited);
  const guest = await deps.accountRecords.guestOf(guestToken);
  if (guest === "gone") return ok({});
  if (guest === null || guest.uid === caller.uid) return refuse({ type: "token-invalid" });
  const from = guest.uid;
  const move = { from, to: caller.uid };
  // Again until none is left: another tab of the guest may order meanwhile.
  for (
    let addresses = await addressesOf(deps.db, from);
    addresses.length > 0;
    addresses = await addressesOf(deps.db, from)
  ) {
    let left = addresses.length;
    const failed = await forEachConcurrent(addresses, { atATime: 5, beginsFor: 45_000 }, async (address) => {
      await moveOrder(deps, address, move);
      left -= 1;
    });
    if (left > 0) throw new AggregateError(failed, `${left} orders of a guest wait for another try`);
  }
  await moveBuyer(deps, from, caller.uid);
  await moveQuestions(deps.db, from, caller.uid);
  await moveCards(deps, move);
  // Cards that could not come along would have no owner who can remove them.
  if (!(await leaveProvider(deps, from))) throw new Error("The cards of a guest wait for the payment provider");
  await deps.db.recursiveDelete(admin.adminRef(deps.db, userDocument, { uid: from }));
  await deps.accountRecords.erase(from);
  return ok({});
};

/** In the shop's figures the order stays that of a guest: only the account behind it is another. */
const moveOrder = (deps: Deps, address: OrderAddress, { from, to }: Move): Promise<void> =>
  admin.inTransaction(admin.contended(deps.db), async (tx) => {
    const { orderId } = address;
    const listed = await admin.readDocument(tx, userOrderDocument, { uid: from, orderId });
    // Another try was faster.
    if (listed === null) return;
    const stored = await orderOf(tx, address, from);
    const uses = (stored?.order.codes ?? []).map(({ codeId }) => ({ ...address, codeId }));
    const usesThere = await admin.readDocuments(tx, redemptionDocument, uses);
    const device = await admin.readDocument(tx, orderDeviceDocument, { ...address, uid: from });
    if (stored !== null)
      admin.updateDocument(tx, stored.isLive ? orderDocument : historicOrderDocument, address, { "customer.uid": to });
    for (const [index, use] of uses.entries())
      if (usesThere[index]) admin.updateDocument(tx, redemptionDocument, use, { uid: to });
    if (device !== null) {
      // The browser that wanted to hear of the order is the same.
      admin.setDocument(tx, orderDeviceDocument, { ...address, uid: to }, device);
      admin.deleteDocument(tx, orderDeviceDocument, { ...address, uid: from });
    }
    admin.setDocument(tx, userOrderDocument, { uid: to, orderId }, listed);
    admin.deleteDocument(tx, userOrderDocument, { uid: from, orderId });
  });

/** Saved cards come along where the account has none: two customers of the provider cannot become one. */
const moveCards = (deps: Deps, { from, to }: Move): Promise<void> =>
  admin.inTransaction(deps.db, async (tx) => {
    const [guest = null, own = null] = await admin.readDocuments(tx, privateUserDocument, [{ uid: from }, { uid: to }]);
    if (guest?.stripeCustomerId === undefined || own?.stripeCustomerId !== undefined) return;
    const { stripeCustomerId, paymentMethods = [] } = guest;
    const cards = { stripeCustomerId, paymentMethods };
    if (own === null) admin.setDocument(tx, privateUserDocument, { uid: to }, cards);
    else admin.updateDocument(tx, privateUserDocument, { uid: to }, cards);
    admin.deleteDocument(tx, privateUserDocument, { uid: from });
  });

export const takeOverGuest = defineCallable(contract, command, { secrets: paymentSecrets });
