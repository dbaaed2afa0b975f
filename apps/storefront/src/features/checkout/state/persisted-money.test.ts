import { expect, it } from "vitest";
import { persistedMoney } from "./persisted-money.ts";

const none = { payment: null, card: null, tip: null };
const stored = (money: object): unknown => JSON.parse(JSON.stringify(money));

it("S-B3 A11-06 how somebody pays, with which card, and the tip are the same after a reload", () => {
  const money = {
    payment: "online",
    card: { id: "pm_1", name: "Visa 4242" },
    tip: { mode: "percent", value: 10 },
  } as const;
  expect(persistedMoney(stored(persistedMoney(money)) as object)).toEqual(money);
  expect(persistedMoney(stored(none) as object)).toEqual(none);
});

it.each([
  {},
  { payment: "gold" },
  { payment: 1, card: { id: 1, name: "Visa" }, tip: { mode: "fixed", value: "100" } },
  { card: "pm_1", tip: { mode: "fixed", value: 0.5 } },
  { card: null, tip: { mode: "double", value: 1 } },
  { tip: { mode: "fixed", value: -100 } },
  { tip: { mode: "percent", value: 1000 } },
])("S-B3 what a browser stored in any other shape is no choice: %j", (wrong) => {
  expect(persistedMoney(wrong)).toEqual(none);
});
