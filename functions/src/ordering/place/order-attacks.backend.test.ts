import { randomUUID } from "node:crypto";
import type { DocumentReference } from "firebase-admin/firestore";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { readDocument, setDocument } from "@lokalkorb/model/admin/admin-documents";
import { basketDocument } from "@lokalkorb/model/documents/restaurants/baskets";
import { placeOrder } from "@lokalkorb/contracts/orders";
import { must } from "@lokalkorb/domain/kernel/invariant";
import type { TestClient } from "@lokalkorb/testing/connect/connect-client";
import { aLine } from "@lokalkorb/testing/fixtures/order-input";
import { testDeps } from "../../composition/testing/test-deps.ts";
import { createRateLimits, limits } from "../../platform/rate-limits.ts";
import { type OrderWorld, restaurantId, startOrderWorld } from "../testing/order-world.ts";
import { placeBasket } from "./place-order.ts";

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

async function everythingUnder(ref: DocumentReference): Promise<{ path: string; text: string }[]> {
  const collections = await ref.listCollections();
  const found = await Promise.all(
    collections.map(async (collection) => {
      const { docs } = await collection.get();
      const under = await Promise.all(docs.map((one) => everythingUnder(one.ref)));
      return [...docs.map((one) => ({ path: one.ref.path, text: JSON.stringify(one.data()) })), ...under.flat()];
    }),
  );
  return found.flat();
}

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

it("X-M3 counts wrong codes of orders as guesses, and then does not tell the right one either", async () => {
  await world.addCode({ code: "GEHEIM10", percentBp: 1000 });
  const shopper = await world.guest();
  const input = await basketOf(shopper);
  const deps = testDeps(world.test);
  const guess = (code: string) =>
    placeBasket({ ...input, requestId: randomUUID(), codes: [code] }, callerOf(shopper), deps);
  for (let one = 0; one < limits.codeGuess.perUid; one += 1)
    expect(await guess(`RATEN${one}`)).toMatchObject({ refusal: { type: "code-invalid" } });
  expect(await guess("RATEN-NOCHMAL")).toMatchObject({ refusal: { type: "rate-limited" } });
  expect(await guess("GEHEIM10")).toMatchObject({ refusal: { type: "rate-limited" } });
  expect(await placeBasket(input, callerOf(shopper), deps)).toMatchObject({ ok: true });
});

it("X-M3 stops whoever has sixty orders refused, and counts no order that came about", async () => {
  const shopper = await world.guest();
  const input = await basketOf(shopper);
  const deps = testDeps(world.test);
  const attempt = (quotedTotalCents: number) =>
    placeBasket({ ...input, requestId: randomUUID(), quotedTotalCents }, callerOf(shopper), deps);
  for (let one = 1; one < limits.orderTry.perUid; one += 1)
    expect(await attempt(one)).toMatchObject({ refusal: { type: "price-changed" } });
  expect(await placeBasket(input, callerOf(shopper), deps)).toMatchObject({ ok: true });
  expect(await attempt(1)).toMatchObject({ refusal: { type: "basket-not-open" } });
  expect(await attempt(1)).toMatchObject({ refusal: { type: "rate-limited" } });
});

it("X-M4 tells nobody with a wrong price whose address is a customer, and few with the right one", async () => {
  await world.addCode({ code: "SERVUS", percentBp: 1000, firstOrderOnly: true });
  const contact = (email: string) => ({ contact: { name: "Kundin 1", email } });
  const customer = contact("stammkundin@post.example");
  const regular = await world.guest();
  expect(await regular.call(placeOrder, await basketOf(regular, customer))).toMatchObject({ ok: true });
  await world.test.backend.idle();

  const spy = await world.guest();
  const input = await basketOf(spy, { codes: ["SERVUS"] });
  const deps = testDeps(world.test);
  const ask = (more: object) => placeBasket({ ...input, requestId: randomUUID(), ...more }, callerOf(spy), deps);
  const dearer = { quotedTotalCents: input.quotedTotalCents + 1 };
  expect(await ask({ ...customer, ...dearer })).toEqual(await ask({ ...contact("niemand@post.example"), ...dearer }));
  for (let one = 0; one < limits.customerGuess.perUid; one += 1)
    expect(await ask(customer)).toMatchObject({ refusal: { type: "code-conditions", reason: "firstOrder" } });
  expect(await ask(customer)).toMatchObject({ refusal: { type: "rate-limited" } });
  expect(await ask(contact("niemand@post.example"))).toMatchObject({ refusal: { type: "rate-limited" } });
});

it("X-M5 mails a stranger's address no more than a few times an hour, however many accounts order with it", async () => {
  const contact = { name: "Kundin 2", email: "fremde@post.example" };
  const deps = testDeps(world.test);
  const order = async (email?: string) => {
    const shopper = await world.guest();
    const caller = { ...callerOf(shopper), ...(email === undefined ? {} : { isGuest: false, email }) };
    return placeBasket(await basketOf(shopper, { contact }), caller, deps);
  };
  for (let one = 0; one < limits.orderFor.perUid; one += 1) expect(await order()).toMatchObject({ ok: true });
  expect(await order()).toMatchObject({ refusal: { type: "rate-limited" } });
  expect(await order("andere@post.example")).toMatchObject({ refusal: { type: "rate-limited" } });
  // An account with a proven address is limited as every account is.
  expect(await order("Fremde@post.example")).toMatchObject({ ok: true });
});
