import type { Firestore } from "firebase-admin/firestore";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import { isOpen } from "@lokalkorb/domain/ordering/order/order-status-groups";
import { readQuery } from "@lokalkorb/model/admin/admin-documents";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { itemDocument } from "@lokalkorb/model/documents/offerings/items";
import { itemStockDocument } from "@lokalkorb/model/documents/offerings/items/item-stock";
import { mailDocument } from "@lokalkorb/model/documents/mail";
import { outboxDocument } from "@lokalkorb/model/documents/outbox";
import { discountCodeDocument } from "@lokalkorb/model/documents/restaurants/discount-codes";
import { redemptionDocument } from "@lokalkorb/model/documents/restaurants/discount-codes/redemptions";
import { fulfilmentMethodDocument } from "@lokalkorb/model/documents/restaurants/distribution-options";
import { slotDocument } from "@lokalkorb/model/documents/restaurants/distribution-options/slots";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";

export interface ShopAddress {
  readonly restaurantId: string;
  readonly offeringId: string;
  /** Items whose stock a test set anew: what orders of the demo hold of them is not in the counters any more. */
  readonly restocked?: readonly string[];
}
type StoredOrder = Order & { readonly id: string };

/**
 * Everything that orders hold against everything that is held, when nothing is under way: pieces, times, codes, gift cards,
 * numbers, and what follows from each step. Answers what does not fit.
 */
