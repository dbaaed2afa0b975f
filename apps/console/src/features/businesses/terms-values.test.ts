import { expect, it } from "vitest";
import { usualTerms } from "@lokalkorb/domain/ordering/businesses/business-terms";
import { readTerms, termsValues } from "./terms-values.ts";
import type { Business } from "./use-businesses.ts";

const business = { ...usualTerms, eInvoice: "pdf" } as unknown as Business;

it("terms are read as people type them, and each wrong field says so", () => {
  const values = termsValues(business);
  expect(values).toMatchObject({ limit: "500,00", days: "14", discount: "", onAccount: true });
  expect(readTerms(values)).toMatchObject({ terms: { creditLimitCents: 50_000, paymentTermDays: 14 } });
  expect(readTerms(values)).not.toHaveProperty("terms.discountBp");
  const typed = { ...values, limit: "1.250", discount: "7,5", leitwegId: " 0-1 ", note: " Kita " };
  expect(readTerms(typed)).toMatchObject({
    terms: { creditLimitCents: 125_000, discountBp: 750, leitwegId: "0-1", note: "Kita" },
  });
  const wrong = readTerms({ ...values, limit: "viel", days: "400", discount: "101" });
  expect("errors" in wrong && Object.keys(wrong.errors)).toEqual(["limit", "days", "discount"]);
  expect(readTerms({ ...values, limit: "200000" })).toMatchObject({
    errors: { limit: expect.stringContaining("Höchstens") },
  });
});
