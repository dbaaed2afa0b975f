import { all, first, hundredthsAt, optionalHundredths, says, sumAt, textAt } from "../xml/tree.ts";
import type { XmlElement } from "../xml/xml-element.ts";
import { rule, ruleForEach, type Rule } from "./rule.ts";
import { isTaxOn } from "./sum-rules.ts";

const linesOf = (root: XmlElement): readonly XmlElement[] => all(root, "eb:Details/eb:ItemList/eb:ListLineItem");
const taxesOf = (root: XmlElement): readonly XmlElement[] => all(root, "eb:Tax/eb:TaxItem");
const placeOf = (line: XmlElement): string => `Position ${textAt(line, "eb:PositionNumber")}`;

const keyOf = (taxItem: XmlElement): string =>
  `${first(taxItem, "eb:TaxPercent").attributes.TaxCategoryCode ?? ""} ${textAt(taxItem, "eb:TaxPercent")}`;

const taxedAt = (parts: readonly XmlElement[], key: string): number =>
  sumAt(
    parts.flatMap((part) => all(part, "eb:TaxItem")).filter((item) => keyOf(item) === key),
    "eb:TaxableAmount",
  );

const adjustmentsOf = (root: XmlElement): readonly XmlElement[] => [
  ...all(root, "eb:ReductionAndSurchargeDetails/eb:Reduction"),
  ...all(root, "eb:ReductionAndSurchargeDetails/eb:Surcharge"),
];

/** The standard has a schema and no rules for sums; ours carry the numbers of the European ones behind EB. */
export const ebInterfaceRules: readonly Rule<XmlElement>[] = [
  ruleForEach(
    "EB-LINE",
    linesOf,
    (line) => hundredthsAt(line, "eb:LineItemAmount") === hundredthsAt(line, "eb:TaxItem/eb:TaxableAmount"),
    placeOf,
  ),
  ruleForEach(
    "EB-S-08",
    taxesOf,
    (tax, root) =>
      hundredthsAt(tax, "eb:TaxableAmount") === taxedAt([...linesOf(root), ...adjustmentsOf(root)], keyOf(tax)),
  ),
  ruleForEach("EB-CO-17", taxesOf, (tax) =>
    isTaxOn(
      hundredthsAt(tax, "eb:TaxAmount"),
      hundredthsAt(tax, "eb:TaxableAmount"),
      hundredthsAt(tax, "eb:TaxPercent"),
    ),
  ),
  rule(
    "EB-CO-15",
    (root) =>
      hundredthsAt(root, "eb:TotalGrossAmount") ===
      sumAt(taxesOf(root), "eb:TaxableAmount") + sumAt(taxesOf(root), "eb:TaxAmount"),
  ),
  rule(
    "EB-CO-16",
    (root) =>
      hundredthsAt(root, "eb:PayableAmount") ===
      hundredthsAt(root, "eb:TotalGrossAmount") - optionalHundredths(root, "eb:PrepaidAmount"),
  ),
  rule("EB-E-10", (root) =>
    taxesOf(root)
      .filter((tax) => !keyOf(tax).startsWith("S "))
      .every((tax) => says(tax, "eb:Comment")),
  ),
  rule("EB-SELLER", (root) => isIdentified(first(root, "eb:Biller"))),
];

const isIdentified = (biller: XmlElement): boolean =>
  textAt(biller, "eb:VATIdentificationNumber") !== "00000000" || says(biller, "eb:FurtherIdentification");
