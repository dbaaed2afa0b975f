import { expect, test } from "vitest";
import { imprintFields, missingInImprint, type ImprintSeller } from "./imprint-duties.ts";

const baker: ImprintSeller = { country: "AT", kind: "bakery", taxScheme: "regular" };
const said = {
  authority: "Magistrat Graz",
  chamber: "Wirtschaftskammer Steiermark",
  tradeRules: "Gewerbeordnung",
  purpose: "Bäckerei",
};

test("K-LEG-01 a trade in Austria names purpose, authority, chamber and the rules of its trade", () => {
  expect(missingInImprint(baker, {})).toEqual(["purpose", "authority", "chamber", "tradeRules"]);
  expect(missingInImprint(baker, { ...said, chamber: " " })).toEqual(["chamber"]);
  expect(missingInImprint(baker, said)).toEqual([]);
});

test("K-LEG-01 a farm in Austria that sells its own harvest needs no trade licence, and names its purpose", () => {
  expect(missingInImprint({ ...baker, kind: "farm" }, {})).toEqual(["purpose"]);
  expect(missingInImprint({ ...baker, kind: "farmShop", taxScheme: "flatRateFarmer" }, {})).toEqual(["purpose"]);
  expect(missingInImprint({ ...baker, kind: "farmShop" }, { purpose: "Hofladen" })).toHaveLength(3);
});

test("K-LEG-01 in Germany an inn names the authority of its licence, others nothing of the kind", () => {
  expect(missingInImprint({ ...baker, country: "DE", kind: "restaurant" }, {})).toEqual(["authority"]);
  expect(missingInImprint({ ...baker, country: "DE" }, {})).toEqual([]);
  expect(imprintFields.DE).toEqual(["authority"]);
  expect(imprintFields.AT).toEqual(["purpose", "authority", "chamber", "tradeRules"]);
});
