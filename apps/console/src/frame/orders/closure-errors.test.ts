import { expect, test } from "vitest";
import { closureErrors } from "./closure-errors.ts";

const order = (dayKey: string, type: "pickup" | "delivery" = "pickup") => ({ dayKey, distribution: { type } });
const christmas = { from: "2026-12-24", to: "2026-12-26", mode: "closed" } as const;
const orders = [order("2026-12-23"), order("2026-12-24"), order("2026-12-26", "delivery"), order("2026-12-27")];

test("days with open orders are not closed before those are moved", () => {
  expect(closureErrors([christmas], [], orders)).toEqual({
    "closures.0.from": {
      sentence: "Für diese Tage gibt es noch 2 Bestellungen. Verschiebe oder storniere sie zuerst.",
    },
  });
  const delivery = { ...christmas, methods: ["delivery"] } as const;
  expect(closureErrors([delivery], [], orders)["closures.0.from"]).toMatchObject({
    sentence: expect.stringContaining("1 Bestellung.") as unknown,
  });
});

test.each([
  ["free days", [{ ...christmas, from: "2026-12-25", to: "2026-12-25" }], []],
  ["days that only take preorders", [{ ...christmas, mode: "preorderOnly" as const }], []],
  ["what stands already", [christmas], [christmas]],
])("%s are nobody's trouble", (_name, closures, stored) => {
  expect(closureErrors(closures, stored, orders)).toEqual({});
});
