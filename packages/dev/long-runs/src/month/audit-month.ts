import type { Order } from "@lokalkorb/domain/ordering/order/order";
import { readDocument, readQuery } from "@lokalkorb/model/admin/admin-documents";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { itemStockDocument } from "@lokalkorb/model/documents/offerings/items/item-stock";
import { successDocument } from "@lokalkorb/model/documents/restaurants/data/success";
import { discountCodeDocument } from "@lokalkorb/model/documents/restaurants/discount-codes";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { auditShop } from "@lokalkorb/testing/orders/audit-shop";
import { auditOrder, readBooks } from "@lokalkorb/testing/payments/audit-payments";
import { metricsWrong } from "./audit-orders.ts";
import { periodsWrong } from "./audit-periods.ts";
import type { MonthShop } from "./month-world.ts";

type StoredOrder = Order & { readonly id: string };

const add = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

export interface ShopSums {
  readonly orders: number;
  readonly revenueCents: number;
  readonly refundsCents: number;
  readonly depositCents: number;
  readonly quantity: number;
  /** By rate. */
  readonly vatCents: Readonly<Record<string, number>>;
}

export interface ShopAudit {
  readonly problems: readonly string[];
  readonly sums: ShopSums;
}

/** The world in which cards are taken filled this shelf anew. */
const restocked = ["bauernbrot"];

/** One shop after the month, from its raw documents and the provider's books. */
export async function auditMonth(shop: MonthShop): Promise<ShopAudit> {
  const { world } = shop;
  const { restaurantId, offeringId } = shop.shop;
  const { db } = world.test.admin;
  const all: readonly StoredOrder[] = await readQuery(db, queryOf(orderDocument, { restaurantId }));
  const orders = all.filter(({ id }) => !shop.ordersBefore.has(id));
  const books = await readBooks(world);
  const problems: string[] = [];
  for (const order of orders) {
    const isOnline = books.intents.has(order.id);
    const steps = isOnline ? await auditOrder(world, order.id, books) : [];
    // Its money had gone back when the shop took it up again: it was paid at the handover.
    const paidLater = order.events.some(({ type }) => type === "restored") ? ["nobody paid for it"] : [];
    const wrong = [
      ...metricsWrong(order),
      // Gift cards are no business of the provider's: what went back is compared source by source.
      ...steps.filter((problem) => !problem.startsWith("given back:") && !paidLater.includes(problem)),
      ...booksWrong([order], {
        intents: new Map([[order.id, books.intents.get(order.id) ?? []]]),
        refunds: books.refunds,
      }),
    ];
    problems.push(...wrong.map((what) => `${order.id} (${order.status}, ${order.paymentMethod}): ${what}`));
  }
  problems.push(
    ...(await auditShop(db, { restaurantId, offeringId, restocked })),
    ...(await soldWrong(shop, orders)),
    ...(await cardsWrong(shop, orders)),
    ...booksWrong(orders, books),
    ...(await successWrong(shop, all)),
  );
  return { problems: problems.map((problem) => `${restaurantId}: ${problem}`), sums: sumsOf(orders) };
}

function sumsOf(orders: readonly StoredOrder[]): ShopSums {
  const done = orders.filter(({ status }) => status === "completed");
  const vatCents: Record<string, number> = {};
  for (const { rateBp, vatCents: cents } of done.flatMap(({ totals }) => totals.vat))
    vatCents[rateBp] = (vatCents[rateBp] ?? 0) + cents;
  return {
    orders: orders.length,
    revenueCents: add(done.map(({ totals }) => totals.totalCents)),
    refundsCents: add(orders.flatMap(({ refunds = [] }) => refunds.map(({ cents }) => cents))),
    depositCents: add(done.map(({ totals }) => totals.depositCents)),
    quantity: add(done.flatMap(({ lines }) => lines.map(({ qty, removed }) => (removed === undefined ? qty : 0)))),
    vatCents,
  };
}

/** Present and handed-over units are those of the beginning. */
async function soldWrong(
  { shop: { offeringId }, world, onHandBefore }: MonthShop,
  orders: readonly StoredOrder[],
): Promise<string[]> {
  const problems: string[] = [];
  for (const [itemId, before] of onHandBefore) {
    const shards = await readQuery(world.test.admin.db, queryOf(itemStockDocument, { offeringId, itemId }));
    const left = add(shards.map(({ onHand }) => onHand));
    const gone = orders.filter(({ status }) => status === "completed" || status === "noShow");
    const sold = add(gone.map(({ reserved }) => reserved?.[itemId] ?? 0));
    if (left + sold !== before) problems.push(`${itemId}: ${left} there, ${sold} sold, ${before} at the beginning`);
  }
  return problems;
}

