import { expect, test } from "vitest";
import { businessDiscount, businessDiscountId, recordedCodes } from "./business-discount.ts";

test("a company without a discount has none, and an agreed one has no record of uses", () => {
  expect(businessDiscount({})).toEqual([]);
  const [agreed] = businessDiscount({ discountBp: 500 });
  expect(agreed).toMatchObject({ codeId: businessDiscountId, percentBp: 500 });
  expect(recordedCodes([{ codeId: "SOMMER" }, { codeId: businessDiscountId }])).toEqual([{ codeId: "SOMMER" }]);
  expect(recordedCodes(undefined)).toEqual([]);
});
