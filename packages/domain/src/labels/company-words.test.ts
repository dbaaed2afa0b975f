import { expect, test } from "vitest";
import { companyBooks, whoOrdered } from "./company-words.ts";

test("a company stands before its person, with what its books want to read", () => {
  expect(whoOrdered({ name: "Leitung 1", company: "Kita am Fluss" })).toBe("Kita am Fluss, Leitung 1");
  expect(whoOrdered({ name: "Mira" })).toBe("Mira");
  expect(whoOrdered({ name: "" })).toBe("");
  expect(companyBooks({ poNumber: "PO-7", costCenter: "4711" })).toBe(
    "Bestellnummer der Firma: PO-7 · Kostenstelle: 4711",
  );
  expect(companyBooks({})).toBe("");
});
