import { expect, test } from "vitest";
import { addDays } from "../../kernel/time/local-date.ts";
import { rateChanges } from "./rate-changes.ts";

const within = (country: "DE" | "AT", from: string, days: number, taxScheme = "regular" as const) =>
  rateChanges({ country, taxScheme, from: from as never, until: addDays(from as never, days) });

test("VAT-01 the changes of the next days are those of the rate table, each with the rate before and after", () => {
  const staples = { vatClass: "basicFood", service: "takeaway", on: "2026-07-01", beforeBp: 1000, afterBp: 490 };
  expect(within("AT", "2026-05-01", 90)).toEqual([staples]);
  expect(within("AT", "2026-06-30", 1)).toEqual([staples]);
  expect(within("AT", "2026-07-01", 90)).toEqual([]);
  expect(within("AT", "2026-04-01", 90)).toEqual([]);
  expect(within("DE", "2025-12-01", 90)).toEqual([
    { vatClass: "food", service: "dineIn", on: "2026-01-01", beforeBp: 1900, afterBp: 700 },
    { vatClass: "basicFood", service: "dineIn", on: "2026-01-01", beforeBp: 1900, afterBp: 700 },
  ]);
});

test("VAT-01 the soonest change comes first, and neither small businesses nor flat rates have one", () => {
  const all = within("DE", "2024-02-01", 2000);
  expect(all.map(({ on }) => on)).toEqual(all.map(({ on }) => on).toSorted());
  const question = { country: "AT", from: "2026-05-01", until: "2026-08-01" } as const;
  expect(rateChanges({ ...question, taxScheme: "smallBusiness" })).toEqual([]);
  expect(rateChanges({ ...question, taxScheme: "flatRateFarmer" })).toEqual([]);
});
