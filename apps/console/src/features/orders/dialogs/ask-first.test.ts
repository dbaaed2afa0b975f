import { anOrder } from "@lokalkorb/domain/testing/builders";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import { expect, it } from "vitest";
import { askFirst } from "./ask-first.ts";

const order = (overrides: Partial<Order> = {}) =>
  ({ ...anOrder(overrides), id: "o" }) as unknown as Parameters<typeof askFirst>[0];

it("M-S6 asks before what was ended comes back, since a mail leaves at once", () => {
  const rejected = order({ status: "rejected" });
  expect(askFirst(rejected, "restore")).toEqual({ kind: "restore", order: rejected });
});

it("asks where something has to be said or taken, and does the rest at once", () => {
  for (const action of ["reject", "cancel"] as const)
    expect(askFirst(order(), action)).toMatchObject({ kind: "reason", action });
  for (const action of ["ship", "noShow"] as const) expect(askFirst(order(), action)).toMatchObject({ kind: action });
  for (const action of ["accept", "prepare", "ready", "deliver"] as const) expect(askFirst(order(), action)).toBeNull();
  expect(askFirst(order(), "complete")).toMatchObject({ kind: "payment" });
  expect(askFirst(order({ flags: { ageCheck: 16 } }), "complete")).toMatchObject({ kind: "age" });
  expect(askFirst(order({ paymentStatus: "paid" }), "complete")).toBeNull();
});
