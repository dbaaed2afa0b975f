import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { publishedVersions, publishStorefront, restoreVersion } from "@lokalkorb/contracts/offerings";
import { menuChanges } from "@lokalkorb/domain/menu/publishing/menu-changes";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { readDocument, remove, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { categoryDocument } from "@lokalkorb/model/documents/offerings/storefronts/categories";
import { itemDocument } from "@lokalkorb/model/documents/offerings/items";
import { storefrontDocument } from "@lokalkorb/model/documents/offerings/storefronts";
import type { TestClient } from "@lokalkorb/testing/connect/connect-client";
import { demo } from "@lokalkorb/testing/scenarios/demo";
import { readMenu } from "@lokalkorb/testing/seed/seed-scenario";
import { startTestBackend, type TestBackend } from "@lokalkorb/testing/start-test-backend";

const shop = must(demo.shops[0], "the farm shop");
const { restaurantId, offeringId, storefrontId } = shop;
const address = { restaurantId, offeringId, storefrontId };
const butter = { offeringId, itemId: "butter" };

let test: TestBackend;
let owner: TestClient;

beforeAll(async () => {
  test = await startTestBackend({ scenario: demo });
  owner = await test.signIn(must(shop.staff[0], "owner"));
});
afterAll(() => test.stop());

const restore = (version: number, who = owner) =>
  who.call(restoreVersion, { requestId: randomUUID(), ...address, version });
const publish = () => owner.call(publishStorefront, { requestId: randomUUID(), ...address });
const read = async () => must(await readDocument(test.admin.db, itemDocument, butter), "butter");
const storefront = async () =>
  must(await readDocument(test.admin.db, storefrontDocument, { offeringId, storefrontId }), "storefront");

it("M-S8 is for those who may change the catalogue, and there is nothing to restore of what is published", async () => {
  const [kitchen, stranger, neighbour] = await Promise.all([
    test.signIn(must(shop.staff[2], "kitchen")),
    test.signIn("guest"),
    test.signIn(must(must(demo.shops[1], "another shop").staff[0], "its owner")),
  ]);
  for (const who of [kitchen, stranger, neighbour]) {
    expect(await restore(1, who)).toEqual({ ok: false, refusal: { type: "not-allowed" } });
    expect(await who.call(publishedVersions, address)).toEqual({ ok: false, refusal: { type: "not-allowed" } });
  }
  expect(await restore(1)).toEqual({ ok: true, value: { changed: 0 } });
  expect((await storefront()).draftDirty).toBe(false);
  expect(await restore(2)).toEqual({ ok: false, refusal: { type: "not-found" } });
});

it("M-S8 an earlier version comes back into the draft, and to shoppers with the next publication", async () => {
  const first = await readMenu(test.admin, shop);
  const before = await read();
  const refs = [{ optionId: "gone", enabled: false }];
  await updateDocument(test.admin.db, itemDocument, butter, {
    priceCents: 999,
    badge: "new",
    description: remove(),
    sku: "B-7",
    optionRefs: [...before.optionRefs, ...refs],
  });
  await updateDocument(
    test.admin.db,
    categoryDocument,
    { offeringId, storefrontId, categoryId: must(first.categories[0], "one").id },
    { name: "Anders" },
  );
  expect(await publish()).toMatchObject({ ok: true, value: { version: 2, missing: [] } });

  expect(await owner.call(publishedVersions, address)).toMatchObject({
    ok: true,
    value: {
      versions: [
        {
          version: 2,
          by: expect.any(String) as string,
          changes: [
            { place: "item", id: "butter", kind: "changed" },
            { place: "category", kind: "changed" },
          ],
        },
        { version: 1 },
      ],
    },
  });

  const answer = await restore(1);
  expect(answer).toEqual({ ok: true, value: { changed: 2 } });
  const after = await read();
  const { optionRefs: _refs, updatedAt: _at, ...kept } = before;
  expect(after).toMatchObject({ ...kept, sku: "B-7" });
  expect(after.stock).toEqual(before.stock);
  expect(after).not.toHaveProperty("badge", "new");
  expect((await storefront()).draftDirty).toBe(true);
  expect((await storefront()).published?.version).toBe(2);
  expect(await publish()).toMatchObject({ ok: true, value: { version: 3 } });
  const again = await readMenu(test.admin, shop);
  expect(menuChanges(first, again)).toEqual([]);
  // The law of prices remembers the days between.
  expect(again.items["butter"]?.lowest30Cents).not.toBe(first.items["butter"]?.lowest30Cents);
});

it("M-S8 how stock is counted comes back, and how much there is stays", async () => {
  const { stock } = await read();
  const mode = stock.mode === "unlimited" ? "counted" : "unlimited";
  await updateDocument(test.admin.db, itemDocument, butter, { "stock.mode": mode });
  const { version } = must((await storefront()).published, "a version");
  expect(await restore(version)).toEqual({ ok: true, value: { changed: 1 } });
  expect((await read()).stock).toMatchObject({ mode: stock.mode, onHand: stock.onHand });
});
