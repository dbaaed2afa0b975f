import { myData as contract } from "@lokalkorb/contracts/accounts";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { OrderMessage } from "@lokalkorb/domain/ordering/talk/order-talk";
import { saidIn } from "@lokalkorb/domain/shop/platform-message";
import {
  decodeAdminDocument,
  readDocument,
  readIfReadable,
  readQuery,
  type ReadScope,
} from "@lokalkorb/model/admin/admin-documents";
import { basketDocument } from "@lokalkorb/model/documents/restaurants/baskets";
import { orderTalkDocument } from "@lokalkorb/model/documents/restaurants/orders/order-talk";
import { matching, queryOf } from "@lokalkorb/model/document/document-query";
import { restockWaitDocument } from "@lokalkorb/model/documents/restock-waits";
import { privateUserDocument } from "@lokalkorb/model/documents/users/private-user";
import { userDocument } from "@lokalkorb/model/documents/users/users";
import { employeeOf } from "@lokalkorb/domain/ordering/businesses/employees";
import { businessesOf } from "../businesses/businesses-of-person.ts";
import type { GiftSale } from "../gift-sales/gift-sale.ts";
import { salesOfBuyer } from "../gift-sales/sales-of-buyer.ts";
import type { OrderAddress } from "../ordering/payment-port.ts";
import { type Command, defineCallable } from "../platform/endpoints/define-callable.ts";
import { plansOf } from "../standing-orders/find-plans.ts";
import { toldPasskeys } from "../sign-in/passkeys/own-passkeys.ts";
import type { AccountDeps } from "./account-records.ts";
import { addressesOf, orderOf, type StoredOrder } from "./orders-of-account.ts";
import { questionsOf } from "./questions-of-account.ts";

const command: Command<typeof contract, AccountDeps> = async (_input, caller, deps) => {
  if (caller.isGuest) return refuse({ type: "not-allowed" });
  const limited = await deps.rateLimits.take(deps, "accountLook", caller);
  if (limited !== null) return refuse(limited);
  const { uid, email } = caller;
  const [signIns, passkeys, profile, own, addresses, giftSales, questions, waits, baskets, companies, plans] =
    await Promise.all([
      deps.accountRecords.signInsOf(uid),
      toldPasskeys(deps.db, uid),
      readIfReadable(deps.db, userDocument, { uid }),
      readIfReadable(deps.db, privateUserDocument, { uid }),
      addressesOf(deps.db, uid),
      salesOfBuyer(deps.db, uid),
      questionsOf(deps.db, uid),
      email === undefined ? [] : readQuery(deps.db, waitsOf(email)),
      basketsOf(deps, uid),
      email === undefined ? [] : businessesOf(deps.db, email),
      plansOf(deps, uid),
    ]);
  const orders = await Promise.all(
    addresses.map(async (address) => {
      const stored = await orderOf(deps.db, address, uid);
      return stored === null ? null : told(stored, await messagesOf(deps.db, address, stored));
    }),
  );
  const data = {
    account: { uid, email, ...signIns, passkeys: passkeys.map(({ id: _id, ...told }) => told) },
    profile: profile.document ?? profile.unreadable?.fields ?? null,
    contact: own.document ?? own.unreadable?.fields ?? null,
    waits: waits.map(({ id: _id, token: _token, ...wait }) => wait),
    baskets,
    companies: companies.map(({ restaurantId, business }) => ({
      restaurantId,
      name: business.name,
      status: business.status,
      requestedAt: business.requestedAt,
      message: business.message,
      you: employeeOf(business, email),
    })),
    standingOrders: plans.map(({ restaurantId, plan }) => ({
      restaurantId,
      name: plan.name,
      status: plan.status,
      ...plan.standing,
    })),
    giftCards: giftSales.map(toldSale),
    questions: questions.map((question) => saidIn(question)),
    orders: orders.filter((order) => order !== null),
  };
  return ok({ json: JSON.stringify(data, null, 2) });
};

/** A gift card as its buyer knows it; the code is in the mail. */
const toldSale = ({ no, state, cents, words, buyerEmail, delivery, startedAt, paidAt, sentAt }: GiftSale): object => ({
  no,
  state,
  cents,
  words,
  buyerEmail,
  delivery,
  startedAt,
  paidAt,
  sentAt,
});

/** Baskets that go on on another device, those of the past included. */
async function basketsOf({ db }: AccountDeps, uid: Id<"user">): Promise<readonly object[]> {
  const found = await db.collectionGroup("baskets").where("ownerUid", "==", uid).get();
  return found.docs.map((basket) => {
    const { status, lines, lastActivityAt } = decodeAdminDocument(basketDocument, basket.ref.path, basket.data());
    return { restaurantId: basket.ref.parent.parent?.id, status, lines: Object.values(lines), lastActivityAt };
  });
}

/** Items that the person wants to be told of. */
const waitsOf = (email: string) =>
  queryOf(restockWaitDocument, {}, { where: matching({ email: email.toLowerCase() }) });

/** All that the orderer may read, without what serves the machinery alone. */
function told({ order }: StoredOrder, messages: readonly OrderMessage[]): object {
  const { ref: _ref, version: _version, timerAt: _timer, reserved: _reserved, ...known } = order;
  const { viewers: _viewers, confirmed: _confirmed, ...rest } = known;
  return messages.length === 0 ? rest : { ...rest, messages };
}

/** The talk about an order that has one; an archived order has none any more. */
async function messagesOf(
  scope: ReadScope,
  address: OrderAddress,
  { isLive, order }: StoredOrder,
): Promise<readonly OrderMessage[]> {
  if (!isLive || order.messages === undefined) return [];
  return (await readDocument(scope, orderTalkDocument, address))?.messages ?? [];
}

export const myData = defineCallable(contract, command);
