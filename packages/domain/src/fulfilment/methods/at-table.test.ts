import { expect, it } from "vitest";
import { isAtTable } from "./at-table.ts";

const sealed = { type: "dineIn", tables: ["5", "Terrasse 2"], tableSeal: "seal" } as const;

it("where tables have codes, an order needs one of these tables and the code that is in force", () => {
  expect(isAtTable(sealed, { table: "5", tableSeal: "seal" })).toBe(true);
  expect(isAtTable(sealed, { table: "Terrasse 2", tableSeal: "seal" })).toBe(true);
  expect(isAtTable(sealed, { table: "5" })).toBe(false);
  expect(isAtTable(sealed, { table: "5", tableSeal: "renewed since" })).toBe(false);
  expect(isAtTable(sealed, { table: "6", tableSeal: "seal" })).toBe(false);
  expect(isAtTable(sealed, { tableSeal: "seal" })).toBe(false);
  expect(isAtTable({ type: "dineIn", tableSeal: "seal" }, { table: "5", tableSeal: "seal" })).toBe(false);
});

it("without codes a table is told by hand, and other ways have none", () => {
  expect(isAtTable({ type: "dineIn", tables: ["5"] }, { table: "7" })).toBe(true);
  expect(isAtTable({ ...sealed, type: "pickup" }, {})).toBe(true);
});
