import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { publishStorefront } from "@lokalkorb/contracts/offerings";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { readDocument, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { itemDocument } from "@lokalkorb/model/documents/offerings/items";
import { storefrontDocument } from "@lokalkorb/model/documents/offerings/storefronts";
import type { TestClient } from "@lokalkorb/testing/connect/connect-client";
import { demo } from "@lokalkorb/testing/scenarios/demo";
import { readMenu } from "@lokalkorb/testing/seed/seed-scenario";
import { startTestBackend, type TestBackend } from "@lokalkorb/testing/start-test-backend";

const shop = must(demo.shops[0], "the farm shop");
const { restaurantId, offeringId, storefrontId } = shop;
const count = 900;

let test: TestBackend;
let owner: TestClient;

beforeAll(async () => {
  test = await startTestBackend({ scenario: demo, steps: true });
  owner = await test.signIn(must(shop.staff[0], "owner"));
});
afterAll(() => test.stop());

const publish = () =>
  owner.call(publishStorefront, { requestId: randomUUID(), restaurantId, offeringId, storefrontId });
const storefront = async () =>
  must(await readDocument(test.admin.db, storefrontDocument, { offeringId, storefrontId }), "storefront");
const edit = (priceCents: number) =>
  updateDocument(test.admin.db, itemDocument, { offeringId, itemId: "butter" }, { priceCents });

async function addItems(): Promise<void> {
  const { db } = test.admin;
  const butter = must((await db.doc(`offerings/${offeringId}/items/butter`).get()).data(), "butter");
  const shelf = `offerings/${offeringId}/storefronts/${storefrontId}/categories`;
  const category = must((await db.collection(shelf).limit(1).get()).docs[0], "a category").data();
  const ids = Array.from({ length: count }, (_, index) => `ware-${index}`);
  for (let start = 0; start < count; start += 450) {
    const batch = db.batch();
    for (const id of ids.slice(start, start + 450))
      batch.set(db.doc(`offerings/${offeringId}/items/${id}`), { ...butter, name: id });
    await batch.commit();
  }
  const entries = ids.map((id) => ({ kind: "item", id }));
  await db.doc(`${shelf}/regal`).set({ ...category, name: "Regal", slug: "regal", position: 90, entries });
}

const pricesOf = async (itemId: string) =>
  (await test.admin.db.collection(`offerings/${offeringId}/items/${itemId}/prices`).get()).docs.map((day) =>
    day.data(),
  );

it("D-14.4 a publication that breaks off before the pointer leaves the shop as it was, and is made whole by the next", async () => {
  const before = must((await storefront()).published, "published");
  await edit(431);
  test.backend.faults.add({ kind: "throw-at-step", step: "publish:file-written" });
  await expect(publish()).rejects.toThrow();
  expect((await storefront()).published).toEqual(before);
  expect(await publish()).toMatchObject({ ok: true, value: { missing: [] } });
  expect((await readMenu(test.admin, shop)).items["butter"]?.priceCents).toBe(431);
});

it("D-14.4 prices of many items are written in batches after the pointer, and what broke off is done before the next version", async () => {
  await addItems();
  test.backend.faults.add({ kind: "throw-at-step", step: "publish:prices" });
  await expect(publish()).rejects.toThrow();
  const { pricesDue, published } = await storefront();
  expect([Object.keys((await readMenu(test.admin, shop)).items).length > count, pricesDue !== undefined]).toEqual([
    true,
    true,
  ]);
  await edit(432);
  expect(await publish()).toMatchObject({ ok: true, value: { missing: [] } });
  const after = await storefront();
  expect(after.pricesDue).toBeUndefined();
  expect(after.published?.version).toBeGreaterThan(published?.version ?? 0);
  for (const id of ["ware-0", `ware-${count - 1}`])
    expect(await pricesOf(id)).toMatchObject([{ priceCents: 431, menuVersion: published?.version }]);
}, 60_000);
