import type { FieldValue } from "firebase-admin/firestore";
import type { DocumentPatch } from "@lokalkorb/model/document/document-patch";
import { afterAll, beforeAll, expect, it } from "vitest";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { readDocument, setDocument, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { listingDocument } from "@lokalkorb/model/documents/listings";
import { fullSlotEntry, storefrontDocument } from "@lokalkorb/model/documents/offerings/storefronts";
import { successDocument } from "@lokalkorb/model/documents/restaurants/data/success";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { runJob } from "@lokalkorb/testing/jobs/run-job";
import { demo } from "@lokalkorb/testing/scenarios/demo";
import { startTestBackend, type TestBackend } from "@lokalkorb/testing/start-test-backend";
import { testDeps } from "../../composition/testing/test-deps.ts";
import { rebuildShop } from "../../metrics/rebuild-success.ts";
import { syncListing } from "./sync-listing.ts";

const { restaurantId, offeringId, storefrontId } = must(demo.shops[0], "the farm shop");

let test: TestBackend;

beforeAll(async () => {
  test = await startTestBackend({ scenario: demo });
});
afterAll(() => test.stop());

const listing = async (id = restaurantId) =>
  must(await readDocument(test.admin.db, listingDocument, { restaurantId: id }), "listing");
async function change(fields: DocumentPatch<typeof shopDocument, FieldValue>): Promise<void> {
  await updateDocument(test.admin.db, shopDocument, { restaurantId }, fields);
  await test.backend.idle();
}

it("D-6 lists every shop of the demo with its first publication, small enough to read all of them at once", async () => {
  await test.backend.idle();
  for (const shop of demo.shops) {
    const { listed, shop: said } = await listing(shop.restaurantId);
    expect(listed).toBe(true);
    expect(must(said, "shop").ways.length).toBeGreaterThan(0);
    expect(JSON.stringify(said).length).toBeLessThan(6000);
  }
});

it("D-6 follows the profile, ways that are switched off, and slots that are full", async () => {
  const before = must((await listing()).shop, "shop");
  const method = must(before.ways[0], "way").id;
  await change({ operations: { state: "paused" }, waysOff: [method] });
  const live = { "live.fullSlots": [fullSlotEntry("way", "2026-11-24T10:00")] };
  await updateDocument(test.admin.db, storefrontDocument, { offeringId, storefrontId }, live);
  await test.backend.idle();
  const after = must((await listing()).shop, "shop");
  expect(after.operations.state).toBe("paused");
  expect(after.ways.map(({ id }) => id)).toEqual(before.ways.map(({ id }) => id).filter((id) => id !== method));
  expect(after.fullSlots).toEqual(live["live.fullSlots"]);
  await change({ operations: { state: "open" }, waysOff: [] });
});

it("D-6 leaves of a shop that is hidden nothing but that it is not listed, and brings it back", async () => {
  await change({ listing: "hidden" });
  const { listed, shop } = await listing();
  expect({ listed, shop }).toEqual({ listed: false, shop: undefined });
  await change({ listing: "public" });
  expect((await listing()).shop?.ways.length).toBeGreaterThan(0);
});

/** A night: leftovers are found, then all shops are compared. */
async function compare(): Promise<void> {
  await runJob(test, "leftovers");
  await test.backend.runSchedule("runJobs");
  await test.backend.idle();
  await runJob(test, "search", ...demo.shops.map((one) => one.restaurantId));
}

it("D-6 mends at night what is wrong, and writes nothing that is the same", async () => {
  const { updatedAt, shop } = await listing();
  await compare();
  expect((await listing()).updatedAt).toBe(updatedAt);
  await setDocument(test.admin.db, listingDocument, { restaurantId }, { listed: false });
  await setDocument(test.admin.db, listingDocument, { restaurantId: "gone" }, { listed: true });
  await compare();
  expect((await listing()).shop).toEqual(shop);
  expect((await listing("gone")).listed).toBe(false);
});

it("D-6 ends with what holds now where a shop changes while its listing is made", async () => {
  const deps = testDeps(test);
  let isChanged = false;
  const menus: typeof deps.menus = {
    ...deps.menus,
    read: async (path) => {
      if (!isChanged) await updateDocument(test.admin.db, shopDocument, { restaurantId }, { name: "Neu" });
      isChanged = true;
      return deps.menus.read(path);
    },
  };
  await setDocument(test.admin.db, listingDocument, { restaurantId }, { listed: false });
  await syncListing({ ...deps, menus }, restaurantId);
  expect((await listing()).shop?.name).toBe("Neu");
});

it("S-C20 names in the list what is in season and, from the sales of the last night, what is bought often", async () => {
  const before = must((await listing()).shop, "shop");
  const season = must(before.seasonal?.[0], "something of a season");
  expect(season.season).toBeDefined();
  expect(before.categories?.length).toBeGreaterThan(2);
  const { db } = test.admin;
  await rebuildShop(testDeps(test), restaurantId);
  const success = must(await readDocument(db, successDocument, { restaurantId }), "success");
  const { name, id } = season;
  const sold = { itemId: id, name, qty: 12, revenueCents: 1200 };
  await setDocument(db, successDocument, { restaurantId }, { ...success, accepted30: 25, topItems30: [sold] });
  await compare();
  expect((await listing()).shop?.popular).toEqual([season]);
});
