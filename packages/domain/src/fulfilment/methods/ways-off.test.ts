import { expect, test } from "vitest";
import { aDistributionOption, aMenu } from "../../testing/builders.ts";
import { waysOffAfter, withoutWaysOff } from "./ways-off.ts";

const menu = aMenu({
  distributionOptions: [aDistributionOption({ id: "pickup" }), aDistributionOption({ id: "bike", type: "delivery" })],
});

test("M-S2 a way that is switched off is no choice, and is one again when it is switched on", () => {
  const off = waysOffAfter([], "bike", true);
  expect(withoutWaysOff(menu, off).distributionOptions.map(({ id }) => id)).toEqual(["pickup"]);
  expect(waysOffAfter(off, "bike", true)).toEqual(["bike"]);
  expect(withoutWaysOff(menu, waysOffAfter(off, "bike", false))).toBe(menu);
  expect(withoutWaysOff(menu)).toBe(menu);
  expect(withoutWaysOff(menu, ["gone"])).toBe(menu);
});

test("M-S2 a way that is switched on leaves the others as they are", () => {
  expect(waysOffAfter(["bike", "parcel"], "bike", false)).toEqual(["parcel"]);
});
