import { expect, test } from "vitest";
import { methodsOffAfter } from "./methods-off.ts";

test("M-S2 a way that is switched on leaves the others as they are", () => {
  expect(methodsOffAfter(methodsOffAfter([], "bike", true), "bike", true)).toEqual(["bike"]);
  expect(methodsOffAfter(["bike", "parcel"], "bike", false)).toEqual(["parcel"]);
});
