import { anOrder, aMenu, anOrderLine } from "@lokalkorb/domain/testing/builders";
import { expect, it } from "vitest";
import { orderAgain } from "./order-again.ts";
import { orderSteps } from "./order-steps.ts";

it("shows done, now and next along the line", () => {
  const order = anOrder({ status: "preparing", acceptedAt: 1, preparingAt: 2 });
  expect(orderSteps(order).map(({ state }) => state)).toEqual(["done", "done", "now", "next", "next"]);
  expect(orderSteps(anOrder({ status: "completed" })).every(({ state }) => state === "done")).toBe(true);
});

it("ends the line where an order ended, with the reason", () => {
  const order = anOrder({ status: "rejected", rejection: { code: "tooBusy", text: "Heute ist zu viel los." } });
  expect(orderSteps(order).at(-1)).toMatchObject({
    name: "Abgelehnt",
    state: "ended",
    detail: "Grund: Heute ist zu viel los.",
  });
});

it("puts the same things into the basket again, without what is gone", () => {
  const lines = orderAgain(aMenu(), [anOrderLine({ qty: 2 }), anOrderLine({ lineId: "l2", refId: "gone" })], {});
  expect(Object.values(lines)).toMatchObject([{ refId: "bread", qty: 2 }]);
});
