import { describe, expect, test } from "vitest";
import { aBasketLine } from "../../testing/builders.ts";
import { priceBasket } from "../../pricing/basket/price-basket.ts";
import { aCatalogDraft, aDraftBundle, aDraftCategory, aDraftItem, publishedMenu } from "../../testing/drafts.ts";
import type { DraftBundle, DraftItem } from "./draft.ts";

const item = (overrides: Partial<DraftItem> = {}): DraftItem => aDraftItem({ priceCents: 500, ...overrides });
const weight = { pricePerKgCents: 1290, estGrams: 1000, minGrams: 800, maxGrams: 1200 };

function menuOf(priceListBp: number | null, items: DraftItem[], bundles: DraftBundle[] = [], priceDays = {}) {
  const category = aDraftCategory(
    ...items.map(({ id }): ["item", string] => ["item", id]),
    ...bundles.map(({ id }): ["bundle", string] => ["bundle", id]),
  );
  const list = priceListBp === null ? {} : { priceListId: "gastro", priceListBp };
  return publishedMenu(aCatalogDraft({ items, bundles, categories: [category], priceDays, ...list }));
}

const paid = (menu: ReturnType<typeof menuOf>): number | undefined =>
  priceBasket({ menu, lines: { l: aBasketLine() }, distribution: null }).lines[0]?.unitCents;

describe("K-FLD-11 the price list of a storefront", () => {
  test("adds to the price of each article or takes something off, half a cent up", () => {
    expect(paid(menuOf(-1000, [item()]))).toBe(450);
    expect(paid(menuOf(1000, [item({ priceCents: 495 })]))).toBe(545);
    expect(paid(menuOf(0, [item()]))).toBe(500);
    expect(paid(menuOf(null, [item()]))).toBe(500);
  });

  test("keeps the price that an article has of its own in the list, and that of everybody beside it", () => {
    const own = item({ priceRules: [{ id: "g", priceCents: 410, priceListId: "gastro" }] });
    const menu = menuOf(-1000, [own]);
    expect(paid(menu)).toBe(410);
    expect(menu.items["bread"]?.priceCents).toBe(500);
    const happy = item({ priceRules: [{ id: "h", priceCents: 100 }] });
    expect(paid(menuOf(-1000, [happy]))).toBe(450);
  });

  test("changes the price of a kilogram, and leaves an article without a price to its gap", () => {
    const menu = menuOf(-1000, [item({ catchWeight: weight, priceCents: null })]);
    expect(menu.items["bread"]).toMatchObject({ priceCents: 1161, basePrice: { cents: 1161, per: "kg" } });
    expect(() => menuOf(-1000, [item({ priceCents: null })])).toThrow("no-price");
  });

  test("changes fixed prices of bundles and their sizes, and sums up listed prices", () => {
    const menu = (overrides: Partial<DraftBundle>) => {
      const slots = [{ id: "s", name: "Brot", min: 1, max: 1, fixed: true, choices: [{ itemId: "bread", qty: 2, surchargeCents: 0 }] }]; // prettier-ignore
      const made = aDraftBundle({ slots, ...overrides });
      return menuOf(-1000, [item()], [made]).bundles[made.id]?.priceCents;
    };
    expect(menu({ pricing: "fixed", priceCents: 2000 })).toBe(1800);
    const sizes = [
      { id: "s", name: "Klein", priceCents: 1000 },
      { id: "l", name: "Groß", priceCents: 2000 },
    ];
    expect(menu({ pricing: "fixed", priceCents: null, sizes })).toBe(900);
    expect(menu({ pricing: "sum", priceCents: null })).toBe(900);
  });

  test("PRC-07 is no reduction for all, so none is announced", () => {
    const priceDays = { bread: [{ day: "2026-11-01", priceCents: 560 }] };
    expect(menuOf(null, [item()], [], priceDays).items["bread"]?.lowest30Cents).toBe(560);
    expect(menuOf(-1000, [item()], [], priceDays).items["bread"]).not.toHaveProperty("lowest30Cents");
  });
});
