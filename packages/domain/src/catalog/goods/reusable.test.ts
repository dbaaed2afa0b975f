import { expect, test } from "vitest";
import { aMenu, anItem, anOption } from "../../testing/builders.ts";
import { optionProblems } from "../../menu/publishing/option-problems.ts";
import { reusableOffers } from "./reusable.ts";

const choice = { priceCents: 0, allergens: [], default: false, maxQty: 1 } as const;
const card = { ...choice, id: "card", name: "Karton" };
const bowl = { ...choice, id: "bowl", name: "Mehrwegschale", depositCents: 500, depositKind: "box" } as const;
const cup = anItem({ id: "coffee", name: "Kaffee im Pfandbecher", depositCents: 100, depositKind: "reusableCup" });
const crate = anItem({ id: "beer", name: "Kiste Bier", depositCents: 310, depositKind: "box" });

test("PRC-06 names what can be had in something that comes back, not the crates that goods come in", () => {
  const packing = anOption({ choices: [card, bowl] });
  expect(reusableOffers(aMenu({ items: { cup, crate }, options: { packing } }))).toEqual([
    "Kaffee im Pfandbecher",
    "Mehrwegschale",
  ]);
  expect(reusableOffers(aMenu())).toEqual([]);
});

test.each([
  ["for the same", 0, 0, []],
  ["for less", 50, 0, []],
  ["for more", 0, 50, ["reusable-price"]],
])("PRC-06 reusable packaging %s", (_how, throwaway, reusable, problems) => {
  const option = {
    ...anOption({
      min: 1,
      choices: [
        { ...card, priceCents: throwaway },
        { ...bowl, priceCents: reusable },
      ],
    }),
    status: "active",
  } as const;
  expect(optionProblems(option, [option], new Set())).toEqual(problems);
});
