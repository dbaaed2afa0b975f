import { must } from "@lokalkorb/domain/kernel/invariant";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import { netPaidCents, isTerminated } from "@lokalkorb/domain/ordering/order/payment-rules";
import { readDocument } from "@lokalkorb/model/admin/admin-documents";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import type { PayWorld } from "./pay-world.ts";

interface Intent {
  readonly id: string;
  readonly status: string;
  readonly amount: number;
  readonly amount_received: number;
  readonly application_fee_amount: number | null;
  readonly metadata: Readonly<Record<string, string>>;
}

interface Given {
  readonly id: string;
  readonly amount: number;
  readonly status: string;
  readonly payment_intent: string;
}

/** The provider's whole books of the shop, read once for many orders. */
export interface ProviderBooks {
  readonly intents: ReadonlyMap<string, readonly Intent[]>;
  readonly refunds: ReadonlyMap<string, readonly Given[]>;
}

export async function readBooks(world: PayWorld): Promise<ProviderBooks> {
  const intents = await all<Intent>(world, "payment_intents");
  const refunds = await all<Given>(world, "refunds");
  return {
    intents: Map.groupBy(intents, ({ metadata }) => metadata["orderId"] ?? ""),
    refunds: Map.groupBy(refunds, (refund) => refund.payment_intent),
  };
}

async function all<Value extends { readonly id: string }>(world: PayWorld, path: string): Promise<readonly Value[]> {
  const found: Value[] = [];
  for (let after = ""; ; after = `&starting_after=${must(found.at(-1)?.id, "an entry")}`) {
    const page = await world.books(`${path}?limit=100${after}`);
    found.push(...(page["data"] as readonly Value[]));
    if (page["has_more"] !== true) return found;
  }
}

/**
 * An order against the provider's books, to the cent: no money without an order, no order without money, nothing twice.
 * Answers what is wrong.
 */
export async function auditOrder(world: PayWorld, orderId: string, books: ProviderBooks): Promise<readonly string[]> {
  const { restaurantId } = world;
  const order = must(await readDocument(world.test.admin.db, orderDocument, { restaurantId, orderId }), "the order");
  const intents = books.intents.get(orderId) ?? [];
  const problems: string[] = [];
  const expect = (what: string, ours: unknown, theirs: unknown): void => {
    if (ours !== theirs) problems.push(`${what}: ${String(ours)} here, ${String(theirs)} there`);
  };
  const online = order.payments.filter(({ provider }) => provider === "stripe");
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

  expect(
    "captured",
    sum(online.map(({ capturedCents }) => capturedCents)),
    sum(intents.map((intent) => intent.amount_received)),
  );
  expect(
    "reserved",
    online.filter(({ state }) => state === "authorized").length,
    intents.filter(({ status }) => status === "requires_capture").length,
  );
  const back = intents.flatMap(({ id }) => books.refunds.get(id) ?? []).filter(({ status }) => status === "succeeded");
  expect(
    "given back",
    sum((order.refunds ?? []).filter(({ state }) => state === "succeeded").map(({ cents }) => cents)),
    sum(back.map(({ amount }) => amount)),
  );
  for (const { id, feeCents, state } of online) {
    const intent = intents.find((one) => one.id === id);
    if (state === "captured") expect(`fee of ${id}`, feeCents, intent?.application_fee_amount ?? undefined);
  }
  return [...problems, ...stepsWrong(order, intents), ...moneyWrong(order)];
}

/** The amount that the shop may keep: nothing of an order that ended without goods, and never more than the order costs. */
function moneyWrong(order: Order): string[] {
  const isDisputed = order.events.some(({ type }) => type === "disputed");
  const kept = netPaidCents(order);
  if (isDisputed || (order.refunds ?? []).some(({ state }) => state === "failed")) return [];
  const problems: string[] = [];
  if (isTerminated(order) && kept !== 0) problems.push(`${kept} of an order that is ${order.status}`);
  if (kept > order.totals.totalCents) problems.push(`${kept} for an order of ${order.totals.totalCents}`);
  return problems;
}

/** Weighed or edited down to what its gift cards pay, an order needs the provider no more: what it had reserved goes free. */
function isPaidByCards({ payments, refunds = [], totals }: Order): boolean {
  const cards = payments.filter(({ provider }) => provider === "giftCard");
  const back = refunds
    .filter(({ state }) => state === "succeeded")
    .flatMap(({ from }) => from)
    .filter(({ paymentId }) => cards.some(({ id }) => id === paymentId));
  const paid = cards.reduce((sum, { capturedCents }) => sum + capturedCents, 0);
  return cards.length > 0 && paid - back.reduce((sum, { cents }) => sum + cents, 0) >= totals.totalCents;
}

function stepsWrong(order: Order, intents: readonly Intent[]): string[] {
  const count = (type: string): number => order.events.filter((event) => event.type === type).length;
  const hasMoney = intents.some(({ status }) => status === "succeeded" || status === "requires_capture");
  // A disputed payment is with the bank: it cannot be refunded beside that.
  const isDisputed = order.events.some(
    ({ type, reason }) => type === "disputed" || reason?.includes("disputed") === true,
  );
  const isDone = order.status !== "pendingPayment";
  const wrong: [boolean, string][] = [
    [isDone, "it still waits for its money"],
    [count("placed") <= 1, `it was placed ${count("placed")} times`],
    [(order.no !== "") === (count("placed") === 1), `its number is "${order.no}"`],
    [order.status !== "expired" || count("placed") === 0, "it was placed and expired"],
    [!(order.refunds ?? []).some(({ state }) => state === "pending"), "a refund is not at its end"],
    [isDisputed || !(order.refunds ?? []).some(({ state }) => state === "failed"), "a refund has failed"],
    [
      hasMoney || isPaidByCards(order) || ["expired", "rejected", "cancelled"].includes(order.status),
      "nobody paid for it",
    ],
  ];
  return wrong.flatMap(([holds, problem]) => (holds ? [] : [problem]));
}
