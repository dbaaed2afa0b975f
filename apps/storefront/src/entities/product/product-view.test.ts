import { aBasketLine, aBundle, aMenu, anItem } from "@lokalkorb/domain/testing/builders";
import { priceBasket } from "@lokalkorb/domain/pricing/basket/price-basket";
import { expect, it } from "vitest";
import { productView, figures, plainLine } from "./product-view.ts";

const usual = { prices: {}, unavailable: [], notThisMethod: [] };
const bread = { kind: "item", id: "bread" } as const;

it("shows the price of the hour, strikes through only the lowest of thirty days, and puts in what was shown", () => {
  const menu = aMenu({ items: { bread: anItem({ lowest30Cents: 480 }) } });
  const now = { prices: { bread: { cents: 390 } }, unavailable: ["bread"], notThisMethod: ["bread"] };
  const view = productView(menu, bread, now);
  expect(view).toMatchObject({ price: "3,90\u00a0€", before: "4,80\u00a0€", unavailable: true, notThisMethod: true });
  expect(view && plainLine(view).seenUnitCents).toBe(390);
  expect(productView(menu, bread, usual)).toMatchObject({ before: undefined, unavailable: false });
});

it("says what goods by weight weigh about, and opens what has to be looked into", () => {
  const catchWeight = { pricePerKgCents: 1290, estGrams: 1800, minGrams: 1400, maxGrams: 2300 };
  const menu = aMenu({
    items: { bread: anItem({ catchWeight }) },
    bundles: { box: aBundle({ contentByWeek: { "2026-W47": [{ itemId: "bread", qty: 1 }] } }) },
  });
  expect(productView(menu, bread, usual)?.amount).toBe("ca. 1,8\u00a0kg");
  expect(productView(menu, { kind: "bundle", id: "box" }, usual)?.needsChoice).toBe(true);
});

it("PRC-01 what a card says is what the basket asks, tax included and nothing on top", () => {
  const menu = aMenu();
  const view = productView(menu, bread, usual);
  const lines = { l1: aBasketLine() };
  const { totals } = priceBasket({ menu, lines, distribution: { optionId: "pickup", date: "2026-11-20" } });
  expect(view?.price).toBe("4,80\u00a0€");
  expect(totals).toMatchObject({ totalCents: 480, vat: [{ grossCents: 480 }] });
  expect(totals.addedVatCents).toBeUndefined();
});

it("PRC-05 the deposit of a bundle is that of its box and of what is always in it", () => {
  const bottle = anItem({ id: "bottle", depositCents: 15, depositKind: "bottle" });
  const can = anItem({ id: "can", depositCents: 25, depositKind: "can" });
  const choice = (itemId: string, qty: number) => ({ itemId, qty, surchargeCents: 0 });
  const slot = (id: string, fixed: boolean, choices: ReturnType<typeof choice>[]) => ({ id, name: id, min: 1, max: 1, fixed, choices }); // prettier-ignore
  const of = (bundle: Partial<ReturnType<typeof aBundle>>) => {
    const menu = aMenu({ items: { bottle, can, bread: anItem() }, bundles: { box: aBundle(bundle) } });
    return productView(menu, { kind: "bundle", id: "box" }, usual)?.deposit;
  };
  const bottles = slot("drinks", true, [choice("bottle", 6)]);
  expect(of({ slots: [bottles] })).toBe("0,90\u00a0€ Pfand");
  expect(of({ slots: [bottles, slot("more", false, [choice("can", 1)])], depositCents: 150, depositKind: "box" })).toBe(
    "ab 2,40\u00a0€ Pfand",
  );
  expect(of({ slots: [bottles, slot("more", true, [choice("can", 2)])] })).toBe("1,40\u00a0€ Pfand");
  expect(of({ slots: [slot("cans", true, [choice("can", 1)])] })).toBe("0,25\u00a0€ Pfand");
  expect(of({ slots: [slot("bread", true, [choice("bread", 1)])] })).toBeUndefined();
  expect(of({ slots: [bottles], contentByWeek: { "2026-W47": [{ itemId: "can", qty: 1 }] } })).toBeUndefined();
});

it("S-P11 says an amount once that stands in the name", () => {
  const shown = (name: string, amount: number, unit: "ml" | "g" | "piece") =>
    figures(anItem({ name, content: { amount, unit } }), { prices: {} }).amount;
  expect(shown("Heumilch, 1 l", 1000, "ml")).toBeUndefined();
  expect(shown("Apfelschorle, 0,5 l", 500, "ml")).toBeUndefined();
  expect(shown("Mehl, 1 kg", 1000, "g")).toBeUndefined();
  expect(shown("Apfelschorle, 0,5 l", 330, "ml")).toBe("330\u00a0ml");
  expect(shown("Senf, 1 l", 1000, "g")).toBe("1\u00a0kg");
  expect(shown("Eier", 10, "piece")).toBe("10\u00a0Stück");
});
