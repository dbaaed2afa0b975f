import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { setStock } from "@lokalkorb/contracts/offerings";
import { changeOrderStatus, placeOrder } from "@lokalkorb/contracts/orders";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { inTransaction, readDocument, readQuery, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { itemDocument } from "@lokalkorb/model/documents/offerings/items";
import { itemStockDocument } from "@lokalkorb/model/documents/offerings/items/item-stock";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import type { TestClient } from "@lokalkorb/testing/connect/connect-client";
import { aLine, fillBasket, freeSlots } from "@lokalkorb/testing/fixtures/order-input";
import { auditShop } from "@lokalkorb/testing/orders/audit-shop";
import { runJob } from "@lokalkorb/testing/jobs/run-job";
import { startRaceWorld } from "@lokalkorb/testing/orders/race-world";
import { testDeps } from "../../composition/testing/test-deps.ts";
import { transitionOrder } from "../../ordering/lifecycle/transition-order.ts";
import { placeBasket } from "../../ordering/place/place-order.ts";

let world: Awaited<ReturnType<typeof startRaceWorld>>;
let slotIndex = 40;

beforeAll(async () => {
  world = await startRaceWorld(24);
}, 120_000);
beforeEach(() => world.test.backend.clock.advance(11 * 60_000));
afterAll(() => world.stop());

const address = () => ({ offeringId: world.offeringId, itemId: world.itemId });
const shards = () => readQuery(world.test.admin.db, queryOf(itemStockDocument, address()));
const count = (onHand: number) =>
  world.owner.call(setStock, { requestId: randomUUID(), restaurantId: world.restaurantId, ...address(), onHand });
async function request({ uid }: Pick<TestClient, "uid">, qty: number) {
  const { menu, itemId, test } = world;
  const now = test.backend.clock.now();
  const slotKey = must(freeSlots(menu, now)[slotIndex++ % 200], "a slot");
  const basket = await fillBasket(test.admin, { menu, uid, lines: [aLine(menu, itemId, { qty })], slotKey, now });
  return { ...basket, ageConfirmed: true };
}
async function audit(): Promise<readonly string[]> {
  await world.test.backend.idle();
  const { restaurantId, offeringId, itemId } = world;
  return auditShop(world.test.admin.db, { restaurantId, offeringId, restocked: [itemId] });
}

it("D-15.4 spreads a large count over four shards, and a small one over one again, by hand and every morning", async () => {
  await count(200);
  expect((await shards()).map(({ id, onHand }) => [id, onHand])).toEqual(["0", "1", "2", "3"].map((id) => [id, 50]));
  await count(12);
  expect(await shards()).toMatchObject([{ id: "0", onHand: 12 }]);
  const stock = { mode: "daily" as const, onHand: 12, reserved: 0, dailyQty: 90 };
  await updateDocument(world.test.admin.db, itemDocument, address(), { stock });
  await runJob(world.test, "dailyGoods", world.restaurantId);
  expect((await shards()).map(({ onHand }) => onHand)).toEqual([30, 30, 30]);
  await updateDocument(world.test.admin.db, itemDocument, address(), { "stock.mode": "counted" });
});

it("D-15.4 sells and lets go of pieces on shards that were made after an instance looked", async () => {
  const { restaurantId, offeringId, itemId, test } = world;
  const [first, second] = [must(world.buyers[0], "buyer"), must(world.buyers[1], "buyer")];
  await count(10);
  const [selling, ending] = [testDeps(test), testDeps(test)];
  for (const { shards: known } of [selling, ending]) expect(await known.shardsOf(offeringId, itemId)).toEqual(["0"]);
  await count(200);
  test.backend.clock.advance(1000);
  const caller = { uid: first.uid, isGuest: true, ip: null };
  expect(await placeBasket(await request(first, 120), caller, selling)).toMatchObject({ ok: true });

  const placed = await second.call(placeOrder, await request(second, 75));
  const orderId = must(placed.ok ? placed.value.orderId : null, JSON.stringify(placed));
  const where = { restaurantId, orderId };
  const ended = await inTransaction(test.admin.db, async (tx) => {
    const order = must(await readDocument(tx, orderDocument, where), orderId);
    const step = { address: where, order, action: "cancel", by: "customer", now: ending.now() } as const;
    return transitionOrder(tx, ending, step);
  });
  expect(ended).toMatchObject({ ok: true });
  expect((await shards()).reduce((sum, { reserved }) => sum + reserved, 0)).toBe(120);
  expect(await audit()).toEqual([]);
});

it("D-15.4 sells no piece twice and loses none while the count, and with it the number of shards, changes", async () => {
  await count(200);
  const counts = [20, 180, 60, 200, 15, 120];
  const orders = world.buyers.slice(2).map(async (buyer, index) => {
    const placed = await buyer.call(placeOrder, await request(buyer, 1 + (index % 5)));
    if (!placed.ok || index % 3 > 0) return;
    const { orderId } = placed.value;
    const { restaurantId } = world;
    await buyer.call(changeOrderStatus, { requestId: randomUUID(), restaurantId, orderId, action: "cancel" });
  });
  const counting = (async () => {
    for (const onHand of counts) expect(await count(onHand)).toMatchObject({ ok: true });
  })();
  await Promise.all([...orders, counting]);
  expect(await audit()).toEqual([]);
});
