import { expect, test } from "vitest";
import { anOrder } from "@lokalkorb/domain/testing/builders";
import { paymentLabels, refundReasonLabels } from "./order-labels.ts";

test("says why money goes back in words for people only", () => {
  expect(["late", "edited", "provider", "cancel"].map(refundReasonLabels).join("")).toBe("");
  expect(refundReasonLabels("Ein Brot war alt.")).toBe("Ein Brot war alt.");
});

test("a table pays at the table, where nothing is fetched", () => {
  const order = anOrder({ paymentMethod: "cashOnPickup", paymentStatus: "open" });
  expect(paymentLabels(order)).toContain("bar bei der Abholung");
  const inside = { ...order, distribution: { ...order.distribution, type: "dineIn" as const } };
  expect(paymentLabels(inside)).toContain("bar am Tisch");
  expect(paymentLabels({ ...inside, paymentMethod: "cardOnPickup" })).toContain("mit Karte am Tisch");
});
