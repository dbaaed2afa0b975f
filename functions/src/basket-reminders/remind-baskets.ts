import { basketMachine } from "@lokalkorb/domain/basket/basket-machine";
import { byDay, idleFor, remindWithin, reminderDueAt, tryAgainAfter } from "@lokalkorb/domain/basket/remind-basket";
import type { Id } from "@lokalkorb/domain/kernel/branded";
import { transition } from "@lokalkorb/domain/kernel/state-machine";
import { minuteMs } from "@lokalkorb/domain/kernel/time/instant";
import { storefrontAddress } from "@lokalkorb/domain/shop/storefronts/storefront-address";
import {
  inTransaction,
  readDocument,
  remove,
  updateDocument,
  type AdminTransaction,
} from "@lokalkorb/model/admin/admin-documents";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { storefrontDocument } from "@lokalkorb/model/documents/offerings/storefronts";
import { basketDocument } from "@lokalkorb/model/documents/restaurants/baskets";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { privateUserDocument } from "@lokalkorb/model/documents/users/private-user";
import type { MenuDeps } from "../catalog/menu-store.ts";
import type { JobRunner } from "../jobs/job-task.ts";
import type { MailDeps } from "../notifications/delivery/mail-ports.ts";
import { queueMail } from "../notifications/delivery/create-mail.ts";
import { basketLeftMail } from "../notifications/templates/basket/basket-left-mail.ts";
import { forEachConcurrent } from "../platform/concurrency/for-each-concurrent.ts";
import type { AccountDeps } from "../user-accounts/account-records.ts";
import { goodsNow } from "./goods-now.ts";

export type ReminderDeps = MailDeps & MenuDeps & Pick<AccountDeps, "accountRecords">;

type Basket = DocumentOf<typeof basketDocument>;
interface BasketAddress {
  readonly restaurantId: Id<"shop">;
  readonly basketId: Id<"basket">;
}

const pageSize = 500;
const pace = { atATime: 10, beginsFor: 3 * minuteMs };

/**
 * Baskets of people who asked to be reminded: after an hour without a change they count as left, three hours after it they
 * have their one mail (product/state-machines 3.3). Each step is decided again in its own transaction, so that a run that
 * is cut off, or two at once, come to the same.
 */
export const remindBaskets: JobRunner<ReminderDeps> = async (deps) => {
  const failed = [...(await each(deps, idle(deps), leaveBasket)), ...(await each(deps, due(deps), remind))];
  if (failed.length > 0) throw new AggregateError(failed, failed.map(String).join("; "));
};

/** Baskets of more than a day ago are not looked at any more. */
const idle = (deps: ReminderDeps) =>
  deps.db
    .collectionGroup("baskets")
    .where("consent.reminder", "==", true)
    .where("status", "==", "open")
    .where("lastActivityAt", ">=", new Date(deps.now() - remindWithin))
    .where("lastActivityAt", "<=", new Date(deps.now() - idleFor))
    .orderBy("lastActivityAt");

const due = (deps: ReminderDeps) =>
  deps.db
    .collectionGroup("baskets")
    .where("consent.reminder", "==", true)
    .where("status", "==", "abandoned")
    .where("recovery.dueAt", "<=", new Date(deps.now()))
    .orderBy("recovery.dueAt");

async function each(
  deps: ReminderDeps,
  query: ReturnType<typeof due>,
  work: (deps: ReminderDeps, address: BasketAddress) => Promise<void>,
): Promise<readonly unknown[]> {
  const found = await query.limit(pageSize).select().get();
  return forEachConcurrent(found.docs, pace, async ({ id: basketId, ref }) => {
    const restaurantId = ref.parent.parent?.id;
    if (restaurantId !== undefined) await work(deps, { restaurantId, basketId });
  });
}

