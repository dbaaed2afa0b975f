import { expect, test } from "vitest";
import { arrangeCategories } from "./arrange-categories.ts";

const categories = [
  { id: "soups", position: 0 },
  { id: "mains", position: 1 },
  { id: "drinks", position: 2 },
];

test("K-FLD-11 categoryOrder chooses categories and puts them in order; without one all of them stay as they are", () => {
  expect(arrangeCategories(categories, [])).toEqual(categories);
  const chosen = arrangeCategories(categories, ["drinks", "gone", "soups"]);
  expect(chosen.toSorted((a, b) => a.position - b.position).map(({ id }) => id)).toEqual(["drinks", "soups"]);
});
