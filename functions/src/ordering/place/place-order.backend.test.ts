import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { changeOrderStatus, placeOrder } from "@lokalkorb/contracts/orders";
import type { BasketLine } from "@lokalkorb/domain/catalog/goods/basket-line";
import type { Menu } from "@lokalkorb/domain/menu/menu";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { readDocument, readQuery, setDocument, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { storefrontDocument } from "@lokalkorb/model/documents/offerings/storefronts";
import { itemStockDocument } from "@lokalkorb/model/documents/offerings/items/item-stock";
import { basketDocument } from "@lokalkorb/model/documents/restaurants/baskets";
import { slotDocument } from "@lokalkorb/model/documents/restaurants/distribution-options/slots";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { userOrderDocument } from "@lokalkorb/model/documents/users/user-orders";
import type { TestClient } from "@lokalkorb/testing/connect/connect-client";
import {
  aBasket,
  aLine,
  anOrderInput,
  fillBasket,
  freeSlots,
  type PlaceOrderInput,
} from "@lokalkorb/testing/fixtures/order-input";
import { setStockTo } from "@lokalkorb/testing/fixtures/set-stock-to";
import { demo } from "@lokalkorb/testing/scenarios/demo";
import { readMenu } from "@lokalkorb/testing/seed/seed-scenario";
import { startTestBackend, type TestBackend } from "@lokalkorb/testing/start-test-backend";

const shop = must(demo.shops[0], "the farm shop is open round the clock");
const { restaurantId, offeringId, storefrontId } = shop;
const crowd = 50;

let test: TestBackend;
let menu: Menu;
let slots: string[];
let guests: TestClient[];

beforeAll(async () => {
  test = await startTestBackend({ scenario: demo });
  menu = await readMenu(test.admin, shop);
  slots = freeSlots(menu, test.backend.clock.now());
  guests = await Promise.all(Array.from({ length: crowd }, () => test.signIn("guest")));
});
afterAll(() => test.stop());

const guest = (index = 0): TestClient => must(guests[index], "guest");
/** Far enough ahead that no demo order is in it, and another one for each test. */
const quietSlot = (index: number): string => must(slots[100 + index], "slot");
const orderCount = async (): Promise<number> =>
  (await test.admin.db.collection(`restaurants/${restaurantId}/orders`).count().get()).data().count;
const basketOf = (client: TestClient, lines: readonly BasketLine[], slotKey: string): Promise<PlaceOrderInput> =>
  fillBasket(test.admin, { menu, uid: client.uid, lines, slotKey, now: test.backend.clock.now() });
const slotOf = (slotKey: string) =>
  readDocument(test.admin.db, slotDocument, { restaurantId, optionId: "abholung-hofladen", slotKey });
async function stockOf(itemId: string) {
  const shards = await readQuery(test.admin.db, queryOf(itemStockDocument, { offeringId, itemId }));
  return shards.reduce(
    (sum, { onHand, reserved }) => ({ onHand: sum.onHand + onHand, reserved: sum.reserved + reserved }),
    { onHand: 0, reserved: 0 },
  );
}

describe("an order", () => {
  it("is written whole: order, numbers, slot, stock, basket and the shopper's own index", async () => {
    const slotKey = quietSlot(0);
    const before = await stockOf("bauernbrot");
    const input = await basketOf(
      guest(),
      [aLine(menu, "bauernbrot", { qty: 2 }), aLine(menu, "heumilch-1l", { qty: 3 })],
      slotKey,
    );
    const answer = await guest().call(placeOrder, { ...input, customerNote: "  Danke!  " });
    if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
    const { orderId, no, dayCode } = answer.value;

    const order = await readDocument(test.admin.db, orderDocument, { restaurantId, orderId });
    expect(order).toMatchObject({
      no,
      dayCode,
      status: "placed",
      paymentStatus: "open",
      customerNote: "Danke!",
      customer: { uid: guest().uid, isGuest: true },
    });
    expect(order?.totals.totalCents).toBe(input.quotedTotalCents);
    const slot = await slotOf(slotKey);
    // D-5.1: orders that are late are ended and moved for a few days more.
    expect(must(slot?.expiresAt, "an end") - must(slot, "slot").endsAt).toBe(7 * 24 * 60 * 60_000);
    expect(slot).toMatchObject({
      orders: 1,
      units: order?.kitchenUnits,
      capOrders: 8,
      held: { [orderId]: { units: order?.kitchenUnits } },
    });
    expect(await stockOf("bauernbrot")).toEqual({ onHand: before.onHand, reserved: before.reserved + 2 });
    expect(
      (await readDocument(test.admin.db, basketDocument, { restaurantId, basketId: input.basketId }))?.status,
    ).toBe("converted");

    await test.backend.idle();
    expect(await readDocument(test.admin.db, userOrderDocument, { uid: guest().uid, orderId })).toMatchObject({
      restaurantId,
      no,
      status: "placed",
      itemsText: "2 × Holzofenbrot, 3 × Heumilch, 1 l",
    });
  });

  it("has a number that nobody else in the shop has", async () => {
    const orders = await readQuery(test.admin.db, queryOf(orderDocument, { restaurantId }));
    expect(new Set(orders.map(({ no }) => no)).size).toBe(orders.length);
  });
});

describe("a rush", () => {
  it("sells the last piece exactly once", async () => {
    await setStockTo(test.admin, offeringId, "obstler", 1);
    const inputs = await Promise.all(
      guests.map((client) =>
        basketOf(client, [aLine(menu, "obstler")], must(slots[110 + (guests.indexOf(client) % 20)], "slot")),
      ),
    );
    const answers = await Promise.all(
      guests.map((client, index) => client.call(placeOrder, { ...must(inputs[index], "input"), ageConfirmed: true })),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter((answer) => !answer.ok && answer.refusal.type === "sold-out")).toHaveLength(crowd - 1);
    expect(await stockOf("obstler")).toEqual({ onHand: 1, reserved: 1 });
    await test.backend.idle();
    const storefront = await readDocument(test.admin.db, storefrontDocument, { offeringId, storefrontId });
    expect(storefront?.live.soldOutItemIds).toContain("obstler");
  });

  it("sells exactly what several shards hold together", async () => {
    await setStockTo(test.admin, offeringId, "eier-10", 20, 3);
    const slotKeys = slots.slice(140, 140 + crowd);
    const inputs = await Promise.all(
      guests.map((client, index) =>
        basketOf(client, [aLine(menu, "eier-10", { qty: 2 })], must(slotKeys[index], "slot")),
      ),
    );
    const answers = await Promise.all(
      guests.map((client, index) => client.call(placeOrder, must(inputs[index], "input"))),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(10);
    expect(answers.filter((answer) => !answer.ok && answer.refusal.type === "sold-out")).toHaveLength(crowd - 10);
    expect(await stockOf("eier-10")).toEqual({ onHand: 20, reserved: 20 });
  });

  it("gives the last place of a slot away exactly once", async () => {
    const slotKey = quietSlot(90);
    const [year = 0, month = 1, day = 1] = slotKey.slice(0, 10).split("-").map(Number);
    const startsAt = Date.UTC(year, month - 1, day);
    await setDocument(
      test.admin.db,
      slotDocument,
      { restaurantId, optionId: "abholung-hofladen", slotKey },
      { startsAt, endsAt: startsAt, orders: 7, units: 0, capOrders: 8, closed: false, held: {} },
    );
    const inputs = await Promise.all(
      guests.map((client) => basketOf(client, [aLine(menu, "butter", { qty: 2 })], slotKey)),
    );
    const answers = await Promise.all(
      guests.map((client, index) => client.call(placeOrder, must(inputs[index], "input"))),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter((answer) => !answer.ok && answer.refusal.type === "slot-full")).toHaveLength(crowd - 1);
    expect(await slotOf(slotKey)).toMatchObject({ orders: 8, units: 2 });
    await test.backend.idle();
    const storefront = await readDocument(test.admin.db, storefrontDocument, { offeringId, storefrontId });
    expect(storefront?.live.fullSlots).toContain(`abholung-hofladen|${slotKey}`);
  });
});

describe("the same request", () => {
  it("T-7 is one order with one answer, twenty times at once and once more later", async () => {
    const input = await basketOf(guest(), [aLine(menu, "butter", { qty: 2 })], quietSlot(1));
    const before = await orderCount();
    const answers = await Promise.all(Array.from({ length: 20 }, () => guest().call(placeOrder, input)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.ok).toBe(true);
    expect(await orderCount()).toBe(before + 1);
    expect(await guest().call(placeOrder, input)).toEqual(answers[0]);
  });

  it("is refused with another body", async () => {
    const input = await basketOf(guest(), [aLine(menu, "butter", { qty: 2 })], quietSlot(2));
    expect((await guest().call(placeOrder, input)).ok).toBe(true);
    expect(await guest().call(placeOrder, { ...input, customerNote: "anders" })).toEqual({
      ok: false,
      refusal: { type: "request-reused" },
    });
  });

  it("is the same order when the answer was lost and the account changed before it was asked again", async () => {
    const first = await basketOf(guest(0), [aLine(menu, "butter", { qty: 2 })], quietSlot(3));
    const second = {
      ...(await basketOf(guest(1), [aLine(menu, "butter", { qty: 2 })], quietSlot(3))),
      requestId: first.requestId,
      contact: first.contact,
    };
    const lost = await guest(0).call(placeOrder, first);
    const before = await orderCount();
    const again = await guest(1).call(placeOrder, second);
    expect(again).toEqual(lost);
    expect(await orderCount()).toBe(before);
    const orderId = again.ok ? again.value.orderId : "";
    const order = await readDocument(test.admin.db, orderDocument, { restaurantId, orderId });
    expect(order?.viewers).toEqual([guest(0).uid, guest(1).uid]);
    const left = await readDocument(test.admin.db, basketDocument, { restaurantId, basketId: second.basketId });
    expect(left?.status).toBe("converted");
  });
});

describe("what is wrong is refused by name, and nothing is written", () => {
  interface Attempt {
    readonly lines?: () => readonly BasketLine[];
    readonly change?: (input: PlaceOrderInput) => PlaceOrderInput;
    readonly prepare?: (input: PlaceOrderInput) => Promise<unknown>;
    readonly undo?: () => Promise<unknown>;
    readonly refusal: Record<string, unknown>;
  }
  const setOperations = (operations: {
    state: "open" | "paused" | "closed";
    until?: number;
    message?: string;
  }): Promise<void> => updateDocument(test.admin.db, shopDocument, { restaurantId }, { operations });

  const { id: bundleId, slots: bundleSlots } = must(shop.catalog.bundles[0], "the farm shop has a bundle");
  const components = bundleSlots
    .filter(({ fixed }) => !fixed)
    .map(({ id, min, choices }) => ({ slotId: id, itemId: must(choices[0], "a choice").itemId, qty: min }));
  const setSoldOutBundles = (ids: readonly string[]): Promise<void> =>
    updateDocument(
      test.admin.db,
      storefrontDocument,
      { offeringId, storefrontId },
      { "live.soldOutBundleIds": [...ids] },
    );
  const setVisibility = (visibility: "public" | "members"): Promise<void> =>
    updateDocument(test.admin.db, storefrontDocument, { offeringId, storefrontId }, { visibility });
  /** Lines that rules cannot look into: written by hand, as a shopper could. */
  const spoilLine = (input: PlaceOrderInput, fields: object): Promise<unknown> =>
    test.admin.db
      .doc(`restaurants/${restaurantId}/baskets/${input.basketId}`)
      .update(Object.fromEntries(Object.entries(fields).map(([name, value]) => [`lines.line-0.${name}`, value])));

  const attempts: Record<string, Attempt> = {
    "a tampered total": {
      change: (input) => ({ ...input, quotedTotalCents: 1 }),
      refusal: { type: "price-changed", quotedCents: 1 },
    },
    "a menu that is out of date": {
      change: (input) => ({ ...input, menuVersion: 999 }),
      refusal: { type: "menu-changed", version: 1 },
    },
    "somebody else's basket": {
      prepare: (input) =>
        updateDocument(
          test.admin.db,
          basketDocument,
          { restaurantId, basketId: input.basketId },
          { ownerUid: "somebody-else" },
        ),
      refusal: { type: "basket-not-yours" },
    },
    "a basket that is not there": {
      change: (input) => ({ ...input, basketId: "nobodys_web" }),
      refusal: { type: "not-found" },
    },
    "a basket that was ordered already": {
      prepare: (input) =>
        updateDocument(
          test.admin.db,
          basketDocument,
          { restaurantId, basketId: input.basketId },
          { status: "converted" },
        ),
      refusal: { type: "basket-not-open" },
    },
    "an empty basket": { lines: () => [], refusal: { type: "basket-empty" } },
    "ten thousand lines": {
      lines: () => Array.from({ length: 10_000 }, () => ({ ...aLine(menu, "butter"), choices: [] })),
      refusal: { type: "basket-too-large", maxLines: 40 },
    },
    "a shop that does not exist": {
      change: (input) => ({ ...input, restaurantId: "nirgendwo" }),
      refusal: { type: "not-found" },
    },
    "a storefront of another shop": {
      change: (input) => ({ ...input, storefrontId: "web-sonnenkruste" }),
      refusal: { type: "not-found" },
    },
    "a product that does not exist": {
      lines: () => [{ ...aLine(menu, "butter"), refId: "luft" }],
      refusal: { type: "line-invalid", reason: "unknown-product" },
    },
    "an option left out": {
      lines: () => [aLine(menu, "bauernbrot", { choices: [] })],
      refusal: { type: "options-incomplete", optionName: "Schneiden" },
    },
    "a slot in the past": {
      change: (input) => ({ ...input, distribution: { ...input.distribution, slotKey: "2020-01-01T10:00" } }),
      refusal: { type: "slot-changed" },
    },
    "a slot that does not exist": {
      change: (input) => ({
        ...input,
        distribution: { ...input.distribution, slotKey: `${input.distribution.slotKey.slice(0, 14)}07` },
      }),
      refusal: { type: "slot-changed" },
    },
    "a way to receive goods that does not exist": {
      change: (input) => ({ ...input, distribution: { ...input.distribution, optionId: "drohne" } }),
      refusal: { type: "distribution-unavailable" },
    },
    "too little for an order": {
      lines: () => [aLine(menu, "eier-6")],
      refusal: { type: "below-minimum", minimumCents: 500, missingCents: 230 },
    },
    "alcohol without the age": {
      lines: () => [aLine(menu, "helles", { qty: 6 })],
      refusal: { type: "age-required", minAge: 16 },
    },
    "what is sold out by hand": { lines: () => [aLine(menu, "feldsalat", { qty: 3 })], refusal: { type: "sold-out" } },
    "more than there is": { lines: () => [aLine(menu, "hokkaido", { qty: 99 })], refusal: { type: "sold-out" } },
    "a bundle that is off the shelf": {
      lines: () => [aLine(menu, bundleId, { components })],
      prepare: () => setSoldOutBundles([bundleId]),
      undo: () => setSoldOutBundles([]),
      refusal: { type: "sold-out", items: [{ itemId: bundleId, available: 0 }] },
    },
    "a negative number of pieces": {
      prepare: (input) => spoilLine(input, { qty: -5 }),
      refusal: { type: "line-invalid", reason: "malformed" },
    },
    "a note of half a megabyte": {
      prepare: (input) => spoilLine(input, { note: "x".repeat(500_000) }),
      refusal: { type: "line-invalid", reason: "malformed" },
    },
    "another shop with the same catalogue, at prices that are not its own": {
      prepare: async (input) => {
        const { db } = test.admin;
        const [own, basket] = await Promise.all([
          db.doc(`restaurants/${restaurantId}`).get(),
          db.doc(`restaurants/${restaurantId}/baskets/${input.basketId}`).get(),
        ]);
        await db.doc("restaurants/zweitladen").set(own.data() ?? {});
        await db.doc(`restaurants/zweitladen/baskets/${input.basketId}`).set(basket.data() ?? {});
      },
      change: (input) => ({ ...input, restaurantId: "zweitladen" }),
      undo: () => test.admin.db.doc("restaurants/zweitladen").delete(),
      refusal: { type: "not-found" },
    },
    "a shop that is hidden": {
      prepare: () => updateDocument(test.admin.db, shopDocument, { restaurantId }, { listing: "hidden" }),
      undo: () => updateDocument(test.admin.db, shopDocument, { restaurantId }, { listing: "public" }),
      refusal: { type: "not-found" },
    },
    "M-S2 a way that staff switched off": {
      prepare: () => updateDocument(test.admin.db, shopDocument, { restaurantId }, { waysOff: ["abholung-hofladen"] }),
      undo: () => updateDocument(test.admin.db, shopDocument, { restaurantId }, { waysOff: [] }),
      refusal: { type: "distribution-unavailable" },
    },
    "a view that is not for everybody": {
      prepare: () => setVisibility("members"),
      undo: () => setVisibility("public"),
      refusal: { type: "not-found" },
    },
    "a closed shop": {
      prepare: () =>
        setOperations({
          state: "closed",
          until: test.backend.clock.now() + 6 * 24 * 60 * 60 * 1000,
          message: "Wir machen Urlaub.",
        }),
      undo: () => setOperations({ state: "open" }),
      refusal: { type: "shop-closed", message: "Wir machen Urlaub." },
    },
  };

  it.each(Object.entries(attempts))("%s", async (_name, { lines, change, prepare, undo, refusal }) => {
    const input = await basketOf(guest(), lines?.() ?? [aLine(menu, "butter", { qty: 2 })], quietSlot(4));
    await prepare?.(input);
    const orders = await orderCount();
    const slot = await slotOf(quietSlot(4));
    const answer = await guest().call(placeOrder, change?.(input) ?? input);
    await undo?.();
    expect(answer).toMatchObject({ ok: false, refusal });
    expect(await orderCount()).toBe(orders);
    expect(await slotOf(quietSlot(4))).toEqual(slot);
  });

  it("somebody who is not signed in, not even as a guest", async () => {
    const nobody = await test.signIn("nobody");
    const input = anOrderInput({
      menu,
      uid: "x",
      lines: [aLine(menu, "butter")],
      slotKey: quietSlot(4),
      now: test.backend.clock.now(),
    });
    expect(await nobody.call(placeOrder, input)).toEqual({ ok: false, refusal: { type: "sign-in-required" } });
  });
});

describe("a shop with rules for guests", () => {
  const inn = must(
    demo.shops.find(({ ordering }) => ordering.phoneRequired && ordering.maxOpenOrdersPerGuest !== undefined),
    "the inn calls back",
  );
  const max = inn.ordering.maxOpenOrdersPerGuest ?? 0;

  let slotsUsed = 0;
  const order = async (client: TestClient, phone?: string) => {
    const innMenu = await readMenu(test.admin, inn);
    const now = test.backend.clock.now();
    const item = must(
      Object.values(innMenu.items).find(({ priceCents, alcohol }) => priceCents >= 1000 && alcohol === "none"),
      "a dish above the minimum",
    );
    const slotKey = must(freeSlots(innMenu, now).at(-1 - slotsUsed++), "slot");
    const input = await fillBasket(test.admin, {
      menu: innMenu,
      uid: client.uid,
      lines: [aLine(innMenu, item.id)],
      slotKey,
      now,
    });
    return client.call(placeOrder, { ...input, contact: { ...input.contact, ...(phone ? { phone } : {}) } });
  };

  it("asks for a number to call back", async () => {
    const client = await test.signIn("guest");
    for (const phone of [undefined, "keine Ahnung"])
      expect(await order(client, phone)).toEqual({ ok: false, refusal: { type: "phone-required" } });
    expect((await order(client, "+49 30 23125 014")).ok).toBe(true);
  });

  it("takes so many open orders of one guest and no more, until one is over", async () => {
    const client = await test.signIn("guest");
    const orderIds: string[] = [];
    for (let count = 0; count < max; count++) {
      const answer = await order(client, "+49 30 23125 014");
      if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
      orderIds.push(answer.value.orderId);
    }
    const oneMore = () => order(client, "+49 30 23125 014");
    expect(await oneMore()).toEqual({ ok: false, refusal: { type: "too-many-open-orders", max } });
    expect((await order(await test.signIn("guest"), "+49 30 23125 014")).ok).toBe(true);
    const answer = await client.call(changeOrderStatus, {
      requestId: randomUUID(),
      restaurantId: inn.restaurantId,
      orderId: must(orderIds[0], "an order"),
      action: "cancel",
    });
    expect(answer.ok).toBe(true);
    expect((await oneMore()).ok).toBe(true);
  });
});

describe("what has the wrong shape is refused with the field", () => {
  const shapes: Record<string, [(input: PlaceOrderInput) => object, string]> = {
    "a note that is too long": [(input) => ({ ...input, customerNote: "x".repeat(501) }), "customerNote"],
    "an e-mail that is none": [
      (input) => ({ ...input, contact: { ...input.contact, email: "nirgends" } }),
      "contact.email",
    ],
    "control characters in a name": [
      (input) => ({ ...input, contact: { ...input.contact, name: "a\u0000b" } }),
      "contact.name",
    ],
    "a price of its own": [(input) => ({ ...input, totalCents: 1 }), "totalCents"],
    "a fraction of a cent": [(input) => ({ ...input, quotedTotalCents: 1.5 }), "quotedTotalCents"],
    "a path instead of an id": [(input) => ({ ...input, restaurantId: "a/b" }), "restaurantId"],
  };
  it.each(Object.entries(shapes))("%s", async (_name, [change, field]) => {
    const input = await basketOf(guest(), [aLine(menu, "butter", { qty: 2 })], quietSlot(4));
    await expect(guest().call(placeOrder, change(input) as PlaceOrderInput)).rejects.toMatchObject({
      code: "functions/invalid-argument",
      details: { field },
    });
  });
});

it("X-M9 refuses a note of two megabytes by its size, before anybody reads it", async () => {
  const input = await basketOf(guest(), [aLine(menu, "butter", { qty: 2 })], quietSlot(4));
  const customerNote = "x".repeat(2 * 1024 * 1024);
  await expect(guest().call(placeOrder, { ...input, customerNote })).rejects.toMatchObject({
    code: "functions/invalid-argument",
    message: expect.stringContaining("larger than 65536 bytes") as string,
  });
});

it("keeps HTML in a name as the plain text it is", async () => {
  const name = '<script>alert("1")</script> & Söhne 3';
  const input = await basketOf(guest(), [aLine(menu, "butter", { qty: 2 })], quietSlot(5));
  const answer = await guest().call(placeOrder, { ...input, contact: { ...input.contact, name } });
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
  expect(
    (await readDocument(test.admin.db, orderDocument, { restaurantId, orderId: answer.value.orderId }))?.customer.name,
  ).toBe(name);
});

it("charges today's price and says so when a line was seen at another one", async () => {
  const lines = [aLine(menu, "butter", { qty: 2, seenUnitCents: 1 })];
  const basket = aBasket(menu, guest().uid, lines, test.backend.clock.now());
  const input = await basketOf(guest(), lines, quietSlot(6));
  const answer = await guest().call(placeOrder, { ...input, quotedTotalCents: 2, requestId: randomUUID() });
  expect(answer).toMatchObject({ ok: false, refusal: { type: "price-changed", lineIds: Object.keys(basket.lines) } });
});