async function leaveBasket(deps: ReminderDeps, address: BasketAddress): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const basket = await readDocument(tx, basketDocument, address);
    const shop = await readDocument(tx, shopDocument, address);
    const now = deps.now();
    if (basket?.status !== "open" || basket.lastActivityAt > now - idleFor) return;
    const isReminded =
      basket.recovery?.mailedAt !== undefined || shop === null || Object.keys(basket.lines).length === 0;
    updateDocument(tx, basketDocument, address, {
      status: transition(basketMachine, basket.status, "abandoned"),
      ...(isReminded ? {} : { "recovery.dueAt": reminderDueAt(basket.lastActivityAt, shop.timezone) }),
    });
  });
}

async function remind(deps: ReminderDeps, address: BasketAddress): Promise<void> {
  const seen = await readDocument(deps.db, basketDocument, address);
  if (seen === null) return;
  // Outside of the transaction: the account's mailbox and the menu are no documents that it could lock.
  const [to, offer] = await Promise.all([
    deps.accountRecords.provedAddress(seen.ownerUid),
    offerOf(deps, address.restaurantId, seen),
  ]);
  await deps.failpoint("basketReminder:read");
  await inTransaction(deps.db, async (tx) => {
    const basket = await readDocument(tx, basketDocument, address);
    if (basket === null || !isDue(basket, deps.now()) || basket.lastActivityAt !== seen.lastActivityAt) return;
    const user = await readDocument(tx, privateUserDocument, { uid: basket.ownerUid });
    const wish = user?.basketReminder;
    if (to === null || offer === null || wish?.wanted !== true) return done(tx, address);
    if (!offer.takesOrders) return offerAgain(deps, tx, address, basket, offer.timezone);
    const { lines } = offer.goods;
    if (lines.length === 0) return done(tx, address);
    const { config } = deps.mail();
    const account = `u=${basket.ownerUid}&t=${wish.token}`;
    const content = basketLeftMail({
      shopName: offer.shopName,
      ...offer.goods,
      link: `${config.appUrl}/${offer.slug}#korb`,
      stopLink: `${config.appUrl}/konto/erinnerung#${account}`,
    });
    const id = `basketLeft_${address.restaurantId}_${address.basketId}_${basket.lastActivityAt}`;
    queueMail(
      tx,
      config,
      { id, to, content, shop: null, isWished: true, unsubscribeUrl: `${config.appUrl}/api/erinnerung?${account}` },
      deps.now(),
    );
    updateDocument(tx, basketDocument, address, { recovery: { mailedAt: deps.now() } });
  });
}

const isDue = ({ status, recovery }: Basket, now: number): boolean =>
  status === "abandoned" && recovery?.dueAt !== undefined && recovery.dueAt <= now && recovery.mailedAt === undefined;

/** Nothing is to be mailed about it: it is not looked at again. */
const done = (tx: AdminTransaction, address: BasketAddress): void =>
  updateDocument(tx, basketDocument, address, { "recovery.dueAt": remove() });

/** The shop pauses: the mail would lead to a closed door. */
function offerAgain(
  deps: ReminderDeps,
  tx: AdminTransaction,
  address: BasketAddress,
  { lastActivityAt }: Basket,
  timezone: string,
): void {
  const next = byDay(deps.now() + tryAgainAfter, timezone);
  if (next > lastActivityAt + remindWithin) done(tx, address);
  else updateDocument(tx, basketDocument, address, { "recovery.dueAt": next });
}

/** Null: the shop sells there no more. */
async function offerOf(deps: ReminderDeps, restaurantId: Id<"shop">, { storefrontId, lines }: Basket) {
  const shop = await readDocument(deps.db, shopDocument, { restaurantId });
  if (shop === null || shop.listing === "hidden") return null;
  const storefront = await readDocument(deps.db, storefrontDocument, { offeringId: shop.offeringId, storefrontId });
  if (storefront?.published === undefined) return null;
  const menu = await deps.menus.read(storefront.published.path);
  const { state } = shop.operations;
  return {
    shopName: shop.name,
    slug: storefrontAddress(shop, storefrontId),
    timezone: shop.timezone,
    takesOrders: state === "open" || state === "rush",
    goods: goodsNow(menu, lines, storefront.live, deps.now()),
  };
}
