import type { FieldValue } from "firebase-admin/firestore";
import type { DocumentPatch } from "@lokalkorb/model/document/document-patch";
import { afterAll, beforeAll, expect, it } from "vitest";
import { publishStorefront } from "@lokalkorb/contracts/offerings";
import { placeOrder } from "@lokalkorb/contracts/orders";
import { must } from "@lokalkorb/domain/kernel/invariant";
import type { PaymentTerms } from "@lokalkorb/domain/menu/offered-methods";
import { priceBasket } from "@lokalkorb/domain/pricing/basket/price-basket";
import type { Tip } from "@lokalkorb/domain/menu/tip";
import { createDocument, deleteDocument, readDocument, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { fulfilmentMethodDocument } from "@lokalkorb/model/documents/restaurants/distribution-options";
import { storefrontDocument } from "@lokalkorb/model/documents/offerings/storefronts";
import { paymentSettingsDocument } from "@lokalkorb/model/documents/restaurants/data/payment-settings";
import { historicOrderDocument } from "@lokalkorb/model/documents/restaurants/historic-orders";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { tableSeal } from "@lokalkorb/model/table-seal";
import type { TestClient } from "@lokalkorb/testing/connect/connect-client";
import { aBasket, aLine, fillBasket } from "@lokalkorb/testing/fixtures/order-input";
import { readMenu } from "@lokalkorb/testing/seed/seed-scenario";
import { offeringId, type OrderWorld, restaurantId, shop, startOrderWorld } from "../testing/order-world.ts";

let world: OrderWorld;
let slotIndex = 60;

beforeAll(async () => {
  world = await startOrderWorld();
});
afterAll(() => world.test.stop());

const method = "cashOnPickup";
const storefrontId = must(shop.storefrontId, "a storefront");

/** The shop changes its mind and publishes. */
async function publishWith(fields: DocumentPatch<typeof paymentSettingsDocument, FieldValue>) {
  await updateDocument(world.test.admin.db, paymentSettingsDocument, { restaurantId }, fields);
  const answer = await world
    .staff("owner")
    .call(publishStorefront, { requestId: crypto.randomUUID(), restaurantId, offeringId, storefrontId });
  return must(answer.ok ? answer.value : null, JSON.stringify(answer));
}
const withTerms = (terms: PaymentTerms) => publishWith({ [`methods.${method}`]: { enabled: true, ...terms } });

/** Two pieces of the same, as the checkout of the menu in force sends it. */
async function order(client: TestClient, tip?: Tip, moreCents = 0, at?: { table: string; tableCode?: string }) {
  const { admin, backend } = world.test;
  const menu = await readMenu(admin, shop);
  // Carrots are brought and fetched alone.
  const lines = [aLine(menu, at === undefined ? "karotten" : "bluetenhonig", { qty: 2 })];
  const slotKey = must(world.slots[slotIndex++], "slot");
  const now = backend.clock.now();
  const input = await fillBasket(admin, { menu, uid: client.uid, lines, slotKey, now });
  const distribution = { optionId: input.distribution.optionId, date: slotKey.slice(0, 10) };
  const { totals } = priceBasket({ menu, lines: aBasket(menu, client.uid, lines, now).lines, distribution, tip, now });
  const request = {
    ...input,
    distribution: { ...input.distribution, ...at },
    paymentMethod: method,
    quotedTotalCents: totals.totalCents + moreCents,
    ...(tip && { tip }),
  } as const;
  return { cents: totals.totalCents, answer: await client.call(placeOrder, request) };
}
const ineligible = (bar: unknown) => ({ ok: false, refusal: { type: "payment-method-unavailable", bar } });

it("takes a method from and up to the amounts that the shop has said, to the cent", async () => {
  await withTerms({});
  const { cents, answer } = await order(await world.guest());
  expect(answer).toMatchObject({ ok: true });
  await withTerms({ minCents: cents, maxCents: cents });
  expect((await order(await world.guest())).answer).toMatchObject({ ok: true });
  await withTerms({ minCents: cents + 1 });
  expect((await order(await world.guest())).answer).toEqual(ineligible({ reason: "minimum", cents: cents + 1 }));
  await withTerms({ maxCents: cents - 1 });
  expect((await order(await world.guest())).answer).toEqual(ineligible({ reason: "maximum", cents: cents - 1 }));
});

it("takes a method on the ways that the shop has said", async () => {
  await withTerms({ distribution: ["pickup"] });
  expect((await order(await world.guest())).answer).toMatchObject({ ok: true });
  await withTerms({ distribution: ["locker"] });
  expect((await order(await world.guest())).answer).toEqual(ineligible({ reason: "distribution", ways: ["locker"] }));
});

it("takes a method only from whoever has a completed order here, whatever address a stranger types", async () => {
  const { db } = world.test.admin;
  const known = await world.guest();
  await withTerms({});
  const first = (await order(known)).answer;
  const { orderId } = must(first.ok ? first.value : null, "an order");
  await withTerms({ onlyKnownCustomers: true });
  expect((await order(known)).answer).toEqual(ineligible({ reason: "known" }));
  for (const action of ["accept", "prepare", "ready"] as const)
    expect(await world.change(world.staff("owner"), orderId, action)).toMatchObject({ ok: true });
  const { totalCents } = (await world.order(orderId)).totals;
  const payment = { method: "cash", cents: totalCents };
  expect(await world.change(world.staff("owner"), orderId, "complete", { payment })).toMatchObject({ ok: true });
  expect((await order(known)).answer).toMatchObject({ ok: true });
  // When the order lies in the archive, the list of its shopper still has it, by which the checkout goes.
  await world.test.backend.idle();
  const stored = { restaurantId, orderId };
  const { timerAt: _timer, ...kept } = must(await readDocument(db, orderDocument, stored), "the order");
  await createDocument(db, historicOrderDocument, stored, { ...kept, archivedAt: 1, searchIndexed: false });
  await deleteDocument(db, orderDocument, stored);
  expect((await order(known)).answer).toMatchObject({ ok: true });
  // All guests of these tests have the same address.
  expect((await order(await world.guest())).answer).toEqual(ineligible({ reason: "known" }));
});

it("publishes no way on which nothing can be paid", async () => {
  const answer = await publishWith({
    methods: { cashOnPickup: { enabled: true, distribution: ["dineIn"] }, cashOnDelivery: { enabled: true } },
  });
  expect(answer.missing.every((gap) => gap.startsWith("no-payment-here:"))).toBe(true);
  expect(answer.missing).toContain("no-payment-here:abholung-hofladen");
});

it("VAT-06 takes a tip of one's own amount, and none that is a slip of the finger", async () => {
  await publishWith({
    methods: { cashOnPickup: { enabled: true }, cashOnDelivery: { enabled: true }, card: { enabled: true } },
    tips: { enabled: true, mode: "percent", presets: [5, 10], recipient: "staff" },
  });
  const { answer } = await order(await world.guest(), { mode: "fixed", value: 370 });
  const { orderId } = must(answer.ok ? answer.value : null, JSON.stringify(answer));
  expect((await world.order(orderId)).totals.tipCents).toBe(370);
  const slip = await order(await world.guest(), { mode: "fixed", value: 37_000 }, 27_000);
  expect(slip.answer).toMatchObject({ ok: false, refusal: { type: "price-changed", totalCents: slip.cents } });
});

it("at a table with a code only who has scanned the one in force orders, and the order knows the table", async () => {
  const [code, renewed] = ["scanned-at-table", "renewed-since"];
  const sealWith = async (inForce: string): Promise<void> => {
    const fields = { type: "dineIn", tables: ["5"], tableCode: inForce, tableSeal: await tableSeal(inForce) } as const;
    const at = { restaurantId, optionId: "abholung-hofladen" };
    await updateDocument(world.test.admin.db, fulfilmentMethodDocument, at, fields);
    const view = { offeringId, storefrontId };
    await updateDocument(world.test.admin.db, storefrontDocument, view, { distributionTypes: ["dineIn", "delivery"] });
    await withTerms({});
  };
  await sealWith(code);
  const unknown = { ok: false, refusal: { type: "table-unknown" } };
  expect((await order(await world.guest(), undefined, 0, { table: "5" })).answer).toEqual(unknown);
  const { answer } = await order(await world.guest(), undefined, 0, { table: "5", tableCode: code });
  const { orderId } = must(answer.ok ? answer.value : null, JSON.stringify(answer));
  expect((await world.order(orderId)).distribution).toMatchObject({ type: "dineIn", table: "5" });
  await sealWith(renewed);
  expect((await order(await world.guest(), undefined, 0, { table: "5", tableCode: code })).answer).toEqual(unknown);
});
