import { describe, expect, it } from "vitest";
import { searchRequests } from "@lokalkorb/contracts/search";
import { aBundle, aMenu, anItem } from "@lokalkorb/domain/testing/builders";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { readSearchConfig } from "./search-config.ts";
import { shopRecords } from "./shop-records.ts";
import { demoMenus } from "./testing/measure-search.ts";

const records = (menu = aMenu()) => shopRecords(menu, "open");
const find = (productId: string, menu = aMenu()) =>
  must(
    records(menu).items.find((record) => record.productId === productId),
    productId,
  );

describe("records of a menu", () => {
  it("has one for each card of the demo and one for the shop, each small", () => {
    for (const menu of demoMenus()) {
      const { items, shops } = records(menu);
      const shown = new Set(menu.categories.flatMap(({ entries }) => entries.map(({ kind, id }) => `${kind} ${id}`)));
      expect(items).toHaveLength(shown.size);
      expect(new Set(items.map(({ objectID }) => objectID)).size).toBe(shown.size);
      expect(shops.map(({ objectID }) => objectID)).toEqual([menu.restaurantId]);
      for (const record of items) expect(JSON.stringify(record).length).toBeLessThan(10_000);
    }
  });

  it("says nothing that belongs to a person or to money", () => {
    const text = demoMenus()
      .map((menu) => JSON.stringify(records(menu)))
      .join();
    for (const menu of demoMenus())
      for (const secret of [menu.shop.phone, menu.shop.emailPublic, "iban", "imprint"])
        expect(text).not.toContain(secret);
  });

  it("writes letters with umlauts as one, because the search takes no others apart", () => {
    const menu = aMenu({ items: { bread: anItem({ name: "Ka\u0308sebrot" }) } });
    expect(find("bread", menu)).toMatchObject({ name: "Käsebrot" });
  });

  it("takes what is vegan for vegetarian, and a bundle for what all of it is", () => {
    const menu = aMenu({
      items: { bread: anItem({ diets: ["vegan", "organic"] }) },
      bundles: { box: aBundle({ id: "box" }) },
    });
    const entries = [
      { kind: "item", id: "bread" },
      { kind: "bundle", id: "box" },
    ] as const;
    const shown = { ...menu, categories: [{ id: "c", name: "Brot", slug: "brot", entries }] };
    expect(find("bread", shown)).toMatchObject({ tags: ["vegan", "vegetarian", "organic"], categories: ["Brot"] });
    expect(find("box", shown)).toMatchObject({ tags: ["vegan", "vegetarian", "organic"], priceCents: 990 });
  });

  it("changes its mark with anything that is searched or shown, and with nothing else", () => {
    const { hash } = find("bread");
    expect(find("bread", aMenu({ version: 99 })).hash).toBe(hash);
    expect(find("bread", aMenu({ items: { bread: anItem({ priceCents: 481 }) } })).hash).not.toBe(hash);
  });

  it("asks a second time with umlauts where somebody has none on the keyboard", () => {
    const asked = (words: string) => searchRequests("i", words).map(({ query }) => query);
    expect(asked("Kaese")).toEqual(["Kaese", "Käse"]);
    expect(asked("gruene Aepfel")).toEqual(["gruene Aepfel", "grüne äpfel"]);
    for (const same of ["Bauernbrot", "Quelle", "Käse", "Eier"]) expect(asked(same)).toEqual([same]);
  });
});

describe("where the search is", () => {
  const env = {
    APP_URL: "http://localhost:3000",
    ALGOLIA_ADMIN_KEY: "admin_local",
    NEXT_PUBLIC_ALGOLIA_APP_ID: "LOCAL",
    NEXT_PUBLIC_ALGOLIA_HOST: "http://127.0.0.1:4400",
    NEXT_PUBLIC_ALGOLIA_INDEX_PREFIX: "local",
  };

  it("F25 is read with its prefix, and is nowhere without a key", () => {
    expect(readSearchConfig(env)).toEqual({
      appId: "LOCAL",
      adminKey: "admin_local",
      host: { url: "127.0.0.1:4400", protocol: "http" },
      prefix: "local",
    });
    expect(readSearchConfig({ ...env, ALGOLIA_ADMIN_KEY: "" })).toBeNull();
  });
});
