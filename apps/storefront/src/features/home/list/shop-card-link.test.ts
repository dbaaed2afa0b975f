import { expect, it } from "vitest";
import { fulfilmentText } from "./shop-card-link.tsx";

const noon = Date.parse("2026-11-23T05:00:00Z");
const method = {
  type: "delivery",
  feeCents: 290,
  minOrderCents: 500,
  depends: true,
  next: { start: Date.parse("2026-11-23T05:45:00Z") },
} as Parameters<typeof fulfilmentText>[0];
const words = (change: Partial<typeof method>): string =>
  fulfilmentText({ ...method, ...change }, "Europe/Berlin", noon).replaceAll("\u00a0", " ");

it("S-W11 S-P4 says time, price and minimum of a way in words of their own", () => {
  expect(words({})).toBe("Lieferung heute ab 6:45 Uhr · kostet ab 2,90 € · mindestens 5 €");
  expect(words({ depends: false, minOrderCents: 0 })).toBe("Lieferung heute ab 6:45 Uhr · kostet 2,90 €");
  expect(words({ brings: true })).toMatch(/^Liefert zu dir heute ab/);
  expect(words({ type: "shipping", brings: true, next: null })).toMatch(/^Verschickt zu dir/);
  expect(words({ type: "pickup", feeCents: 0, depends: false })).toBe("Abholung heute ab 6:45 Uhr · mindestens 5 €");
});
