import { all, has, hundredthsAt, optionalHundredths, sumAt } from "../xml/tree.ts";
import type { XmlElement } from "../xml/xml-element.ts";
import type { CiiView } from "./cii-view.ts";
import { rule, ruleForEach, type Rule } from "./rule.ts";

export const lineTotal =
  "ram:SpecifiedLineTradeSettlement/ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount";

/** Whole hundredths: an amount times a rate in hundredths of a percent, half up. */
const taxOn = (amount: number, rate: number): number => Math.round((amount * rate) / 10_000);

/** The norm lets a tax amount differ by less than one euro: tax may be rounded per line. */
export function isTaxOn(tax: number, basis: number, rate: number): boolean {
  return rate === 0 ? tax === 0 : Math.abs(Math.abs(tax) - taxOn(Math.abs(basis), rate)) <= 100;
}

const isTaxRight = (breakdown: XmlElement): boolean =>
  isTaxOn(
    hundredthsAt(breakdown, "ram:CalculatedAmount"),
    hundredthsAt(breakdown, "ram:BasisAmount"),
    optionalHundredths(breakdown, "ram:RateApplicablePercent"),
  );

/** A group of the header that must be there with its sum, or not at all. */
const isSumOf = (sums: XmlElement, path: string, parts: readonly XmlElement[]): boolean =>
  parts.length === 0 && !has(sums, path) ? true : hundredthsAt(sums, path) === sumAt(parts, "ram:ActualAmount");

/** Two places at most: one rule for each amount of the header. */
const decimals = {
  "BR-DEC-09": "ram:LineTotalAmount",
  "BR-DEC-10": "ram:AllowanceTotalAmount",
  "BR-DEC-11": "ram:ChargeTotalAmount",
  "BR-DEC-12": "ram:TaxBasisTotalAmount",
  "BR-DEC-13": "ram:TaxTotalAmount",
  "BR-DEC-14": "ram:GrandTotalAmount",
  "BR-DEC-16": "ram:TotalPrepaidAmount",
  "BR-DEC-18": "ram:DuePayableAmount",
} as const;

const isWhole = (from: XmlElement, path: string): boolean =>
  all(from, path).every((one) => /^-?\d+(?:\.\d{1,2})?$/.test(one.text.trim()));

/** EN 16931: sums are exact to the cent, only tax may differ by rounding (EIN-05.1). */
export const sumRules: readonly Rule<CiiView>[] = [
  rule("BR-CO-10", ({ sums, lines }) => hundredthsAt(sums, "ram:LineTotalAmount") === sumAt(lines, lineTotal)),
  rule("BR-CO-11", ({ sums, allowances }) => isSumOf(sums, "ram:AllowanceTotalAmount", allowances)),
  rule("BR-CO-12", ({ sums, charges }) => isSumOf(sums, "ram:ChargeTotalAmount", charges)),
  rule(
    "BR-CO-13",
    ({ sums }) =>
      hundredthsAt(sums, "ram:TaxBasisTotalAmount") ===
      hundredthsAt(sums, "ram:LineTotalAmount") -
        optionalHundredths(sums, "ram:AllowanceTotalAmount") +
        optionalHundredths(sums, "ram:ChargeTotalAmount"),
  ),
  rule(
    "BR-CO-14",
    ({ sums, breakdowns }) => hundredthsAt(sums, "ram:TaxTotalAmount") === sumAt(breakdowns, "ram:CalculatedAmount"),
  ),
  rule(
    "BR-CO-15",
    ({ sums }) =>
      hundredthsAt(sums, "ram:GrandTotalAmount") ===
      hundredthsAt(sums, "ram:TaxBasisTotalAmount") + hundredthsAt(sums, "ram:TaxTotalAmount"),
  ),
  rule(
    "BR-CO-16",
    ({ sums }) =>
      hundredthsAt(sums, "ram:DuePayableAmount") ===
      hundredthsAt(sums, "ram:GrandTotalAmount") -
        optionalHundredths(sums, "ram:TotalPrepaidAmount") +
        optionalHundredths(sums, "ram:RoundingAmount"),
  ),
  ruleForEach("BR-CO-17", ({ breakdowns }) => breakdowns, isTaxRight),
  ...Object.entries(decimals).map(([id, path]) => rule<CiiView>(id, ({ sums }) => isWhole(sums, path))),
  rule("BR-DEC-23", ({ lines }) => lines.every((line) => isWhole(line, lineTotal))),
];
