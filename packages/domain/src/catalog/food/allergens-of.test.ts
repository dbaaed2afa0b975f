import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { aBundle, aMenu, anItem, anOption } from "../../testing/builders.ts";
import { type Allergen, allergenCodes, hasUnnamedKind } from "../goods/allergen.ts";
import { allergenLabels, allergenText } from "./allergen-labels.ts";
import { allergensOf } from "./allergens-of.ts";

const choice = { id: "cheese", name: "Käse", priceCents: 50, allergens: ["milk"] as const, default: false, maxQty: 1 };
const menu = aMenu({
  items: {
    bread: anItem({ traces: ["sesame", "milk"] }),
    egg: anItem({ id: "egg", allergens: ["egg"] }),
    juice: anItem({ id: "juice", allergens: [] }),
  },
  options: { topping: anOption({ id: "topping", choices: [choice] }) },
  bundles: {
    box: aBundle({
      slots: [
        {
          id: "bread",
          name: "Brot",
          min: 1,
          max: 1,
          fixed: true,
          choices: [{ itemId: "bread", qty: 1, surchargeCents: 0 }],
        },
        {
          id: "extra",
          name: "Dazu",
          min: 1,
          max: 1,
          fixed: false,
          choices: [
            { itemId: "egg", qty: 1, surchargeCents: 0 },
            { itemId: "juice", qty: 1, surchargeCents: 0 },
          ],
        },
      ],
    }),
  },
});

describe("allergens of the configuration at hand", () => {
  test("FOO-03 item and chosen options, in the order of the regulation", () => {
    const line = { kind: "item", refId: "bread" } as const;
    expect(allergensOf(menu, { ...line, choices: [] })).toEqual({
      allergens: ["gluten:wheat"],
      traces: ["milk", "sesame"],
    });
    const chosen = allergensOf(menu, { ...line, choices: [{ optionId: "topping", choiceId: "cheese", qty: 1 }] });
    expect(chosen).toEqual({ allergens: ["gluten:wheat", "milk"], traces: ["sesame"] });
  });

  test("FOO-03 components of a bundle, as far as they are chosen", () => {
    const box = { kind: "bundle", refId: "box", choices: [] } as const;
    expect(allergensOf(menu, box).allergens).toEqual(["gluten:wheat"]);
    expect(allergensOf(menu, { ...box, components: [{ slotId: "extra", itemId: "egg", qty: 1 }] }).allergens).toEqual([
      "gluten:wheat",
      "egg",
    ]);
    expect(allergensOf(menu, { ...box, components: [{ slotId: "extra", itemId: "juice", qty: 1 }] }).allergens).toEqual(
      ["gluten:wheat"],
    );
  });

  test("what the menu does not know adds nothing", () => {
    const none = { allergens: [], traces: [] };
    expect(
      allergensOf(menu, { kind: "item", refId: "gone", choices: [{ optionId: "x", choiceId: "y", qty: 1 }] }),
    ).toEqual(none);
    expect(allergensOf(menu, { kind: "bundle", refId: "gone", choices: [] })).toEqual(none);
  });
});

describe("allergens in words", () => {
  const list: Allergen[] = ["milk", "gluten:wheat", "gluten:rye", "nuts"];

  test("FOO-03 letters with kinds in Austria, words in Germany", () => {
    expect(allergenText(["gluten:wheat", "milk"], "AT")).toBe("A Glutenhaltiges Getreide (Weizen), G Milch");
    expect(allergenText(list, "DE")).toBe("Glutenhaltiges Getreide (Weizen, Roggen), Milch, Schalenfrüchte");
    expect(allergenText([], "DE")).toBe("");
  });

  test("FOO-03 labels carry letter and word together", () => {
    expect(allergenLabels(["sulphite"], "AT")).toEqual([
      { code: "sulphite", letter: "O", word: "Schwefeldioxid und Sulfite", kinds: [] },
    ]);
    expect(allergenLabels(["gluten", "gluten:spelt"], "DE")).toEqual([
      { code: "gluten", letter: null, word: "Glutenhaltiges Getreide", kinds: ["Dinkel"] },
    ]);
  });

  test("FOO-03 every allergen has a label in both countries", () => {
    fc.assert(
      fc.property(fc.subarray([...allergenCodes]), fc.constantFrom("DE" as const, "AT" as const), (codes, country) => {
        expect(allergenLabels(codes, country).map(({ code }) => code)).toEqual(codes);
      }),
    );
  });
});

test("FOO-03 a box of the week has the allergens of its week", () => {
  const box = aBundle({ contentByWeek: { "2026-W48": [{ itemId: "egg", qty: 6 }] } });
  const weekly = { ...menu, bundles: { box } };
  const line = { kind: "bundle", refId: "box", choices: [] } as const;
  expect(allergensOf(weekly, line, "2026-11-23").allergens).toEqual(["egg"]);
  expect(allergensOf(weekly, line, "2026-11-20").allergens).toEqual(["gluten:wheat"]);
  expect(allergensOf(weekly, line).allergens).toEqual(["gluten:wheat"]);
});

test("M-S15 cereals and nuts without their kind are told apart from those that are named", () => {
  expect(hasUnnamedKind(["gluten", "milk"])).toBe(true);
  expect(hasUnnamedKind(["gluten:rye", "nuts"])).toBe(true);
  expect(hasUnnamedKind(["gluten:rye", "nuts:almond", "milk"])).toBe(false);
});
