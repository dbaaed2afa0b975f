import { describe, expect, test } from "vitest";
import { aBundle, anItem, aMenu } from "../../testing/builders.ts";
import { type Eaters, riskOf, riskOfChoice } from "./risk-of.ts";

const plain = { allergens: [], traces: [], allergenState: "none", diets: [] } as const;
const menu = aMenu({
  items: {
    bread: anItem({
      ...plain,
      id: "bread",
      allergens: ["gluten:wheat"],
      traces: ["nuts:almond"],
      allergenState: "declared",
    }),
    salad: anItem({ ...plain, id: "salad", diets: ["vegan"] }),
    jar: anItem({ ...plain, id: "jar", allergenState: "unknown" }),
  },
  options: {
    dip: {
      id: "dip",
      name: "Dip",
      select: "multi",
      min: 0,
      max: null,
      pricing: "free",
      choices: [
        {
          id: "aioli",
          name: "Aioli",
          priceCents: 0,
          allergens: ["egg"],
          default: false,
          maxQty: 1,
          diets: ["vegetarian"],
        },
        { id: "salt", name: "Salz", priceCents: 0, allergens: [], default: false, maxQty: 1 },
        { id: "lost", name: "Fort", priceCents: 0, allergens: [], default: false, maxQty: 1, itemId: "gone" },
        { id: "roll", name: "Brot", priceCents: 0, allergens: [], default: false, maxQty: 1, itemId: "bread" },
      ],
    },
  },
  bundles: { box: aBundle({ id: "box", slots: [] }), week: aBundle({ id: "week", slots: [], contentByWeek: {} }) },
});
const eaters = (more: Partial<Eaters>): Eaters => ({ allergens: [], diets: [], ...more });
const of = (refId: string, who: Partial<Eaters>, choiceId?: string, kind: "item" | "bundle" = "item") =>
  riskOf(
    menu,
    { kind, refId, choices: choiceId === undefined ? [] : [{ optionId: "dip", choiceId, qty: 1 }] },
    eaters(who),
  );

describe("FOO-03 what is unsafe for those who eat", () => {
  test("a group counts with all its kinds, and traces count", () => {
    expect(of("bread", { allergens: ["gluten", "nuts", "milk"] })).toEqual({
      contains: ["gluten"],
      traces: ["nuts"],
      isUndeclared: false,
      diets: [],
    });
    expect(of("bread", { allergens: ["milk"] })).toBeNull();
  });

  test("unknown is unsafe: what the shop did not say, goods that are gone, and a box whose week is open", () => {
    for (const refId of ["jar", "gone"]) expect(of(refId, { allergens: ["milk"] })?.isUndeclared).toBe(true);
    for (const refId of ["week", "gone"]) {
      expect(of(refId, { allergens: ["milk"] }, undefined, "bundle")?.isUndeclared).toBe(true);
      expect(of(refId, { diets: ["vegan"] }, undefined, "bundle")?.diets).toEqual(["vegan"]);
    }
    expect(of("box", { allergens: ["milk"] }, undefined, "bundle")).toBeNull();
    expect(of("gone", { diets: ["vegan"] })?.diets).toEqual(["vegan"]);
    expect(of("salad", { allergens: ["milk"] }, "lost")?.isUndeclared).toBe(true);
    // Without an allergy, what is inside need not be known.
    expect(of("jar", {})).toBeNull();
  });

  test("a diet holds where the shop says so, and what is vegan is vegetarian", () => {
    expect(of("salad", { diets: ["vegan", "vegetarian"] })).toBeNull();
    expect(of("bread", { diets: ["vegetarian"] })?.diets).toEqual(["vegetarian"]);
  });

  test("what is chosen counts: its allergens, its diets, and the goods it is a piece of", () => {
    expect(of("salad", { allergens: ["egg"], diets: ["vegan"] }, "aioli")).toMatchObject({
      contains: ["egg"],
      diets: ["vegan"],
    });
    expect(of("salad", { allergens: ["egg"], diets: ["vegan"] }, "salt")).toBeNull();
    expect(of("salad", { allergens: ["gluten", "nuts"] }, "roll")).toMatchObject({
      contains: ["gluten"],
      traces: ["nuts"],
    });
    expect(of("salad", { allergens: ["egg"] }, "gone")).toBeNull();
    const [aioli, salt] = menu.options["dip"]?.choices ?? [];
    expect(aioli && riskOfChoice(menu, aioli, eaters({ diets: ["vegan", "vegetarian"] }))?.diets).toEqual(["vegan"]);
    expect(salt && riskOfChoice(menu, salt, eaters({ allergens: ["egg"], diets: ["vegan"] }))).toBeNull();
  });
});
