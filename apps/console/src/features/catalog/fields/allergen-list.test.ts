import { expect, test } from "vitest";
import { kindsOf, withGroup, withKind } from "./allergen-list.ts";

test("a group is put in and taken out with its kinds, in the order of the law", () => {
  expect(withGroup(["milk"], "egg")).toEqual(["egg", "milk"]);
  expect(withGroup(["gluten:rye", "gluten:wheat", "milk"], "gluten")).toEqual(["milk"]);
});

test("a kind stands for its group", () => {
  expect(withKind(["gluten", "milk"], "gluten:rye")).toEqual(["gluten:rye", "milk"]);
  expect(withKind(["gluten:rye"], "gluten:wheat")).toEqual(["gluten:wheat", "gluten:rye"]);
  expect(withKind(["gluten:wheat", "gluten:rye"], "gluten:wheat")).toEqual(["gluten:rye"]);
  expect(withKind(["gluten:rye"], "gluten:rye")).toEqual(["gluten"]);
  expect(kindsOf("milk")).toEqual([]);
});
