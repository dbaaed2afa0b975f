import { expect, test } from "vitest";
import { aFulfilmentMethod, aMenu } from "../../testing/builders.ts";
import { methodsOffAfter, withoutMethodsOff } from "./methods-off.ts";

const menu = aMenu({
  distributionOptions: [aFulfilmentMethod({ id: "pickup" }), aFulfilmentMethod({ id: "bike", type: "delivery" })],
});

test("M-S2 a way that is switched off is no choice, and is one again when it is switched on", () => {
  const off = methodsOffAfter([], "bike", true);
  expect(withoutMethodsOff(menu, off).distributionOptions.map(({ id }) => id)).toEqual(["pickup"]);
  expect(methodsOffAfter(off, "bike", true)).toEqual(["bike"]);
  expect(withoutMethodsOff(menu, methodsOffAfter(off, "bike", false))).toBe(menu);
  expect(withoutMethodsOff(menu)).toBe(menu);
  expect(withoutMethodsOff(menu, ["gone"])).toBe(menu);
});

test("M-S2 a way that is switched on leaves the others as they are", () => {
  expect(methodsOffAfter(["bike", "parcel"], "bike", false)).toEqual(["parcel"]);
});
