import { expect, it } from "vitest";
import { isWholeCard } from "./gift-sale.ts";

it("WDR-01 a card goes back while its whole value is there", () => {
  expect(isWholeCard({ initialCents: 5000, balanceCents: 5000 })).toBe(true);
  expect(isWholeCard({ initialCents: 5000, balanceCents: 4999 })).toBe(false);
});
