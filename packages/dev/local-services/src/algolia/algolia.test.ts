import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { algoliasearch, type SearchParamsObject } from "algoliasearch";
import { liteClient } from "algoliasearch/lite";
import { afterEach, describe, expect, it } from "vitest";
import { startServices, type Services } from "../start-services.ts";

const keys = { admin: "admin_local", search: "search_local" };
const running: Services[] = [];
const folders: string[] = [];

afterEach(async () => {
  await Promise.all(running.splice(0).map((services) => services.stop()));
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const settings = {
  searchableAttributes: ["unordered(name)", "categories", "unordered(description)"],
  attributesForFaceting: ["filterOnly(shop)", "tags", "searchable(categories)"],
  customRanking: ["desc(rank)"],
  ignorePlurals: ["de" as const],
  removeStopWords: ["de" as const],
  decompoundedAttributes: { de: ["name"] },
  typoTolerance: "min" as const,
  removeWordsIfNoResults: "allOptional" as const,
};

const goods = [
  { objectID: "1", name: "Bauernbrot", categories: ["Brot"], tags: ["vegan"], shop: "a", priceCents: 480, rank: 1 },
  {
    objectID: "2",
    name: "Braten vom Schwein",
    categories: ["Fleisch"],
    tags: [],
    shop: "a",
    priceCents: 1490,
    rank: 0,
  },
  {
    objectID: "3",
    name: "Bergkäse, zwölf Monate",
    categories: ["Käse"],
    tags: ["organic"],
    shop: "b",
    priceCents: 620,
    rank: 0,
  },
  {
    objectID: "4",
    name: "Äpfel „Topaz“",
    categories: ["Obst"],
    tags: ["organic", "vegan"],
    shop: "b",
    priceCents: 350,
    rank: 2,
  },
  {
    objectID: "5",
    name: "Apfelsaft naturtrüb",
    description: "Aus Äpfeln vom Hof",
    tags: ["vegan"],
    shop: "b",
    priceCents: 290,
    rank: 0,
  },
  {
    objectID: "6",
    name: "Brotzeitkorb für zwei",
    categories: ["Körbe"],
    tags: [],
    shop: "a",
    priceCents: 2500,
    rank: 0,
  },
];

async function start(dataDir: string | null = null) {
  const services = await startServices({ port: 0, dataDir, searchKeys: keys });
  running.push(services);
  const hosts = [{ url: `127.0.0.1:${services.port}`, accept: "readWrite" as const, protocol: "http" as const }];
  const admin = algoliasearch("local", keys.admin, { hosts });
  const lite = (key: string) => liteClient("local", key, { hosts });
  const found = async (query: string, params: SearchParamsObject = {}): Promise<string[]> => {
    const { hits } = await admin.searchSingleIndex({ indexName: "items", searchParams: { query, ...params } });
    return hits.map(({ objectID }) => objectID);
  };
  const fault = (kind: string, more: object = {}): Promise<Response> =>
    fetch(`http://127.0.0.1:${services.port}/search/admin/faults`, {
      method: "POST",
      body: JSON.stringify({ kind, ...more }),
    });
  return { services, hosts, admin, lite, found, fault };
}

async function stocked(dataDir: string | null = null) {
  const all = await start(dataDir);
  await all.admin.setSettings({ indexName: "items", indexSettings: settings });
  await all.admin.saveObjects({ indexName: "items", objects: goods, waitForTasks: true });
  return all;
}

describe("finding", () => {
  it("knows plurals, umlauts and what compounds end in, and never takes bread for a roast", async () => {
    const { found } = await stocked();
    expect(await found("brot")).toEqual(["1", "6"]);
    expect(await found("Brote")).toContain("1");
    expect(await found("kase")).toEqual(["3"]);
    expect(await found("apfel")).toEqual(["4", "5"]);
    expect(await found("Äpfel")).toEqual(["4", "5"]);
    expect(await found("a\u0308pfel")).toEqual(["4", "5"]);
  });

  it("forgives a typing mistake, and two in long words, but only when nothing fits better", async () => {
    const { found } = await stocked();
    expect(await found("bergkäe")).toEqual(["3"]);
    expect(await found("bauernbort")).toEqual(["1"]);
    expect(await found("bauenrbort")).toEqual(["1"]);
    expect(await found("xpfel")).toEqual([]);
    expect(await found("bergkäe", { typoTolerance: false })).toEqual([]);
  });

  it("wants every word, knows which say nothing, and lets go of some rather than find nothing", async () => {
    const { found } = await stocked();
    expect(await found("braten vom schwein")).toEqual(["2"]);
    expect(await found("brot mit braten")).toEqual(["2", "1", "6"]);
    expect(await found("brot braten", { removeWordsIfNoResults: "none" })).toEqual([]);
  });

  it("uses synonyms of one word and of several", async () => {
    const { admin, found } = await stocked();
    await admin.saveSynonyms({
      indexName: "items",
      synonymHit: [
        { objectID: "s1", type: "synonym", synonyms: ["Laib", "Bauernbrot"] },
        { objectID: "s2", type: "synonym", synonyms: ["Apfelsaft", "naturtrüber Most"] },
      ],
      replaceExistingSynonyms: true,
    });
    expect(await found("laib")).toEqual(["1"]);
    expect(await found("naturtrüber most")).toEqual(["5"]);
    const { hits } = await admin.searchSynonyms({ indexName: "items", searchSynonymsParams: { query: "" } });
    expect(hits.map(({ objectID }) => objectID)).toEqual(["s1", "s2"]);
  });

  it("filters by facets and numbers, and refuses filters that make no sense", async () => {
    const { found } = await stocked();
    expect(await found("", { filters: 'shop:"b" AND (tags:vegan OR NOT tags:organic)' })).toEqual(["4", "5"]);
    expect(await found("", { filters: "priceCents:300 TO 500" })).toEqual(["4", "1"]);
    expect(await found("", { facetFilters: [["tags:organic", "shop:a"], "tags:-vegan"] })).toEqual(["2", "3", "6"]);
    expect(await found("", { numericFilters: ["priceCents<300"] })).toEqual(["5"]);
    // Names were not declared a facet.
    expect(await found("", { filters: "name:Bauernbrot" })).toEqual([]);
    await expect(found("", { filters: "shop:a AND" })).rejects.toMatchObject({ status: 400 });
  });

  it("pages, counts facets, and marks what was meant", async () => {
    const { admin } = await stocked();
    const searchParams = { query: "", hitsPerPage: 4, page: 1, facets: ["*"] };
    const page = await admin.searchSingleIndex({ indexName: "items", searchParams });
    expect(page).toMatchObject({ nbHits: 6, nbPages: 2, page: 1, hitsPerPage: 4 });
    expect(page.hits).toHaveLength(2);
    expect(page.facets).toMatchObject({ tags: { vegan: 3, organic: 2 } });
    expect(page.facets).not.toHaveProperty("shop");
    const { hits } = await admin.searchSingleIndex({ indexName: "items", searchParams: { query: "bergkase" } });
    expect(hits[0]?._highlightResult).toMatchObject({ name: { value: "<em>Bergkäse</em>, zwölf Monate" } });
    const { facetHits } = await admin.searchForFacetValues({
      indexName: "items",
      facetName: "categories",
      searchForFacetValuesRequest: { facetQuery: "ka" },
    });
    expect(facetHits).toMatchObject([{ value: "Käse", count: 1 }]);
  });

  it("ranks by distance where somebody stands somewhere", async () => {
    const { admin, found } = await start();
    await admin.saveObjects({
      indexName: "items",
      objects: [
        { objectID: "far", name: "Honig", _geoloc: { lat: 47.85, lng: 12.12 } },
        { objectID: "near", name: "Honig", _geoloc: { lat: 47.07, lng: 15.44 } },
      ],
    });
    const aroundLatLng = "47.06,15.45";
    expect(await found("honig", { aroundLatLng, aroundRadius: "all" })).toEqual(["near", "far"]);
    expect(await found("honig", { aroundLatLng, aroundRadius: 5000 })).toEqual(["near"]);
    expect(await found("honig", { insidePolygon: [[47.8, 12, 47.8, 12.3, 47.9, 12.3, 47.9, 12]] })).toEqual(["far"]);
  });
});

describe("writing", () => {
  it("changes parts, adds up, deletes one, many and by filter", async () => {
    const { admin, found } = await stocked();
    const indexName = "items";
    await admin.partialUpdateObjects({
      indexName,
      objects: [
        { objectID: "1", name: "Holzofenlaib" },
        { objectID: "99", name: "Neu" },
      ],
      createIfNotExists: false,
    });
    await admin.partialUpdateObject({
      indexName,
      objectID: "1",
      attributesToUpdate: {
        rank: { _operation: "Increment", value: 4 },
        tags: { _operation: "AddUnique", value: "vegan" },
      },
    });
    expect(await admin.getObject({ indexName, objectID: "1" })).toMatchObject({
      name: "Holzofenlaib",
      rank: 5,
      tags: ["vegan"],
      priceCents: 480,
    });
    expect(await found("bauernbrot")).toEqual([]);
    await expect(admin.getObject({ indexName, objectID: "99" })).rejects.toMatchObject({ status: 404 });
    await admin.deleteObject({ indexName, objectID: "1" });
    await admin.deleteObjects({ indexName, objectIDs: ["2", "3"], waitForTasks: true });
    await admin.deleteBy({ indexName, deleteByParams: { filters: "shop:b" } });
    expect(await found("")).toEqual(["6"]);
    const { results } = await admin.getObjects({
      requests: [
        { indexName, objectID: "6" },
        { indexName, objectID: "1" },
      ],
    });
    expect(results.map((one) => (one as { objectID?: string } | null)?.objectID)).toEqual(["6", undefined]);
    await admin.clearObjects({ indexName });
    expect(await found("")).toEqual([]);
    expect(await admin.getSettings({ indexName })).toMatchObject({ customRanking: ["desc(rank)"] });
  });

  it("replaces everything at once, keeps settings, and leaves no gap for whoever searches meanwhile", async () => {
    const { admin, found } = await stocked();
    const objects = Array.from({ length: 2500 }, (_none, at) => ({ objectID: `n${at}`, name: "Bauernbrot neu" }));
    let isDone = false;
    const replaced = admin.replaceAllObjects({ indexName: "items", objects }).then(() => (isDone = true));
    const sizes = new Set<number>();
    for (;;) {
      const { nbHits } = await admin.searchSingleIndex({ indexName: "items", searchParams: { query: "bauernbrot" } });
      sizes.add(nbHits ?? 0);
      if (isDone) break;
    }
    await replaced;
    expect([...sizes].toSorted((a, b) => a - b)).toEqual(sizes.has(1) ? [1, 2500] : [2500]);
    expect(await found("braten")).toEqual([]);
    const { items } = await admin.listIndices();
    expect(items).toMatchObject([{ name: "items", entries: 2500 }]);
    expect(await admin.getSettings({ indexName: "items" })).toMatchObject({ ignorePlurals: ["de"] });
  });

  it("browses all of a large index, page after page", async () => {
    const { admin } = await start();
    const objects = Array.from({ length: 2300 }, (_none, at) => ({
      objectID: `n${at}`,
      name: `Ding ${at}`,
      secret: at,
    }));
    await admin.saveObjects({ indexName: "items", objects });
    const seen: unknown[] = [];
    await admin.browseObjects({
      indexName: "items",
      browseParams: { attributesToRetrieve: ["name"] },
      aggregator: ({ hits }) => void seen.push(...hits),
    });
    expect(seen).toHaveLength(2300);
    expect(seen[0]).toEqual({ objectID: "n0", name: "Ding 0" });
  });

  it("remembers over a restart, also when all that was sent is forgotten", async () => {
    const folder = mkdtempSync(join(tmpdir(), "lokalkorb-search-"));
    folders.push(folder);
    const first = await stocked(folder);
    await first.services.stop();
    const second = await start(folder);
    expect(await second.found("brot")).toEqual(["1", "6"]);
    await fetch(`http://127.0.0.1:${second.services.port}/api/reset`, { method: "POST", redirect: "manual" });
    expect(await second.found("brot")).toEqual(["1", "6"]);
  });
});

describe("keys", () => {
  it("lets the search key search and nothing else, and strangers nothing at all", async () => {
    const { hosts, lite } = await stocked();
    const requests = [{ indexName: "items", query: "käse" }];
    const { results } = await lite(keys.search).search({ requests });
    expect(results).toMatchObject([{ nbHits: 1 }]);
    const reader = algoliasearch("local", keys.search, { hosts });
    await expect(reader.saveObjects({ indexName: "items", objects: goods })).rejects.toMatchObject({ status: 403 });
    await expect(reader.browse({ indexName: "items" })).rejects.toMatchObject({ status: 403 });
    await expect(lite("wrong").search({ requests })).rejects.toMatchObject({ status: 403 });
  });

  it("holds the limits of a secured key, whatever its holder asks for", async () => {
    const { admin, lite } = await stocked();
    const keyWith = (restrictions: Parameters<typeof admin.generateSecuredApiKey>[0]["restrictions"]): string =>
      admin.generateSecuredApiKey({ parentApiKey: keys.search, restrictions: restrictions ?? {} });
    const own = lite(keyWith({ filters: "shop:a" }));
    const { results } = await own.search({
      requests: [{ indexName: "items", query: "", filters: "shop:b OR shop:a" }],
    });
    expect(results).toMatchObject([{ nbHits: 3 }]);
    const ask = (key: string) => lite(key).search({ requests: [{ indexName: "items", query: "" }] });
    await expect(ask(keyWith({ validUntil: 1 }))).rejects.toMatchObject({ status: 403 });
    await expect(ask(keyWith({ restrictIndices: ["others"] }))).rejects.toMatchObject({ status: 403 });
    const forged = Buffer.from(
      Buffer.from(keyWith({ filters: "shop:a" }), "base64")
        .toString()
        .replace("shop%3Aa", "shop%3Ab"),
    );
    await expect(ask(forged.toString("base64"))).rejects.toMatchObject({ status: 403 });
  });
});

describe("bad days", () => {
  it("is away, limited or broken for as long as it was told", async () => {
    const { services, found, fault } = await stocked();
    await fault("search-limited", { times: 1 });
    // The client waits and asks again by itself.
    const limited = await fetch(`http://127.0.0.1:${services.port}/1/indexes`);
    expect([limited.status, limited.headers.get("retry-after")]).toEqual([429, "1"]);
    await fault("search-error", { times: 1 });
    await expect(found("brot")).rejects.toMatchObject({ name: "RetryError" });
    await fault("search-down", { times: 1 });
    await expect(found("brot")).rejects.toMatchObject({ name: "RetryError" });
    await fault("search-slow", { times: 1, milliseconds: 1 });
    expect(await found("brot")).toEqual(["1", "6"]);
    expect((await fault("search-tired")).status).toBe(400);
  });

  it("shows indices, answers and the switches on its tab, harmlessly", async () => {
    const { services, admin } = await stocked();
    await admin.saveObjects({ indexName: "items", objects: [{ objectID: "x", name: "<b>Brot</b>" }] });
    const page = await (await fetch(`http://127.0.0.1:${services.port}/?tab=suche&index=items&q=brot`)).text();
    expect(page).toContain("Suche (7)");
    expect(page).toContain("3 Treffer");
    expect(page).not.toContain("<b>Brot</b>");
    expect(page).toContain("Suche nicht erreichbar");
  });
});
