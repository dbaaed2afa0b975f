import type { FieldValue } from "firebase-admin/firestore";
import type { DocumentPatch } from "@lokalkorb/model/document/document-patch";
import { randomUUID } from "node:crypto";
import { algoliasearch } from "algoliasearch";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { publishStorefront } from "@lokalkorb/contracts/offerings";
import { deadEffects, retryEffect } from "@lokalkorb/contracts/orders";
import { searchIndices } from "@lokalkorb/contracts/search";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { startServices, type Services } from "@lokalkorb/local-services/start-services";
import { readQuery, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { itemDocument } from "@lokalkorb/model/documents/offerings/items";
import { storefrontDocument } from "@lokalkorb/model/documents/offerings/storefronts";
import { outboxDocument } from "@lokalkorb/model/documents/outbox";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import type { TestClient } from "@lokalkorb/testing/connect/connect-client";
import { runJob } from "@lokalkorb/testing/jobs/run-job";
import { demo } from "@lokalkorb/testing/scenarios/demo";
import { startTestBackend, type TestBackend } from "@lokalkorb/testing/start-test-backend";
import { createAlgoliaSearch } from "./algolia-search.ts";
import { SearchRefused } from "./search-port.ts";
import { foundBy } from "./on-restaurant-written.ts";
import { demoMenus } from "./testing/measure-search.ts";
import { shopRecords } from "./shop-records.ts";

const shop = must(demo.shops[0], "the farm shop");
const { restaurantId, offeringId, storefrontId } = shop;
const keys = { admin: "admin_local", search: "search_local" };
const names = searchIndices("test");
const cards = demoMenus().map((menu) => shopRecords(menu, "open").items.length);
const all = cards.reduce((sum, count) => sum + count, 0);
const own = must(cards[0], "cards of the farm shop");

let services: Services;
let test: TestBackend;
let owner: TestClient;
let search: ReturnType<typeof algoliasearch>;

beforeAll(async () => {
  services = await startServices({ port: 0, dataDir: null, searchKeys: keys });
  const url = `127.0.0.1:${services.port}`;
  search = algoliasearch("LOCAL", keys.search, { hosts: [{ url, accept: "readWrite", protocol: "http" }] });
  test = await startTestBackend({
    scenario: demo,
    env: {
      NEXT_PUBLIC_ALGOLIA_APP_ID: "LOCAL",
      NEXT_PUBLIC_ALGOLIA_HOST: `http://${url}`,
      NEXT_PUBLIC_ALGOLIA_INDEX_PREFIX: "test",
      ALGOLIA_ADMIN_KEY: keys.admin,
    },
  });
  owner = await test.signIn(must(shop.staff[0], "owner"));
});
afterAll(async () => {
  await test.stop();
  await services.stop();
});

const ask = async (query: string, indexName = names.items) =>
  search.searchSingleIndex<{ productId: string; name: string }>({
    indexName,
    searchParams: { query, hitsPerPage: 1000 },
  });
const found = async (query: string) => (await ask(query)).hits.map(({ objectID }) => objectID);
const listed = async (): Promise<number> => (await ask("")).nbHits ?? 0;
async function publish(): Promise<void> {
  const answer = await owner.call(publishStorefront, {
    requestId: randomUUID(),
    restaurantId,
    offeringId,
    storefrontId,
  });
  expect(answer).toMatchObject({ ok: true, value: { missing: [] } });
  await test.backend.idle();
}
async function change(fields: DocumentPatch<typeof shopDocument, FieldValue>): Promise<void> {
  await updateDocument(test.admin.db, shopDocument, { restaurantId }, fields);
  await test.backend.idle();
}
const entries = async () =>
  (
    await readQuery(test.admin.db, queryOf(outboxDocument, {}, { where: [["restaurantId", "==", restaurantId]] }))
  ).filter(({ effects }) => "search" in effects);
const fault = (kind: string, path = "faults"): Promise<Response> =>
  fetch(`http://127.0.0.1:${services.port}/search/admin/${path}`, { method: "POST", body: JSON.stringify({ kind }) });
const admin = () =>
  algoliasearch("LOCAL", keys.admin, {
    hosts: [{ url: `127.0.0.1:${services.port}`, accept: "readWrite", protocol: "http" }],
  });

describe("from a published menu to the search", () => {
  it("F04 brings all goods and shops of the demo in with their first publication, by the service's own client", async () => {
    expect(await listed()).toBe(all);
    expect((await ask("", names.shops)).nbHits).toBe(demo.shops.length);
    expect((await entries()).map(({ state, event }) => [state, event])).toEqual([["done", "published"]]);
    expect(await found("bergkäse")).toContain(`${restaurantId}_bergkaese`);
    expect((await ask("bäckerei", names.shops)).hits).toHaveLength(1);
  });

  it("follows a new name and a product that is no longer offered, and sends nothing where nothing changed", async () => {
    await updateDocument(test.admin.db, itemDocument, { offeringId, itemId: "bergkaese" }, { name: "Hochalmlaib" });
    await updateDocument(test.admin.db, itemDocument, { offeringId, itemId: "bluetenhonig" }, { status: "archived" });
    await publish();
    expect(await found("hochalmlaib")).toContain(`${restaurantId}_bergkaese`);
    expect(await found("blütenhonig")).not.toContain(`${restaurantId}_bluetenhonig`);
    expect(await listed()).toBe(all - 1);

    const before = (await admin().listIndices()).items;
    await publish();
    expect((await admin().listIndices()).items).toEqual(before);
    await updateDocument(test.admin.db, itemDocument, { offeringId, itemId: "bluetenhonig" }, { status: "active" });
    await publish();
    expect(await listed()).toBe(all);
  });

  it("loses a shop that hides, finds it again when it is back, and looks no closer at other changes", async () => {
    await change({ listing: "hidden" });
    expect(await listed()).toBe(all - own);
    expect((await ask("", names.shops)).nbHits).toBe(demo.shops.length - 1);
    await change({ listing: "public" });
    expect(await listed()).toBe(all);
    const before = (await entries()).length;
    await change({ description: "Neu beschrieben", operations: { state: "rush", until: Date.now() } });
    expect(await entries()).toHaveLength(before);
    expect(foundBy({ listing: "public" })).toBe(foundBy({ listing: "public", name: "anders" }));
  });

  it("loses a shop whose view is not for everybody, at once, and looks no closer at what its view says of goods", async () => {
    const show = async (visibility: "public" | "unlisted" | "members"): Promise<void> => {
      await updateDocument(test.admin.db, storefrontDocument, { offeringId, storefrontId }, { visibility });
      await test.backend.idle();
    };
    for (const visibility of ["unlisted", "members"] as const) {
      await show(visibility);
      expect(await listed()).toBe(all - own);
      expect((await ask("", names.shops)).nbHits).toBe(demo.shops.length - 1);
      await show("public");
      expect(await listed()).toBe(all);
    }
    const before = (await entries()).length;
    const live = { "live.soldOutItemIds": ["bergkaese"] };
    await updateDocument(test.admin.db, storefrontDocument, { offeringId, storefrontId }, live);
    await test.backend.idle();
    expect(await entries()).toHaveLength(before);
    await updateDocument(
      test.admin.db,
      storefrontDocument,
      { offeringId, storefrontId },
      { "live.soldOutItemIds": [] },
    );
  });

  it("puts a shop that has closed behind the others", async () => {
    await change({ operations: { state: "closed" } });
    const { hits } = await ask("");
    expect(hits.slice(-own).every(({ objectID }) => objectID.startsWith(`${restaurantId}_`))).toBe(true);
    await change({ operations: { state: "open" } });
  });
});

describe("when the search is away", () => {
  it("comes again until it is there, and nobody who publishes notices", async () => {
    await fault("search-down");
    await updateDocument(test.admin.db, itemDocument, { offeringId, itemId: "karotten" }, { name: "Urkarotten" });
    await publish();
    const failed = (await entries()).filter(({ state }) => state === "failed");
    expect(failed.map(({ effects }) => effects["search"]?.attempts)).toEqual([1]);
    await fault("search-down", "faults/clear");
    expect(await found("urkarotten")).toEqual([]);
    test.backend.clock.advance(61_000);
    await test.backend.runSchedule("runDueEffects");
    await test.backend.idle();
    expect(await found("urkarotten")).toContain(`${restaurantId}_karotten`);
    expect((await entries()).every(({ state }) => state === "done")).toBe(true);
  });

  it("is shown to the shop once it has given up, and goes when somebody tries again", async () => {
    await fault("search-down");
    await updateDocument(test.admin.db, itemDocument, { offeringId, itemId: "karotten" }, { name: "Karotten" });
    await publish();
    for (let attempt = 1; attempt < 8; attempt++) {
      test.backend.clock.advance(6 * 60 * 60_000 + 1000);
      await test.backend.runSchedule("runDueEffects");
      await test.backend.idle();
    }
    const dead = await owner.call(deadEffects, { restaurantId });
    const shown = must(dead.ok ? dead.value.effects.find(({ kind }) => kind === "search") : null, "a dead search");
    expect(shown).toMatchObject({ event: "published", attempts: 8, orderId: "" });
    await fault("search-down", "faults/clear");
    const { effectId, kind } = shown;
    expect(await owner.call(retryEffect, { requestId: randomUUID(), restaurantId, effectId, kind })).toMatchObject({
      ok: true,
    });
    await test.backend.idle();
    expect(await found("urkarotten")).toEqual([]);
  });

  it("does not ask again where the key is wrong", async () => {
    const host = { url: `127.0.0.1:${services.port}`, protocol: "http" } as const;
    const wrong = await createAlgoliaSearch({ appId: "LOCAL", adminKey: "wrong", host, prefix: "test" });
    await expect(wrong.restaurantIds()).rejects.toBeInstanceOf(SearchRefused);
    const reader = await createAlgoliaSearch({ appId: "LOCAL", adminKey: keys.search, host, prefix: "test" });
    await expect(reader.remove("items", ["x"])).rejects.toBeInstanceOf(SearchRefused);
  });
});

/** A night: leftovers are found, then all shops are compared. */
async function compare(): Promise<void> {
  await runJob(test, "leftovers");
  await test.backend.runSchedule("runJobs");
  await test.backend.idle();
  await runJob(test, "search", ...demo.shops.map((one) => one.restaurantId));
}

describe("the nightly comparison", () => {
  it("heals whatever the index has lost, kept or been told wrong, and settings too", async () => {
    const before = (await ask("")).hits;
    const indexName = names.items;
    const strange = { objectID: "fremd_ware", restaurantId: "fremd", name: "Niemandes Ware", hash: "x" };
    await admin().deleteObjects({ indexName, objectIDs: before.slice(0, 5).map(({ objectID }) => objectID) });
    await admin().partialUpdateObject({
      indexName,
      objectID: must(before[9], "a record").objectID,
      attributesToUpdate: { name: "Falsch", hash: "y" },
    });
    await admin().saveObjects({ indexName, objects: [strange] });
    await admin().setSettings({ indexName, indexSettings: { ignorePlurals: false } });
    await compare();
    const sorted = (hits: typeof before) =>
      hits.map(({ _highlightResult: _marks, ...hit }) => hit).toSorted((a, b) => (a.objectID < b.objectID ? -1 : 1));
    expect(sorted((await ask("")).hits)).toEqual(sorted(before));
    expect(await admin().getSettings({ indexName })).toMatchObject({ ignorePlurals: ["de"] });

    const kept = (await admin().listIndices()).items;
    await compare();
    expect((await admin().listIndices()).items).toEqual(kept);
  });

  it("fills an index that was never there", async () => {
    await admin().deleteIndex({ indexName: names.items });
    await admin().deleteIndex({ indexName: names.shops });
    await compare();
    expect(await listed()).toBe(all);
  });
});
