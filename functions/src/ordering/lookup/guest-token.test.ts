import { expect, it } from "vitest";
import { guestTokenOf, opensOrder } from "./guest-token.ts";

const order = { restaurantId: "hofladen", orderId: "o1" };

it("D-11.6 opens links of the secret and of the one before, so that changing it closes none that were sent", () => {
  const [now, before, older] = ["now", "before", "older"].map((secret) => guestTokenOf(secret, order));
  const opens = (shown = "") => opensOrder(["now", "before"], order, shown);
  expect([opens(now), opens(before), opens(older), opens("")]).toEqual([true, true, false, false]);
  expect(opensOrder(["now", "before"], { ...order, orderId: "o2" }, now ?? "")).toBe(false);
});

it("opens nothing with a secret that is not there", () => {
  expect(opensOrder(["now", ""], order, guestTokenOf("", order))).toBe(false);
});
