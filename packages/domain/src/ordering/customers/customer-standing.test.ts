import { expect, test } from "vitest";
import { deniedMethods } from "./customer-fields.ts";
import { standingOf } from "./customer-standing.ts";

test("M-C10 one blocked record of a person is enough, and what any of them is denied is denied", () => {
  const blocked = { at: 1, by: "Inhaberin", reason: "x" };
  expect(standingOf([{}, { blocked, deniedPayments: ["cash"] }, { deniedPayments: ["cash", "onAccount"] }])).toEqual({
    isBlocked: true,
    denied: ["cash", "onAccount"],
  });
  expect(standingOf([])).toEqual({ isBlocked: false, denied: [] });
});

test("M-C10 cash is denied on every way", () => {
  expect(deniedMethods(["cash"])).toEqual(["cashOnPickup", "cashOnDelivery"]);
  expect(deniedMethods(["onAccount"])).toEqual(["onAccount"]);
});