export async function auditShop(db: Firestore, shop: ShopAddress): Promise<readonly string[]> {
  const orders = await readQuery(db, queryOf(orderDocument, { restaurantId: shop.restaurantId }));
  return [
    ...numbersWrong(orders),
    ...(await stockWrong(db, shop, orders)),
    ...(await slotsWrong(db, shop, orders)),
    ...(await codesWrong(db, shop, orders)),
    ...(await followsWrong(db, shop, orders)),
  ];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

function numbersWrong(orders: readonly StoredOrder[]): string[] {
  const numbers = orders.flatMap(({ no }) => (no === "" ? [] : [no]));
  return numbers.length === new Set(numbers).size ? [] : ["a number was given twice"];
}

async function stockWrong(
  db: Firestore,
  { offeringId, restocked = [] }: ShopAddress,
  orders: readonly StoredOrder[],
): Promise<string[]> {
  const open = orders.filter(({ status }) => isOpen(status));
  const items = await readQuery(db, queryOf(itemDocument, { offeringId }));
  const problems: string[] = [];
  for (const { id: itemId, stock } of items.filter((item) => item.stock.mode !== "unlimited")) {
    const shards = await readQuery(db, queryOf(itemStockDocument, { offeringId, itemId }));
    const reserved = sum(shards.map((shard) => shard.reserved));
    const counted = restocked.includes(itemId) ? open.filter(({ id }) => !id.startsWith("demo-")) : open;
    const promised = sum(counted.map((order) => order.reserved?.[itemId] ?? 0));
    if (reserved !== promised) problems.push(`${itemId}: ${reserved} reserved, ${promised} promised`);
    if (shards.some((shard) => shard.reserved > shard.onHand)) problems.push(`${itemId}: more promised than there is`);
    const mirrored = sum(shards.map((shard) => shard.onHand));
    if (shards.length > 0 && (stock.onHand !== mirrored || stock.reserved !== reserved))
      problems.push(`${itemId}: the mirror says ${stock.onHand}/${stock.reserved}, the truth ${mirrored}/${reserved}`);
  }
  return problems;
}

async function slotsWrong(
  db: Firestore,
  { restaurantId }: ShopAddress,
  orders: readonly StoredOrder[],
): Promise<string[]> {
  const byId = new Map(orders.map((order) => [order.id, order]));
  const problems: string[] = [];
  const holding = new Set<string>();
  for (const { id: optionId } of await readQuery(db, queryOf(fulfilmentMethodDocument, { restaurantId }))) {
    for (const slot of await readQuery(db, queryOf(slotDocument, { restaurantId, optionId }))) {
      const held = Object.entries(slot.held);
      if (held.length !== slot.orders || sum(held.map(([, { units }]) => units)) !== slot.units)
        problems.push(`${optionId} ${slot.id}: ${slot.orders} orders, ${slot.units} units, but ${held.length} hold it`);
      if (slot.capOrders !== undefined && slot.orders > slot.capOrders) problems.push(`${slot.id} is overbooked`);
      for (const [orderId, { units }] of held) {
        const order = byId.get(orderId);
        if (order === undefined || ["rejected", "cancelled", "expired"].includes(order.status))
          problems.push(`${slot.id} is held by ${orderId}, which is ${order?.status ?? "not there"}`);
        else if (units !== order.kitchenUnits && isOpen(order.status))
          problems.push(`${slot.id}: ${orderId} holds ${units} units of ${order.kitchenUnits}`);
        if (order?.distribution.slot.key === slot.id && order.distribution.optionId === optionId) holding.add(orderId);
      }
    }
  }
  for (const { id, status } of orders)
    if (isOpen(status) && !holding.has(id)) problems.push(`${id} is ${status} and holds no time`);
  return problems;
}

async function codesWrong(
  db: Firestore,
  { restaurantId }: ShopAddress,
  orders: readonly StoredOrder[],
): Promise<string[]> {
  const problems: string[] = [];
  const codes = await readQuery(db, queryOf(discountCodeDocument, { restaurantId }));
  for (const { id: codeId, stats, giftCard, maxUses = Infinity, kind } of codes) {
    const uses = await readQuery(db, queryOf(redemptionDocument, { restaurantId, codeId }));
    const count = (state: string): number => uses.filter((use) => use.state === state).length;
    // A code without a limit holds nothing back.
    const held = uses.filter((use) => use.state === "held" && use.countedLater !== true).length;
    if (kind !== "giftCard" && (stats.uses !== count("redeemed") || stats.heldUses !== held))
      problems.push(`${codeId}: ${stats.uses} + ${stats.heldUses} uses, but ${count("redeemed")} + ${held}`);
    if (stats.uses + stats.heldUses > maxUses) problems.push(`${codeId} was used too often`);
    if (giftCard !== undefined) {
      const gone = sum(uses.map((use) => (use.state === "released" ? 0 : use.cents)));
      if (giftCard.balanceCents !== giftCard.initialCents - gone || giftCard.balanceCents < 0)
        problems.push(`${codeId}: ${giftCard.balanceCents} of ${giftCard.initialCents} left after ${gone}`);
    }
    for (const use of uses.filter(({ state }) => state === "held")) {
      const status = orders.find(({ id }) => id === use.id)?.status;
      if (status !== "pendingPayment")
        problems.push(`${codeId} is held for ${use.id}, which is ${status ?? "not there"}`);
    }
  }
  return problems;
}

/** No owed follow-up is left over, and no message goes out twice. */
async function followsWrong(
  db: Firestore,
  { restaurantId }: ShopAddress,
  orders: readonly StoredOrder[],
): Promise<string[]> {
  const entries = await readQuery(db, queryOf(outboxDocument, {}, { where: [["restaurantId", "==", restaurantId]] }));
  const left = entries
    .filter(({ state }) => state !== "done")
    .map(({ id, state, effects }) => `${id} is ${state}: ${JSON.stringify(effects)}`);
  const unheard = orders
    .filter(({ no, id, version }) => no !== "" && version !== undefined && !id.startsWith("demo-"))
    .filter(({ id }) => !entries.some(({ orderId, event }) => orderId === id && event === "placed"))
    .map(({ id }) => `nothing follows from ${id}`);
  const mails = await readQuery(db, queryOf(mailDocument, {}, { where: [["restaurantId", "==", restaurantId]] }));
  const ids = mails.map(({ messageId }) => messageId);
  return [...left, ...unheard, ...(new Set(ids).size === ids.length ? [] : ["two mails have one Message-ID"])];
}
