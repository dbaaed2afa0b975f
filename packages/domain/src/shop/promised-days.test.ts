import { expect, it } from "vitest";
import { promisedWithin, standsAlready } from "./promised-days.ts";

const christmas = { from: "2026-12-24", to: "2026-12-26", mode: "closed" } as const;
const order = (dayKey: string, type: "pickup" | "delivery" = "pickup") => ({ dayKey, distribution: { type } });
const orders = [order("2026-12-23"), order("2026-12-24"), order("2026-12-26", "delivery"), order("2026-12-27")];

it("K-FM-27 finds what is promised on days that are to be closed", () => {
  expect(promisedWithin(christmas, orders)).toEqual([orders[1], orders[2]]);
  expect(promisedWithin({ ...christmas, methods: ["delivery"] }, orders)).toEqual([orders[2]]);
  expect(promisedWithin({ ...christmas, mode: "preorderOnly" }, orders)).toEqual([]);
});

it("K-FM-27 takes the same days for the same ways as settled, and wider ones as new", () => {
  const two = { ...christmas, methods: ["pickup", "delivery"] } as const;
  expect(standsAlready(christmas, [christmas])).toBe(true);
  expect(standsAlready({ ...two, methods: ["delivery", "pickup"] }, [two])).toBe(true);
  expect(standsAlready(christmas, [two])).toBe(false);
  expect(standsAlready({ ...christmas, to: "2026-12-27" }, [christmas])).toBe(false);
});
