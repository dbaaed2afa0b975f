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

it("S-C16 tells them each part, whether it is reserved, and until when all have to be", () => {
  const share = (participantId: string, more: object = {}) => ({ participantId, cents: 500, attempts: [], ...more });
  const shares = [
    share("p1", { paymentId: "pi_1", isTakenOver: true }),
    share("p2", { isTakenOver: true }),
    share("p3"),
  ];
  const order = anOrder({ status: "pendingPayment", shares, holdUntil: 7 });
  expect(isToldToGroup(order)).toBe(true);
  const told = groupProgress(order);
  expect(told.payUntil).toBe(7);
  expect(told.shares?.map(({ participantId, state }) => `${participantId} ${state}`)).toEqual([
    "p1 paid",
    "p2 takenOver",
    "p3 open",
  ]);
  expect(JSON.stringify(told)).not.toContain("pi_1");
  const { holdUntil: _over, ...placed } = order;
  expect(groupProgress({ ...placed, status: "placed" })).not.toHaveProperty("payUntil");
});
