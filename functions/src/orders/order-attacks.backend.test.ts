import { randomUUID } from "node:crypto";
import type { DocumentReference } from "firebase-admin/firestore";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { readDocument, setDocument } from "@lokalkorb/model/admin/admin-documents";
import { basketDocument } from "@lokalkorb/model/documents/restaurants/baskets";
import { placeOrder } from "@lokalkorb/contracts/orders";
import { must } from "@lokalkorb/domain/invariant";
import type { TestClient } from "@lokalkorb/testing/connect/connect-client";
import { aLine } from "@lokalkorb/testing/fixtures/order-input";
import { createRateLimits, limits } from "../edge/rate-limits.ts";
import { placeBasket } from "./place-order.ts";
import { type OrderWorld, restaurantId, startOrderWorld } from "./testing/order-world.ts";
import { testDeps } from "./testing/test-deps.ts";

let world: OrderWorld;
let slotIndex = 300;

beforeAll(async () => {
  world = await startOrderWorld();
});
afterAll(() => world.test.stop());
// Each attack begins with nothing counted against anybody.
beforeEach(() => world.test.backend.clock.advance(60 * 60_000));

const basketOf = (client: TestClient, more: object = {}) =>
  world.fill(client, [aLine(world.menu, "butter", { qty: 3 })], must(world.slots[slotIndex++], "slot"), more);
const callerOf = ({ uid }: TestClient, ip: string | null = null) => ({ uid, isGuest: true, ip });

const everythingUnder = async (ref: DocumentReference): Promise<{ path: string; text: string }[]> => {
  const collections = await ref.listCollections();
  const found = await Promise.all(
    collections.map(async (collection) => {
      const { docs } = await collection.get();
      const under = await Promise.all(docs.map((one) => everythingUnder(one.ref)));
      return [...docs.map((one) => ({ path: one.ref.path, text: JSON.stringify(one.data()) })), ...under.flat()];
    }),
  );
  return found.flat();
};

it("X-H1 keeps the request id, which opens the order, out of everything that others can read", async () => {
  const shopper = await world.guest();
  const input = await basketOf(shopper, { paymentMethod: "online" });
  await shopper.call(placeOrder, input);
  const other = await world.guest();
  const paidAtCounter = await basketOf(other);
  await other.call(placeOrder, paidAtCounter);
  await world.test.backend.idle();
  const { db } = world.test.admin;
  const documents = await Promise.all(
    [db.doc(`restaurants/${restaurantId}`), db.doc(`users/${shopper.uid}`)].map(everythingUnder),
  );
  const telling = documents
    .flat()
    .filter(({ text }) => [input, paidAtCounter].some((one) => text.includes(one.requestId)));
  // The rules show a basket to its owner alone.
  expect(telling.map(({ path }) => path)).toEqual([`restaurants/${restaurantId}/baskets/${input.basketId}`]);
});

it("X-M8 writes down no more than twenty accounts that may look at an order", async () => {
  const shopper = await world.guest();
  const input = await basketOf(shopper);
  const deps = testDeps(world.test);
  const first = await placeBasket(input, callerOf(shopper), deps);
  const { orderId } = must(first.ok ? first.value : null, "an order");
  for (let one = 0; one < 25; one += 1)
    expect(await placeBasket(input, { uid: `again-${one}`, isGuest: true, ip: null }, deps)).toEqual(first);
  expect((await world.order(orderId)).viewers).toHaveLength(20);
});

it("X-M8 counts who asks for the answer of an order again and again", async () => {
  const shopper = await world.guest();
  const input = await basketOf(shopper);
  const deps = testDeps(world.test);
  for (let one = 0; one <= limits.orderLookUp.perUid; one += 1) await placeBasket(input, callerOf(shopper), deps);
  expect(await placeBasket(input, callerOf(shopper), deps)).toMatchObject({ refusal: { type: "rate-limited" } });
});

it("X-M6 counts an order of each shop, also when both are asked for with one request id", async () => {
  const shopper = await world.guest();
  const input = await basketOf(shopper);
  const counted: unknown[] = [];
  const rateLimits = createRateLimits();
  const deps = {
    ...testDeps(world.test),
    rateLimits: {
      ...rateLimits,
      take: (...asked: Parameters<typeof rateLimits.take>) => {
        if (asked[1] === "order") counted.push(asked[3]);
        return rateLimits.take(...asked);
      },
    },
  };
  const requestId = randomUUID();
  await placeBasket({ ...input, requestId }, callerOf(shopper), deps);
  await placeBasket({ ...input, requestId, restaurantId: "backstube-sonnenkruste" }, callerOf(shopper), deps);
  expect(new Set(counted).size).toBe(2);
});

it.each(["fleisch 1", "a/b", "a.b.c", "<b>x</b>", "x".repeat(1400), "zwei\nZeilen"])(
  "X-M2 refuses a basket whose line is called %j, which staff could never weigh, pack or refund",
  async (key) => {
    const shopper = await world.guest();
    const input = await basketOf(shopper);
    const { db } = world.test.admin;
    const address = { restaurantId, basketId: input.basketId };
    const { id: _id, ref: _ref, v: _v, ...basket } = must(await readDocument(db, basketDocument, address), "a basket");
    await setDocument(db, basketDocument, address, {
      ...basket,
      lines: { [key]: must(basket.lines["line-0"], "a line") },
    });
    expect(await shopper.call(placeOrder, input)).toEqual({
      ok: false,
      refusal: { type: "line-invalid", lineId: "", reason: "malformed" },
    });
  },
);
