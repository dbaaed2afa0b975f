import { expect, it } from "vitest";
import { anOrder } from "../../testing/builders.ts";
import { groupProgress, isToldToGroup } from "./group-progress.ts";

it("S-C16 GDP-02 tells the people of a group how far their order is, and nothing of its host", () => {
  const order = anOrder({ status: "ready", dayCode: "42" });
  expect(Object.keys(groupProgress(order)).toSorted()).toEqual([
    "dayCode",
    "expiresAt",
    "promisedAt",
    "status",
    "type",
  ]);
  expect(groupProgress(order)).toMatchObject({ status: "ready", dayCode: "42" });
  expect(isToldToGroup(order)).toBe(true);
  for (const status of ["awaitingApproval", "pendingPayment", "expired"] as const)
    expect(isToldToGroup({ status })).toBe(false);
});
