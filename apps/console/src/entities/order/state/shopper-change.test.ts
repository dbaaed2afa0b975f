import { expect, test } from "vitest";
import { anOrder } from "@lokalkorb/domain/testing/builders";
import { lastShopperChange, shopperChangeAt } from "./shopper-change.ts";

const change = { before: 900, after: 1000, differenceCents: 100 };

test("K-FS-8 the board hears of what shoppers change by themselves, and of nothing else", () => {
  const own = anOrder({
    events: [
      { at: 5, type: "edited", by: "customer", data: change },
      { at: 9, type: "edited", by: "merchant", data: change },
      { at: 10, type: "edited", by: "customer", data: { ...change, accepted: 1 } },
      { at: 11, type: "edited", by: "customer", data: { declined: 1 } },
    ],
  });
  expect(shopperChangeAt(own)).toBe(5);
  expect(shopperChangeAt(anOrder({ events: [] }))).toBeNull();
  expect(lastShopperChange([anOrder({ events: [] }), own])).toBe(5);
  expect(lastShopperChange([])).toBe(0);
});
