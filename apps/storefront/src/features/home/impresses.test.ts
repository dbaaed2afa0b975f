import { expect, it } from "vitest";
import { impresses } from "./impresses.ts";

it("S-P5 shows figures from twenty shops and a thousand orders on", () => {
  expect(impresses({ restaurants: 20, ordersTotal: 1000 })).toBe(true);
  expect(impresses({ restaurants: 3, ordersTotal: 5000 })).toBe(false);
  expect(impresses({ restaurants: 50, ordersTotal: 33 })).toBe(false);
});
