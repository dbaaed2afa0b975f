import { expect, test } from "vitest";
import { closureErrors, closureNote } from "./closure-errors.ts";

let number = 1;
const order = (dayKey: string, type: "pickup" | "delivery" = "pickup") => ({
  no: `A-${number++}`,
  dayKey,
  distribution: { type },
});
const christmas = { from: "2026-12-24", to: "2026-12-26", mode: "closed" } as const;
const orders = [order("2026-12-23"), order("2026-12-24"), order("2026-12-26", "delivery"), order("2026-12-27")];

test("days with open orders are not closed before those are moved", () => {
  expect(closureErrors([christmas], [], orders)).toEqual({
    "closures.0.from": {
      sentence: "Für diese Tage gibt es noch 2 Bestellungen: A-2, A-3. Verschiebe oder storniere sie zuerst.",
    },
  });
  const delivery = { ...christmas, methods: ["delivery"] } as const;
  expect(closureErrors([delivery], [], orders)["closures.0.from"]).toMatchObject({
    sentence: expect.stringContaining("1 Bestellung: A-3.") as unknown,
  });
});

test.each([
  ["free days", [{ ...christmas, from: "2026-12-25", to: "2026-12-25" }], []],
  ["days that only take preorders", [{ ...christmas, mode: "preorderOnly" as const }], []],
  ["what stands already", [christmas], [christmas]],
])("%s are nobody's trouble", (_name, closures, stored) => {
  expect(closureErrors(closures, stored, orders)).toEqual({});
});

test("closing more ways on the same days is another closure", () => {
  const delivery = { ...christmas, methods: ["delivery"] } as const;
  expect(closureErrors([christmas], [delivery], orders)).not.toEqual({});
  expect(closureErrors([delivery], [{ ...delivery, methods: ["delivery"] }], orders)).toEqual({});
});

test("M-P20 what lies in closed days is named beside them, before and after saving, the first few of many", () => {
  expect(closureNote({ ...christmas, from: "", to: "" }, orders)).toBeNull();
  expect(closureNote({ ...christmas, mode: "preorderOnly" }, orders)).toBeNull();
  expect(closureNote(christmas, orders)).toContain("2 Bestellungen: A-2, A-3.");
  const many = Array.from({ length: 9 }, () => order("2026-12-25"));
  expect(closureNote(christmas, many)).toMatch(/9 Bestellungen: (A-\d+, ){4}A-\d+ und 4 weitere\./);
});
