import { deleteAccount as contract } from "@lokalkorb/contracts/accounts";
import type { Id } from "@lokalkorb/domain/kernel/branded";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { minuteMs } from "@lokalkorb/domain/kernel/time/instant";
import { erasedUid } from "@lokalkorb/domain/ordering/customers/erased-account";
import type { MailState } from "@lokalkorb/domain/ordering/effects/mail-machine";
import { endedAt } from "@lokalkorb/domain/ordering/lifecycle/order-timers";
import { isOpen } from "@lokalkorb/domain/ordering/order/order-status-groups";
import { undoHeldFor } from "@lokalkorb/domain/ordering/undo/step-before";
import * as admin from "@lokalkorb/model/admin/admin-documents";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { idempotencyDocument } from "@lokalkorb/model/documents/idempotency";
import { passkeyDocument } from "@lokalkorb/model/documents/passkeys";
import { userDocument } from "@lokalkorb/model/documents/users/users";
import { leaveBusinesses } from "../businesses/businesses-of-person.ts";
import { forgetBuyer } from "../gift-sales/sales-of-buyer.ts";
import { forEachConcurrent } from "../platform/concurrency/for-each-concurrent.ts";
import { type Command, defineCallable } from "../platform/endpoints/define-callable.ts";
import { paymentSecrets } from "../platform/secrets.ts";
import type { AccountDeps } from "./account-records.ts";
import { leaveProvider } from "./leave-provider.ts";
import { eraseFromOrder, eraseFromShop } from "./erase-from-shop.ts";
import { addressesOf, orderOf } from "./orders-of-account.ts";
import { moveQuestions } from "./questions-of-account.ts";

/** Older proofs of who is here are asked for again. */
const freshFor = 5 * minuteMs;

/**
 * Orders first, each by itself, then the shops' records, then the account: what was cut off is begun again by the same press, and
 * nothing leads to what is left.
 */
const command: Command<typeof contract, AccountDeps> = async (_input, caller, deps) => {
  const { uid, email } = caller;
  if (caller.isGuest || email === undefined) return refuse({ type: "not-allowed" });
  if (deps.now() - (caller.signedInAt ?? 0) > freshFor) return refuse({ type: "sign-in-required" });
  const user = await admin.readIfReadable(deps.db, userDocument, { uid });
  const shops = user.document?.restaurants ?? user.unreadable?.fields["restaurants"] ?? [];
  if (!Array.isArray(shops) || shops.length > 0) return ok({ result: "works-in-shop", kept: 0 });
  const addresses = await addressesOf(deps.db, uid);
  const orders = await Promise.all(addresses.map((address) => orderOf(deps.db, address, uid)));
  // A handover that can still be taken back has figures to come.
  const settledBefore = deps.now() - undoHeldFor;
  if (orders.some((one) => one?.isLive && (isOpen(one.order.status) || endedAt(one.order) > settledBefore)))
    return ok({ result: "open-orders", kept: addresses.length });

  if (!(await forgetBuyer(deps, uid)) || !(await leaveProvider(deps, uid)))
    return refuse({ type: "payment-unavailable" });
  const person = { uid, email, erased: erasedUid(deps.newId()) };
  const sellers = [...new Set(addresses.map(({ restaurantId }) => restaurantId))];
  await inTurn(sellers, (restaurantId) => eraseFromShop(deps, restaurantId, person));
  // The shops are known by the orders alone, which leave the account's list here.
  await inTurn(addresses, (address) => eraseFromOrder(deps, address, person));
  await moveQuestions(deps.db, uid, null);
  await leaveBusinesses(deps.db, email);
  await eraseLoose(deps, uid, email);
  await deps.db.recursiveDelete(admin.adminRef(deps.db, userDocument, { uid }));
  await deps.accountRecords.erase(uid);
  return ok({ result: "deleted", kept: orders.filter((one) => one !== null).length });
};

async function inTurn<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  let left = items.length;
  const failed = await forEachConcurrent(items, { atATime: 10, beginsFor: 20_000 }, async (item) => {
    await work(item);
    left -= 1;
  });
  if (left > 0) throw new AggregateError(failed, `${left} parts of an erasure wait for another try`);
}

/**
 * Passkeys, standing orders and baskets of all shops, answers to requests that are kept for two days, waits for sold-out items, and mails that were sent to the address: not those on their way (a receipt, money that goes back), and not
 * the confirmation of a withdrawal, which stays as long as the declaration (WDR-02).
 */
async function eraseLoose({ db }: AccountDeps, uid: Id<"user">, email: string): Promise<void> {
  const found = await Promise.all([
    db.collectionGroup("baskets").where("ownerUid", "==", uid).select().get(),
    db.collection("mail").where("to", "==", email).select("template", "state").get(),
    admin
      .adminQuery(db, queryOf(passkeyDocument, {}, { where: [["uid", "==", uid]] }))
      .select()
      .get(),
    admin
      .adminQuery(db, queryOf(idempotencyDocument, {}, { where: [["uid", "==", uid]] }))
      .select()
      .get(),
    db.collection("restockWaits").where("email", "==", email.toLowerCase()).select().get(),
    db.collectionGroup("orderPlans").where("owner.uid", "==", uid).select().get(),
  ]);
  const [baskets, mails, passkeys, answers, waits, plans] = found;
  const writer = db.bulkWriter();
  for (const { ref } of [...baskets.docs, ...passkeys.docs, ...answers.docs, ...waits.docs, ...plans.docs])
    void writer.delete(ref);
  for (const mail of mails.docs) if (mayGo(mail.get("template"), mail.get("state"))) void writer.delete(mail.ref);
  await writer.close();
}

const underWay: readonly unknown[] = ["queued", "sending", "deferred"] satisfies readonly MailState[];

const mayGo = (template: unknown, state: unknown): boolean =>
  !underWay.includes(state) && !(typeof template === "string" && template.startsWith("withdrawal"));

export const deleteAccount = defineCallable(contract, command, { secrets: paymentSecrets });
