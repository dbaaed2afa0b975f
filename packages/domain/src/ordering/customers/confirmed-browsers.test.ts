import { expect, test } from "vitest";
import { anOrder } from "../../testing/builders.ts";
import { orderStatuses } from "../order/order-status.ts";
import { actsAsShopper, mayConfirm, mostConfirmed, withConfirmed } from "./confirmed-browsers.ts";
import { erasedUid } from "./erased-account.ts";

const order = anOrder();
const { uid } = order.customer;

test("who ordered acts, and who proved the mailbox; who only looks does not", () => {
  expect(actsAsShopper(order, uid)).toBe(true);
  const passedOn = { ...order, viewers: [uid, "friend"] };
  expect(actsAsShopper(passedOn, "friend")).toBe(false);
  expect(actsAsShopper({ ...order, confirmed: ["laptop"] }, "laptop")).toBe(true);
  expect(actsAsShopper({ ...order, confirmed: ["laptop"] }, "friend")).toBe(false);
  expect(actsAsShopper(order, undefined)).toBe(false);
});

test("a browser is confirmed once, and the oldest makes room for a new one", () => {
  expect(withConfirmed(order, "a")).toEqual(["a"]);
  expect(withConfirmed({ confirmed: ["a", "b"] }, "a")).toEqual(["b", "a"]);
  const full = Array.from({ length: mostConfirmed }, (_, index) => `device-${index}`);
  expect(withConfirmed({ confirmed: full }, "new")).toEqual([...full.slice(1), "new"]);
});

test("nothing is confirmed for an order that is over or whose person was erased", () => {
  const open = orderStatuses.filter((status) => mayConfirm({ ...order, status }));
  expect(open).toContain("placed");
  for (const status of ["completed", "cancelled", "rejected", "expired"] as const) expect(open).not.toContain(status);
  expect(mayConfirm({ ...order, customer: { ...order.customer, uid: erasedUid("x") } })).toBe(false);
});
