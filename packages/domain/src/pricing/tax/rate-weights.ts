import type { Country } from "../../kernel/country/country.ts";
import { jurisdictions } from "../../kernel/country/jurisdiction.ts";
import type { LocalDate } from "../../kernel/time/instant.ts";
import { splitByRate } from "./split-by-rate.ts";
import type { VatPart } from "./vat-line.ts";
import { standardRate, type VatService } from "./vat-rates.ts";

/** One weight per rate, lowest rate first, also where it weighs nothing: goods for free have a rate. */
export function perRate(parts: readonly VatPart[]): VatPart[] {
  const rates = [...new Set(parts.map(({ rateBp }) => rateBp))].sort((a, b) => a - b);
  return rates.map((rate) => ({
    rateBp: rate,
    grossCents: parts.reduce((sum, { rateBp, grossCents }) => sum + (rateBp === rate ? grossCents : 0), 0),
  }));
}

export interface BundleWeights {
  /** The parts with their single prices. */
  readonly parts: readonly VatPart[];
  readonly isFlat: boolean;
  readonly country: Country;
  readonly date: LocalDate;
  readonly service: VatService;
}

/**
 * VAT-02: the weight of each rate in the one price of a bundle: by single prices, or by the flat share of drinks where a meal
 * is served with drinks and the country knows such a share.
 */
export function bundleWeights({ parts, isFlat, country, date, service }: BundleWeights): VatPart[] {
  const weights = perRate(parts);
  const { flatDrinksPercent } = jurisdictions[country];
  if (!isFlat || service !== "dineIn" || flatDrinksPercent === null || weights.length < 2) return weights;
  const drinks = standardRate(country, date);
  const meal = weights.filter(({ rateBp }) => rateBp !== drinks);
  if (meal.length === weights.length) return weights;
  return perRate([...splitByRate(100 - flatDrinksPercent, meal), { rateBp: drinks, grossCents: flatDrinksPercent }]);
}
