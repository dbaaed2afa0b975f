import { roles } from "@lokalkorb/domain/access/role";
import { expect, it } from "vitest";
import { mayOpen } from "./may-open.ts";

it("GDP-05 support sees the shop's work and its offer, and not money, codes or team", () => {
  for (const page of ["board", "allOrders", "catalog", "fulfilment", "appearance", "settings"] as const)
    expect(mayOpen("support", page), page).toBe(true);
  for (const page of ["setup", "payment", "discounts", "legalTexts", "team", "deadLetters"] as const)
    expect(mayOpen("support", page), page).toBe(false);
});

it("a role opens what it may use", () => {
  expect(roles.filter((role) => mayOpen(role, "payment"))).toEqual(["owner", "manager"]);
  expect(roles.filter((role) => mayOpen(role, "team"))).toEqual(["owner"]);
});
