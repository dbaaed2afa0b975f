import { expect, test } from "vitest";
import { anOrder, anOrderLine } from "../../testing/builders.ts";
import { orderCeiling } from "./order-ceiling.ts";

const { totals } = anOrder();
const most = totals.totalCents + 645;
const catchWeight = { pricePerKgCents: 1290, estGrams: 500, minGrams: 400, maxGrams: 1000 };
const meat = anOrderLine({ catchWeight });

test("S-S10 keeps the highest amount that was named until everything is weighed", () => {
  expect(orderCeiling({ totals, lines: [anOrderLine(), meat], atMostCents: most })).toBe(most);
  const weighed = { ...meat, catchWeight: { ...catchWeight, finalGrams: 480 } };
  expect(orderCeiling({ totals, lines: [weighed], atMostCents: most })).toBeNull();
  expect(
    orderCeiling({ totals, lines: [{ ...meat, removed: { at: 1, reason: "Aus." } }], atMostCents: most }),
  ).toBeNull();
});

test("names none where the goods cannot become dearer", () => {
  expect(orderCeiling({ totals, lines: [meat] })).toBeNull();
  expect(orderCeiling({ totals, lines: [meat], atMostCents: totals.totalCents })).toBeNull();
});
