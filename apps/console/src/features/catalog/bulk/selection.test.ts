import { expect, it } from "vitest";
import { rangeBetween, withAll } from "./selection.ts";

const rows = ["a", "b", "c", "d", "e"];

it("a range goes from the row before to this one, in both directions, both included", () => {
  expect(rangeBetween(rows, "b", "d")).toEqual(["b", "c", "d"]);
  expect(rangeBetween(rows, "d", "b")).toEqual(["b", "c", "d"]);
  expect(rangeBetween(rows, "c", "c")).toEqual(["c"]);
});

it("without a row before, or with one that the search hides, a range is the row itself", () => {
  expect(rangeBetween(rows, null, "d")).toEqual(["d"]);
  expect(rangeBetween(rows, "hidden", "d")).toEqual(["d"]);
});

it("rows join and leave a selection together, those outside stay", () => {
  expect([...withAll(new Set(["x", "a"]), ["a", "b"], true)]).toEqual(["x", "a", "b"]);
  expect([...withAll(new Set(["x", "a"]), ["a", "b"], false)]).toEqual(["x"]);
});