async function cardsWrong(
  { shop: { restaurantId }, world, giftCards }: MonthShop,
  orders: readonly StoredOrder[],
): Promise<string[]> {
  const problems: string[] = [];
  for (const codeId of giftCards) {
    const card = (await readDocument(world.test.admin.db, discountCodeDocument, { restaurantId, codeId }))?.giftCard;
    const id = `giftCard-${codeId}`;
    const taken = add(orders.flatMap(({ payments }) => payments.map((one) => (one.id === id ? one.capturedCents : 0))));
    const sources = orders.flatMap(({ refunds = [] }) => refunds.flatMap(({ from }) => from));
    const back = add(sources.map(({ paymentId, cents }) => (paymentId === id ? cents : 0)));
    if (card === undefined || card.initialCents - card.balanceCents !== taken - back)
      problems.push(
        `${codeId}: ${card?.balanceCents} of ${card?.initialCents} left, orders took ${taken} and gave back ${back}`,
      );
  }
  return problems;
}

function booksWrong(orders: readonly StoredOrder[], books: Awaited<ReturnType<typeof readBooks>>): string[] {
  const ours = add(
    orders.flatMap(({ payments }) => payments.map((one) => (one.provider === "stripe" ? one.capturedCents : 0))),
  );
  const theirs = add([...books.intents.values()].flat().map((intent) => intent.amount_received));
  const stripeIds = new Set(
    orders.flatMap(({ payments }) => payments.flatMap((one) => (one.provider === "stripe" ? [one.id] : []))),
  );
  const sources = orders.flatMap(({ refunds = [] }) => refunds.flatMap(({ from }) => from));
  const back = add(sources.map(({ paymentId, cents }) => (stripeIds.has(paymentId) ? cents : 0)));
  const intentIds = new Set([...books.intents.values()].flat().map(({ id }) => id));
  const given = add(
    [...books.refunds]
      .flatMap(([intentId, refunds]) => (intentIds.has(intentId) ? refunds : []))
      .map(({ amount, status }) => (status === "succeeded" ? amount : 0)),
  );
  return [
    ...(ours === theirs ? [] : [`taken: ${ours} here, ${theirs} there`]),
    ...(back === given ? [] : [`given back: ${back} here, ${given} there`]),
  ];
}

/** `data/success` counted order by order comes to what all orders together come to. */
async function successWrong(
  { shop: { restaurantId }, world }: MonthShop,
  orders: readonly StoredOrder[],
): Promise<string[]> {
  const success = await readDocument(world.test.admin.db, successDocument, { restaurantId });
  const done = orders.filter(({ status }) => status === "completed");
  const revenueOf = (of: readonly StoredOrder[]): number =>
    add(of.map(({ totals }) => totals.totalCents - totals.tipCents));
  const problems: string[] = await periodsWrong(world.test.admin.db, restaurantId, orders);
  const same = (what: string, theirs: number | undefined, ours: number): void => {
    if ((theirs ?? 0) !== ours) problems.push(`data/success, ${what}: ${theirs}, but orders say ${ours}`);
  };
  same("orders", success?.lifetime.orders, done.length);
  same("revenue", success?.lifetime.revenueCents, revenueOf(done));
  const quantity = done.flatMap(({ lines }) => lines.map(({ qty, removed }) => (removed === undefined ? qty : 0)));
  same("pieces", success?.lifetime.items, add(quantity));
  for (const [month, of] of Map.groupBy(orders, ({ monthKey }) => monthKey)) {
    const known = success?.months[month];
    const ended = of.filter(({ status }) => status === "completed");
    same(`${month} orders`, known?.orders, ended.length);
    same(`${month} revenue`, known?.revenueCents, revenueOf(ended));
    same(`${month} tips`, known?.tipsCents, add(ended.map(({ totals }) => totals.tipCents)));
    // Of what was revenue: the totals are without the differences of edits already.
    const back = ended.flatMap(({ refunds = [] }) =>
      refunds.filter(({ state, settlesEdit }) => state === "succeeded" && settlesEdit !== true),
    );
    same(`${month} refunds`, known?.refundsCents, add(back.map(({ cents }) => cents)));
    for (const state of ["cancelled", "rejected", "noShow"] as const)
      same(`${month} ${state}`, known?.[state], of.filter(({ status }) => status === state).length);
  }
  for (const [day, of] of Map.groupBy(done, ({ dayKey }) => dayKey)) {
    const known = success?.days[day];
    if (known === undefined && !of.some(({ id }) => !id.startsWith("demo-"))) continue;
    same(`${day} revenue`, known?.revenueCents, revenueOf(of));
    same(`${day} units`, known?.units, add(of.map(({ kitchenUnits }) => kitchenUnits)));
  }
  return problems;
}
