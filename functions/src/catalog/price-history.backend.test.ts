import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { publishStorefront } from "@lokalkorb/contracts/offerings";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { priceAt } from "@lokalkorb/domain/catalog/prices/price-at";
import { readQuery, setDocument, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { itemDocument } from "@lokalkorb/model/documents/offerings/items";
import { discountCodeDocument } from "@lokalkorb/model/documents/restaurants/discount-codes";
import { itemPriceDocument } from "@lokalkorb/model/documents/offerings/items/item-prices";
import { readMenu } from "@lokalkorb/testing/seed/seed-scenario";
import { offeringId, type OrderWorld, restaurantId, shop, startOrderWorld } from "../ordering/testing/order-world.ts";

const day = 24 * 60 * 60_000;
const address = { offeringId, itemId: "rapsoel" };

let world: OrderWorld;

beforeAll(async () => {
  world = await startOrderWorld();
});
afterAll(() => world.test.stop());

async function publish(change: object) {
  const { admin } = world.test;
  await updateDocument(admin.db, itemDocument, address, change);
  const input = { requestId: randomUUID(), restaurantId, offeringId, storefrontId: shop.storefrontId };
  expect(await world.staff("owner").call(publishStorefront, input)).toMatchObject({ ok: true });
  return must((await readMenu(admin, shop)).items[address.itemId], "the oil");
}

/** The prices written down for days to come. */
async function planned() {
  const days = await readQuery(world.test.admin.db, queryOf(itemPriceDocument, address));
  const now = world.test.backend.clock.now();
  return days.filter(({ at }) => at > now).map(({ priceCents, lowestCents = priceCents }) => lowestCents);
}

it("PRC-07 counts a price that held for some days by a rule, and none that was planned and withdrawn", async () => {
  const { clock } = world.test.backend;
  const began = clock.now();
  const rule = (id: string, priceCents: number, days: number) => ({
    id,
    priceCents,
    from: began + days * day,
    to: began + (days + 7) * day,
  });
  await publish({ priceCents: 690, priceRules: [rule("woche", 500, 10), rule("nie", 100, 18)] });
  expect(await planned()).toEqual(expect.arrayContaining([500, 100]));
  const withRule = await publish({ priceRules: [rule("woche", 500, 10)] });
  expect(await planned()).not.toContain(100);
  expect(priceAt(withRule, { at: began + 12 * day, timezone: "Europe/Vienna" })).toBe(500);
  clock.advance(25 * day);
  expect(await publish({ priceCents: 590, priceRules: [] })).toMatchObject({ priceCents: 590, lowest30Cents: 500 });
});

it("PRC-07 counts what everybody paid during a campaign, and ends it when the campaign is withdrawn", async () => {
  const { clock } = world.test.backend;
  await publish({ priceCents: 800 });
  clock.advance(60 * day);
  await world.addCode({ code: "SALE", name: "Sale", percentBp: 2500, autoApply: true });
  await publish({});
  clock.advance(7 * day);
  await updateDocument(world.test.admin.db, discountCodeDocument, { restaurantId, codeId: "SALE" }, { enabled: false });
  await publish({});
  clock.advance(20 * day);
  expect(await publish({ priceCents: 700 })).toMatchObject({ lowest30Cents: 600 });
  clock.advance(20 * day);
  // The price paid before the present one began stays the measure.
  expect(await publish({})).toMatchObject({ lowest30Cents: 600 });
  await publish({ priceCents: 800 });
  clock.advance(20 * day);
  expect(await publish({ priceCents: 690 })).toMatchObject({ lowest30Cents: 700 });
});

it("D-5.1 PRC-07 forgets the days that no law asks for, and none of those that count", async () => {
  const { db } = world.test.admin;
  const now = world.test.backend.clock.now();
  await Promise.all(
    Array.from({ length: 110 }, (_, index) => {
      const at = now - (index + 1) * day;
      const params = { ...address, day: new Date(at).toISOString().slice(0, 10) };
      return setDocument(db, itemPriceDocument, params, { priceCents: index === 20 ? 150 : 700, menuVersion: 1, at });
    }),
  );
  expect(await publish({ priceCents: 650 })).toMatchObject({ lowest30Cents: 150 });
  expect((await readQuery(db, queryOf(itemPriceDocument, address))).length).toBeLessThanOrEqual(91);
});
