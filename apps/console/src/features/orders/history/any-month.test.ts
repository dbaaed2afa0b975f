import { expect, it } from "vitest";
import { anyMonthSearch, askedBy } from "./any-month.ts";

it.each([
  ["1042", [["no", "in", ["A-1042"]]]],
  ["a-1042", [["no", "in", ["A-1042"]]]],
  ["Kundin@Post.example", [["customer.email", "in", ["Kundin@Post.example", "kundin@post.example"]]]],
  [
    "0171 2345",
    [
      ["customer.phone", ">=", "0171 2345"],
      ["customer.phone", "<=", "0171 2345\uf8ff"],
    ],
  ],
  [
    "  wandergruppe ",
    [
      ["customer.name", ">=", "Wandergruppe"],
      ["customer.name", "<=", "Wandergruppe\uf8ff"],
    ],
  ],
] as const)("M-S11 „%s“ is looked up in every month by what it is", (typed, search) => {
  expect(anyMonthSearch(typed)).toEqual(search);
});

it("M-S11 two letters ask the database for nothing", () => {
  expect(anyMonthSearch("ma ")).toBeNull();
  expect(anyMonthSearch("")).toBeNull();
});

it("S-R19 the code of an order's page, read by a scanner, is its number; everything else is as it was typed", () => {
  expect(askedBy("https://konsole.example/hof/alle-bestellungen?suche=A-1042 ")).toBe("A-1042");
  for (const typed of ["A-1042", "wandergruppe", "https://konsole.example/hof", ""]) expect(askedBy(typed)).toBe(typed);
});
