import { randomUUID } from "node:crypto";
import { collection, doc, onSnapshot, query, where } from "firebase/firestore";
import { changeOrderStatus, placeOrder } from "@lokalkorb/contracts/orders";
import type { BasketLine } from "@lokalkorb/domain/catalog/goods/basket-line";
import { must } from "@lokalkorb/domain/kernel/invariant";
import type { OrderAction } from "@lokalkorb/domain/ordering/lifecycle/order-action";
import { boardStatuses } from "@lokalkorb/domain/ordering/order/order-status-groups";
import { fillOwnBasket, type BenchClient, type BenchWorld } from "./bench-world.ts";

export interface Billed {
  readonly reads: number;
  readonly writes: number;
}

/** As a listener of a page: resolves once it shows something, and goes on. */
const watching = (subscribe: (shown: () => void, failed: (error: Error) => void) => () => void): Promise<() => void> =>
  new Promise((resolve, reject) => {
    const stop: { now: () => void } = { now: () => undefined };
    stop.now = subscribe(() => resolve(() => stop.now()), reject);
  });

const watchDocument = ({ firestore }: BenchClient, path: string): Promise<() => void> =>
  watching((shown, failed) => onSnapshot(doc(firestore, path), shown, failed));

async function billedSince(world: BenchWorld): Promise<Billed> {
  await world.idle();
  const lines = (await world.backend.admin("GET", "billed")) as readonly (Billed & { readonly deletes: number })[];
  return lines.reduce(
    (sum, { reads, writes, deletes }) => ({ reads: sum.reads + reads, writes: sum.writes + writes + deletes }),
    { reads: 0, writes: 0 },
  );
}

/** The cost of one visit once the page is alive: the shop, its storefront and the own basket. */
export async function billedPerVisit(world: BenchWorld): Promise<Billed> {
  const { shop, backend } = world;
  const shopper = await world.signIn("guest");
  await world.idle();
  await backend.admin("POST", "billed/reset");
  await Promise.all([
    watchDocument(shopper, `restaurants/${shop.restaurantId}`),
    watchDocument(shopper, `offerings/${shop.offeringId}/storefronts/${shop.storefrontId}`),
    watchDocument(shopper, `restaurants/${shop.restaurantId}/baskets/${shopper.uid}_web`),
  ]);
  return billedSince(world);
}

export interface OrderCosts {
  readonly orders: number;
  readonly total: Billed;
  /** Of it until the shop has it on the board. */
  readonly placing: Billed;
  /** Dearest first: who, where, how many reads and writes an order. */
  readonly byPlace: readonly (Billed & { readonly place: string })[];
}

const life: readonly OrderAction[] = ["accept", "prepare", "ready", "complete"];

/**
 * Everything one order costs from the basket to the handover: the shopper whose page stays open, the board that listens, the
 * functions and what the access rules read.
 */
export async function billedPerOrder(
  world: BenchWorld,
  request: { readonly orders: number; readonly lines: readonly BasketLine[]; readonly slotKeys: readonly string[] },
): Promise<OrderCosts> {
  const { shop, backend, admin } = world;
  const { restaurantId } = shop;
  const staff = await world.signIn(must(shop.staff[0], "an owner"));
  const orders = collection(staff.firestore, `restaurants/${restaurantId}/orders`);
  const closeBoard = await watching((shown, failed) =>
    onSnapshot(query(orders, where("status", "in", boardStatuses)), shown, failed),
  );
  const shoppers: BenchClient[] = [];
  for (let index = 0; index < request.orders; index++) shoppers.push(await world.signIn("guest"));
  await world.idle();
  await backend.admin("POST", "billed/reset");
  const now = await world.now();
  const placing = { reads: 0, writes: 0 };
  for (const [index, shopper] of shoppers.entries()) {
    const before = await billedSince(world);
    const lines = [0, 1, 2].map((more) => must(request.lines[(index + more) % request.lines.length], "a product"));
    const slotKey = must(request.slotKeys[index % request.slotKeys.length], "a time");
    // The basket grows line by line, as shoppers fill it.
    for (const count of [1, 2]) await fillOwnBasket(world, shopper, { lines: lines.slice(0, count), slotKey, now });
    const input = await fillOwnBasket(world, shopper, { lines, slotKey, now });
    const answer = await shopper.call(placeOrder, input);
    if (!answer.ok) throw new Error(`Not ordered: ${JSON.stringify(answer.refusal)}`);
    const { orderId } = answer.value;
    const leave = await watchDocument(shopper, `restaurants/${restaurantId}/orders/${orderId}`);
    const placed = await billedSince(world);
    placing.reads += placed.reads - before.reads;
    placing.writes += placed.writes - before.writes;
    for (const action of life) await press(world, staff, { orderId, action, cents: input.quotedTotalCents });
    leave();
  }
  const total = await billedSince(world);
  const lines = (await backend.admin("GET", "billed")) as readonly {
    client: string;
    path: string;
    reads: number;
    writes: number;
    deletes: number;
  }[];
  closeBoard();
  const per = (count: number): number => count / request.orders;
  const places = Map.groupBy(lines, ({ client, path }) => {
    const who = client === "owner" || client === "functions" ? "functions" : client === staff.uid ? "board" : "shopper";
    return `${who} ${path.replaceAll(restaurantId, "{shop}").replaceAll(shop.offeringId, "{offering}")}`;
  });
  const orderCount = await Promise.all(
    shoppers.map(({ uid }) =>
      admin.db.collection(`restaurants/${restaurantId}/orders`).where("viewers", "array-contains", uid).count().get(),
    ),
  );
  if (orderCount.some((found) => found.data().count !== 1)) throw new Error("An order is missing or too many.");
  return {
    orders: request.orders,
    total: { reads: per(total.reads), writes: per(total.writes) },
    placing: { reads: per(placing.reads), writes: per(placing.writes) },
    byPlace: [...places]
      .map(([place, found]) => ({
        place,
        reads: per(found.reduce((sum, { reads }) => sum + reads, 0)),
        writes: per(found.reduce((sum, { writes, deletes }) => sum + writes + deletes, 0)),
      }))
      .toSorted((a, b) => b.reads + b.writes - a.reads - a.writes),
  };
}

async function press(
  world: BenchWorld,
  staff: BenchClient,
  { orderId, action, cents }: { readonly orderId: string; readonly action: OrderAction; readonly cents: number },
): Promise<void> {
  const answer = await staff.call(changeOrderStatus, {
    requestId: randomUUID(),
    restaurantId: world.shop.restaurantId,
    orderId,
    action,
    ...(action === "complete" ? { payment: { method: "cash", cents }, ageCheck: "passed" } : {}),
  });
  if (!answer.ok) throw new Error(`Not ${action}: ${JSON.stringify(answer.refusal)}`);
  await world.idle();
}
