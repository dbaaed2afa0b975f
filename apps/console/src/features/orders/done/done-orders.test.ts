import { expect, it } from "vitest";
import { aMoment, anOrder } from "@lokalkorb/domain/testing/builders";
import { doneOrders } from "./done-orders.ts";

it("lists each ended order once, the latest first, and no restored one", () => {
  const completed = { ...anOrder({ status: "completed", completedAt: aMoment }), id: "a" };
  const rejected = { ...anOrder({ status: "rejected", rejectedAt: aMoment + 1 }), id: "b" };
  const restored = { ...anOrder({ status: "accepted", cancelledAt: aMoment + 2 }), id: "c" };
  // Not approved by its company: never the shop's.
  const declined = { ...anOrder({ status: "cancelled", cancelledAt: aMoment + 3, no: "" }), id: "d" };
  expect(doneOrders([completed, rejected, completed, restored, declined]).map(({ id }) => id)).toEqual(["b", "a"]);
});
