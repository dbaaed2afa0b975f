import { expect, it } from "vitest";
import { cardName, defaultCardFirst } from "./card-name.ts";

it("calls a card what its holder calls it", () => {
  expect(cardName({ brand: "visa", last4: "4242" })).toBe("Visa •••• 4242");
  expect(cardName({ brand: "amex", last4: "0005" })).toBe("American Express •••• 0005");
  expect(cardName({ brand: "girocard", last4: "1111" })).toBe("Karte •••• 1111");
});

it("the default card comes first, and one that is gone is none", () => {
  const cards = [{ id: "a" }, { id: "b" }, { id: "c" }];
  expect(defaultCardFirst(cards, "b").map(({ id }) => id)).toEqual(["b", "a", "c"]);
  expect(defaultCardFirst(cards, "gone")).toEqual(cards);
  expect(defaultCardFirst(cards, undefined)).toEqual(cards);
});
