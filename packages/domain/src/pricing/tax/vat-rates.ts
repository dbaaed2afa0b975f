import { must } from "../../kernel/invariant.ts";
import type { Country } from "../../kernel/country/country.ts";
import { jurisdictions } from "../../kernel/country/jurisdiction.ts";
import type { BasisPoints } from "../../kernel/money/cents.ts";
import type { DepositKind, VatClass } from "../../catalog/goods/item.ts";
import type { TaxScheme } from "../../shop/shop-settings.ts";
import type { LocalDate } from "../../kernel/time/instant.ts";

export type VatService = "takeaway" | "dineIn";

interface VatRow {
  readonly country: Country;
  readonly vatClass: Exclude<VatClass, "custom">;
  /** Both, if left out. */
  readonly service?: VatService;
  readonly from: LocalDate;
  readonly rateBp: BasisPoints;
}

/** Where the table begins; nothing that we sold is older. */
const since = "2024-01-01";

/** VAT-01: rates with the day from which they hold. Of all rows that fit, the youngest counts. */
export const vatRates: readonly VatRow[] = [
  { country: "DE", vatClass: "food", service: "takeaway", from: since, rateBp: 700 },
  { country: "DE", vatClass: "food", service: "dineIn", from: since, rateBp: 1900 },
  { country: "DE", vatClass: "food", service: "dineIn", from: "2026-01-01", rateBp: 700 },
  { country: "DE", vatClass: "basicFood", service: "takeaway", from: since, rateBp: 700 },
  { country: "DE", vatClass: "basicFood", service: "dineIn", from: since, rateBp: 1900 },
  { country: "DE", vatClass: "basicFood", service: "dineIn", from: "2026-01-01", rateBp: 700 },
  { country: "DE", vatClass: "drink", from: since, rateBp: 1900 },
  { country: "DE", vatClass: "milkDrink", service: "takeaway", from: since, rateBp: 700 },
  { country: "DE", vatClass: "milkDrink", service: "dineIn", from: since, rateBp: 1900 },
  { country: "AT", vatClass: "food", from: since, rateBp: 1000 },
  { country: "AT", vatClass: "basicFood", service: "takeaway", from: since, rateBp: 1000 },
  { country: "AT", vatClass: "basicFood", service: "takeaway", from: "2026-07-01", rateBp: 490 },
  // A staple that is served at the table is a restaurant meal.
  { country: "AT", vatClass: "basicFood", service: "dineIn", from: since, rateBp: 1000 },
  { country: "AT", vatClass: "drink", from: since, rateBp: 2000 },
  { country: "AT", vatClass: "milkDrink", from: since, rateBp: 1000 },
];

export interface VatInput {
  readonly country: Country;
  readonly vatClass: VatClass;
  readonly customRateBp?: BasisPoints | undefined;
  /** The day the goods change hands, never the day of the order. */
  readonly date: LocalDate;
  readonly service: VatService;
  readonly taxScheme?: TaxScheme;
}

/** The rate of the fulfilment date. Small businesses have none; ask `jurisdiction` for their sentence instead. */
export function vatRate(question: VatInput): BasisPoints {
  const { country, vatClass, date, service } = question;
  if (vatClass === "custom") return must(question.customRateBp, "a custom VAT class needs its rate");
  if (question.taxScheme === "flatRateFarmer" && vatClass !== "drink") return jurisdictions[country].flatRateFarmerBp;
  let found: VatRow | undefined;
  for (const row of vatRates) {
    const fits =
      row.country === country && row.vatClass === vatClass && (row.service ?? service) === service && row.from <= date;
    if (fits && (!found || row.from > found.from)) found = row;
  }
  return must(found, `no VAT rate for ${country} ${vatClass} on ${date}`).rateBp;
}

/** The rate of what no exception covers. */
export function standardRate(country: Country, date: LocalDate): BasisPoints {
  return vatRate({ country, vatClass: "drink", date, service: "takeaway" });
}

/** VAT-05. null = outside the tax table: a single-use deposit in Austria is passed through without VAT. */
export function depositVatRate(question: {
  readonly country: Country;
  readonly kind: DepositKind | undefined;
  readonly contentRateBp: BasisPoints;
}): BasisPoints | null {
  const singleUse = question.kind === "can";
  return singleUse && !jurisdictions[question.country].singleUseDepositTaxed ? null : question.contentRateBp;
}
