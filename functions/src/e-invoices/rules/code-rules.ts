import { all, first, textAt } from "../xml/tree.ts";
import { type CiiView, linePlace } from "./cii-view.ts";
import { rule, ruleForEach, type Rule } from "./rule.ts";

/** UNTDID 1001, 4461 and 5305 as far as a shop of ours can need them. */
const types = new Set(["380", "381", "384"]);
const means = new Set(["10", "48", "54", "55", "58", "59", "68"]);
const categories = new Set(["S", "E"]);
/** Recommendation 20 has one to three signs, Recommendation 21 an X before two. */
const unit = /^(?:[A-Z0-9]{2,3}|X[A-Z0-9]{2})$/;

/** EN 16931: codes come from the lists that the norm names. */
export const codeRules: readonly Rule<CiiView>[] = [
  rule("BR-CL-01", ({ document }) => types.has(textAt(document, "ram:TypeCode"))),
  rule("BR-CL-04", ({ settlement }) => textAt(settlement, "ram:InvoiceCurrencyCode") === "EUR"),
  rule("BR-CL-14", ({ seller, buyer }) =>
    [seller, buyer].every((party) => /^[A-Z]{2}$/.test(textAt(party, "ram:PostalTradeAddress/ram:CountryID"))),
  ),
  rule("BR-CL-16", (view) => view.means.every((one) => means.has(textAt(one, "ram:TypeCode")))),
  rule("BR-CL-17", ({ breakdowns }) => breakdowns.every((one) => categories.has(textAt(one, "ram:CategoryCode")))),
  ruleForEach(
    "BR-CL-23",
    ({ lines }) => lines,
    (line) => unit.test(first(line, "ram:SpecifiedLineTradeDelivery/ram:BilledQuantity").attributes.unitCode ?? ""),
    linePlace,
  ),
  rule("BR-CL-25", ({ seller, buyer }) =>
    [seller, buyer].every((party) =>
      all(party, "ram:URIUniversalCommunication/ram:URIID").every(({ attributes }) => attributes.schemeID === "EM"),
    ),
  ),
];
