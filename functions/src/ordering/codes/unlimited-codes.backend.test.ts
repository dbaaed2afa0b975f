import { afterAll, beforeAll, expect, it } from "vitest";
import { placeOrder } from "@lokalkorb/contracts/orders";
import { publishStorefront } from "@lokalkorb/contracts/offerings";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { deleteDocument, readQuery, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { discountCodeDocument } from "@lokalkorb/model/documents/restaurants/discount-codes";
import { redemptionDocument } from "@lokalkorb/model/documents/restaurants/discount-codes/redemptions";
import type { TestClient } from "@lokalkorb/testing/connect/connect-client";
import { aLine, fillBasket } from "@lokalkorb/testing/fixtures/order-input";
import { readMenu } from "@lokalkorb/testing/seed/seed-scenario";
import { offeringId, type OrderWorld, restaurantId, shop, startOrderWorld } from "../testing/order-world.ts";

const campaign = "AKTION-1";
const typed = "HERBST5";
const single = "EINMAL10";
const itemId = "karotten";
const buyers = 24;

let world: OrderWorld;
let slotIndex = 40;

beforeAll(async () => {
  world = await startOrderWorld();
  await world.addCode({ code: campaign, percentBp: 1000, autoApply: true });
  await world.addCode({ code: typed, percentBp: 500 });
  await world.addCode({ code: single, percentBp: 1000, maxUses: 5 });
  const storefrontId = must(shop.storefrontId, "a storefront");
  const requestId = crypto.randomUUID();
  await world.staff("owner").call(publishStorefront, { requestId, restaurantId, offeringId, storefrontId });
  await world.test.backend.idle();
});
afterAll(() => world.test.stop());

/** Each at a time of their own, so that nothing but the codes is wanted by all. */
async function order(client: TestClient, codes: readonly string[]) {
  const { admin, backend } = world.test;
  const menu = await readMenu(admin, shop);
  const now = backend.clock.now();
  const slotKey = must(world.slots[slotIndex++], "slot");
  const lines = [aLine(menu, itemId, { qty: 4 })];
  const input = await fillBasket(admin, { menu, uid: client.uid, lines, slotKey, now });
  const goods = must(menu.items[itemId], "carrots").priceCents * 4;
  return { ...input, codes: [...codes], quotedTotalCents: goods };
}

/** The quote's mistake is named, so that the second request is right. */
async function place(client: TestClient, codes: readonly string[]) {
  const request = await order(client, codes);
  const first = await client.call(placeOrder, request);
  if (first.ok || first.refusal.type !== "price-changed") return first;
  const quotedTotalCents = first.refusal.totalCents;
  return client.call(placeOrder, { ...request, requestId: crypto.randomUUID(), quotedTotalCents });
}

async function rush(codes: readonly string[]): Promise<string[]> {
  const clients = await Promise.all(Array.from({ length: buyers }, () => world.guest()));
  const answers = await Promise.all(clients.map((client) => place(client, codes)));
  return answers.flatMap((answer) => (answer.ok ? [answer.value.orderId] : []));
}

const redeemed = async (codeId: string) =>
  (await readQuery(world.test.admin.db, queryOf(redemptionDocument, { restaurantId, codeId }))).filter(
    ({ state }) => state === "redeemed",
  );

it("lets everybody have what has no limit at the same moment, and counts it afterwards to the cent", async () => {
  // An order that touched these documents in its transaction would wait for as long as this is open.
  const { db } = world.test.admin;
  let placed: readonly string[] = [];
  await db.runTransaction(async (transaction) => {
    for (const codeId of [campaign, typed])
      await transaction.get(db.doc(`restaurants/${restaurantId}/discountCodes/${codeId}`));
    placed = await rush([typed]);
  });
  expect(placed).toHaveLength(buyers);
  await world.test.backend.idle();
  for (const codeId of [campaign, typed]) {
    const uses = await redeemed(codeId);
    expect(uses).toHaveLength(buyers);
    const orders = await Promise.all(placed.map((orderId) => world.order(orderId)));
    expect((await world.codeOf(codeId)).stats).toMatchObject({
      uses: buyers,
      heldUses: 0,
      discountCents: uses.reduce((sum, { cents }) => sum + cents, 0),
      revenueCents: orders.reduce((sum, { totals }) => sum + totals.totalCents, 0),
    });
  }
});

it("gives what has a limit exactly as often, however many want it at once", async () => {
  const placed = await rush([single]);
  await world.test.backend.idle();
  expect(placed).toHaveLength(5);
  expect(await redeemed(single)).toHaveLength(5);
  expect((await world.codeOf(single)).stats).toMatchObject({ uses: 5, heldUses: 0 });
});

it("takes a use back when its order comes to nothing, and counts on when the code gets a limit", async () => {
  const client = await world.guest();
  const before = (await world.codeOf(typed)).stats;
  const answer = await place(client, [typed]);
  const { orderId } = must(answer.ok ? answer.value : null, JSON.stringify(answer));
  await world.test.backend.idle();
  expect((await world.codeOf(typed)).stats.uses).toBe(before.uses + 1);
  await world.change(world.staff("owner"), orderId, "reject");
  await world.test.backend.idle();
  expect((await world.codeOf(typed)).stats).toMatchObject({
    uses: before.uses,
    discountCents: before.discountCents,
    revenueCents: before.revenueCents,
  });
  const address = { restaurantId, codeId: typed };
  await updateDocument(world.test.admin.db, discountCodeDocument, address, { maxUses: before.uses + 1 });
  expect((await place(await world.guest(), [typed])).ok).toBe(true);
  expect(await place(await world.guest(), [typed])).toMatchObject({ ok: false, refusal: { type: "code-used" } });
  expect((await world.codeOf(typed)).stats.uses).toBe(before.uses + 1);
});

it("places orders with a campaign that is gone and still stands in the published menu", async () => {
  await deleteDocument(world.test.admin.db, discountCodeDocument, { restaurantId, codeId: campaign });
  const answer = await place(await world.guest(), []);
  const { orderId } = must(answer.ok ? answer.value : null, JSON.stringify(answer));
  await world.test.backend.idle();
  expect((await world.order(orderId)).codes).toMatchObject([{ codeId: campaign }]);
});
