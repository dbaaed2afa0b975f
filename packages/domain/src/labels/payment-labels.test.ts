import { expect, it } from "vitest";
import { paymentLabelOf } from "./payment-labels.ts";

it.each([
  ["cashOnPickup", "dineIn", "Bar am Tisch"],
  ["cardOnPickup", "dineIn", "Karte am Tisch"],
  ["online", "dineIn", "Online bezahlen"],
  ["cashOnPickup", "pickup", "Bar bei Abholung"],
  ["cashOnPickup", undefined, "Bar bei Abholung"],
] as const)("calls %s with %s „%s“", (method, fulfilment, label) =>
  expect(paymentLabelOf(method, fulfilment)).toBe(label),
);
