import { hundredthsAt, optionalHundredths, says, sumAt, textAt } from "../xml/tree.ts";
import type { XmlElement } from "../xml/xml-element.ts";
import { type CiiView, linePlace, taxIdOf } from "./cii-view.ts";
import { rule, ruleForEach, type Rule } from "./rule.ts";
import { isTaxOn, lineTotal } from "./sum-rules.ts";

interface Taxed {
  readonly category: string;
  readonly rate: number;
}

const taxIn = (from: XmlElement, path: string): Taxed => ({
  category: textAt(from, `${path}ram:CategoryCode`),
  rate: optionalHundredths(from, `${path}ram:RateApplicablePercent`),
});

const lineTax = (line: XmlElement): Taxed => taxIn(line, "ram:SpecifiedLineTradeSettlement/ram:ApplicableTradeTax/");
const adjustmentTax = (one: XmlElement): Taxed => taxIn(one, "ram:CategoryTradeTax/");

const usesOf = ({ lines, allowances, charges }: CiiView): Taxed[] => [
  ...lines.map(lineTax),
  ...[...allowances, ...charges].map(adjustmentTax),
];

const uses = (view: CiiView, category: string): boolean => usesOf(view).some((tax) => tax.category === category);

const breakdownsOf = ({ breakdowns }: CiiView, category: string): XmlElement[] =>
  breakdowns.filter((one) => textAt(one, "ram:CategoryCode") === category);

const hasTaxId = ({ seller }: CiiView): boolean => taxIdOf(seller, "VA") !== "" || taxIdOf(seller, "FC") !== "";

/** The sum that the lines, allowances and charges of a category and rate should make. */
function basisOf({ lines, allowances, charges }: CiiView, { category, rate }: Taxed): number {
  const same = (tax: Taxed): boolean => tax.category === category && tax.rate === rate;
  return (
    sumAt(
      lines.filter((line) => same(lineTax(line))),
      lineTotal,
    ) -
    sumAt(
      allowances.filter((one) => same(adjustmentTax(one))),
      "ram:ActualAmount",
    ) +
    sumAt(
      charges.filter((one) => same(adjustmentTax(one))),
      "ram:ActualAmount",
    )
  );
}

const isBasisRight = (breakdown: XmlElement, view: CiiView): boolean =>
  hundredthsAt(breakdown, "ram:BasisAmount") === basisOf(view, taxIn(breakdown, ""));

const line = (id: string, holds: (line: XmlElement) => boolean): Rule<CiiView> =>
  ruleForEach(id, ({ lines }) => lines, holds, linePlace);

const each = (id: string, category: string, holds: (one: XmlElement, view: CiiView) => boolean): Rule<CiiView> =>
  ruleForEach(id, (view) => breakdownsOf(view, category), holds);

/** EN 16931: categories S (taxed) and E (exempt); a shop of ours has no others. */
export const vatRules: readonly Rule<CiiView>[] = [
  line("BR-CO-04", (one) => ["S", "E"].includes(lineTax(one).category)),
  rule("BR-CO-18", ({ breakdowns }) => breakdowns.length > 0),
  rule("BR-45", ({ breakdowns }) => breakdowns.every((one) => says(one, "ram:BasisAmount"))),
  rule("BR-46", ({ breakdowns }) => breakdowns.every((one) => says(one, "ram:CalculatedAmount"))),
  rule("BR-47", ({ breakdowns }) => breakdowns.every((one) => says(one, "ram:CategoryCode"))),
  rule("BR-48", ({ breakdowns }) => breakdowns.every((one) => says(one, "ram:RateApplicablePercent"))),
  rule("BR-S-01", (view) =>
    usesOf(view)
      .filter(({ category }) => category === "S")
      .every(({ rate }) => breakdownsOf(view, "S").filter((one) => taxIn(one, "").rate === rate).length === 1),
  ),
  rule("BR-S-02", (view) => !uses(view, "S") || hasTaxId(view)),
  line("BR-S-05", (one) => lineTax(one).category !== "S" || lineTax(one).rate > 0),
  each("BR-S-08", "S", isBasisRight),
  each("BR-S-09", "S", (one) =>
    isTaxOn(hundredthsAt(one, "ram:CalculatedAmount"), hundredthsAt(one, "ram:BasisAmount"), taxIn(one, "").rate),
  ),
  each("BR-S-10", "S", (one) => !says(one, "ram:ExemptionReason")),
  rule("BR-E-01", (view) => breakdownsOf(view, "E").length === (uses(view, "E") ? 1 : 0)),
  rule("BR-E-02", (view) => !uses(view, "E") || hasTaxId(view)),
  line("BR-E-05", (one) => lineTax(one).category !== "E" || lineTax(one).rate === 0),
  each("BR-E-08", "E", isBasisRight),
  each("BR-E-09", "E", (one) => hundredthsAt(one, "ram:CalculatedAmount") === 0),
  each("BR-E-10", "E", (one) => says(one, "ram:ExemptionReason") || says(one, "ram:ExemptionReasonCode")),
];
