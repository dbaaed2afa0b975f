import { isAvailable } from "@lokalkorb/domain/kernel/time/availability";
import { isThemeName } from "@lokalkorb/theme/themes";
import { describe, expect, it } from "vitest";
import { demoCodes } from "./demo-codes.ts";
import { demo } from "./demo.ts";
import type { CatalogDraft } from "./scenario/catalog.ts";

const cardsOf = (catalog: CatalogDraft) => catalog.categories.flatMap((category) => category.entries);

describe("the demo", () => {
  it("shows three shops with different themes in both countries and at least sixty products", () => {
    expect(demo.shops).toHaveLength(3);
    expect(new Set(demo.shops.map((shop) => shop.restaurant.theme.key)).size).toBe(3);
    for (const shop of demo.shops) expect(isThemeName(shop.restaurant.theme.key), shop.restaurant.theme.key).toBe(true);
    expect(new Set(demo.shops.map((shop) => shop.restaurant.country))).toEqual(new Set(["DE", "AT"]));
    expect(demo.shops.flatMap((shop) => shop.catalog.items).length).toBeGreaterThanOrEqual(60);
  });

  it("has one shop open round the clock, every day", () => {
    const roundTheClock = demo.shops.filter((shop) =>
      shop.distributionOptions.some(
        (option) => option.windows.filter((window) => window.start === "00:00" && window.minutes === 1440).length === 7,
      ),
    );
    expect(roundTheClock).not.toHaveLength(0);
  });

  it.each(demo.shops.map((shop) => [shop.restaurant.name, shop] as const))(
    "%s refers only to products, options and groups that exist",
    (_name, { catalog, orders }) => {
      const items = new Map(catalog.items.map((item) => [item.id, item]));
      const options = new Map(catalog.options.map((option) => [option.id, option]));
      const known = {
        item: items,
        group: new Map(catalog.groups.map((group) => [group.id, group])),
        bundle: new Map(catalog.bundles.map((bundle) => [bundle.id, bundle])),
      };
      expect(items.size).toBe(catalog.items.length);
      for (const entry of cardsOf(catalog))
        expect(known[entry.kind].has(entry.id), `${entry.kind} ${entry.id}`).toBe(true);
      for (const group of catalog.groups) for (const id of group.itemIds) expect(items.has(id), id).toBe(true);
      for (const bundle of catalog.bundles) {
        for (const choice of bundle.slots.flatMap((slot) => slot.choices))
          expect(items.has(choice.itemId), choice.itemId).toBe(true);
      }
      for (const ref of catalog.items.flatMap((item) => item.optionRefs))
        expect(options.has(ref.optionId), ref.optionId).toBe(true);
      for (const line of orders.flatMap((order) => order.lines))
        expect(items.has(line.refId) || known.bundle.has(line.refId), line.refId).toBe(true);
    },
  );

  it.each(demo.shops.map((shop) => [shop.restaurant.name, shop] as const))(
    "%s shows every product on exactly one card",
    (_name, { catalog }) => {
      const groups = new Map(catalog.groups.map((group) => [group.id, group.itemIds]));
      const shown = cardsOf(catalog).flatMap((entry) =>
        entry.kind === "item" ? [entry.id] : entry.kind === "group" ? (groups.get(entry.id) ?? []) : [],
      );
      expect(shown.toSorted()).toEqual(catalog.items.map((item) => item.id).toSorted());
    },
  );

  it("gives away codes that can be typed, for goods that exist, one of every kind", () => {
    const kinds = new Set<string>();
    for (const { restaurantId, catalog } of demo.shops) {
      const { codes = [], giftCards = [] } = demoCodes[restaurantId] ?? {};
      const goods = [...catalog.items, ...catalog.bundles].map(({ id }) => id);
      for (const { includeItems = [], itemId, kind } of codes) {
        kinds.add(kind);
        for (const id of [...includeItems, ...(itemId === undefined ? [] : [itemId])]) expect(goods).toContain(id);
      }
      for (const { code } of [...codes, ...giftCards]) expect(code).toMatch(/^[A-Z0-9][A-Z0-9_-]{2,39}$/);
    }
    expect(kinds).toEqual(new Set(["percent", "fixed", "freeDelivery", "freeItem", "bundlePrice"]));
  });

  it("S-P8 promises nothing that an open door at night cannot keep", () => {
    const farm = demo.shops.find(({ restaurant }) => restaurant.slug === "hofladen-lindenanger");
    const { items = [] } = farm?.catalog ?? {};
    const pickup = farm?.distributionOptions.find(({ type }) => type === "pickup");
    expect(items.some(({ alcohol }) => alcohol !== "none")).toBe(true);
    expect(pickup?.publicNote).toContain("Bier und Schnaps geben wir dir am Hofhaus");
    expect(pickup?.publicNote).toContain("Bezahlt wird an der Kasse");
    const plait = items.find(({ id }) => id === "hefezopf") ?? {};
    const on = (time: string) => isAvailable(plait, { at: Date.parse(time), timezone: "Europe/Berlin" });
    expect(on("2026-11-28T00:00+01:00")).toBe(false);
    expect(on("2026-11-28T08:00+01:00")).toBe(true);
    expect(on("2026-11-29T10:00+01:00")).toBe(true);
    expect(on("2026-11-30T10:00+01:00")).toBe(false);
  });

  it("invents no persons and uses only addresses that nobody has", () => {
    for (const account of [...demo.shoppers, ...demo.shops.flatMap((shop) => shop.staff)])
      expect(account.email).toMatch(/\.example$/);
    for (const order of demo.shops.flatMap((shop) => shop.orders)) expect(order.customer).toMatch(/\d+$/);
  });

  it("declares allergens, names kinds of gluten and nuts, and gives a control number with every organic product", () => {
    for (const item of demo.shops.flatMap((shop) => shop.catalog.items)) {
      expect(item.allergenState).not.toBe("unknown");
      expect(item.allergens).not.toContain("gluten");
      expect(item.allergens).not.toContain("nuts");
      if (item.diets.includes("organic")) expect(item.organicControlNo).toBeDefined();
    }
  });
});
