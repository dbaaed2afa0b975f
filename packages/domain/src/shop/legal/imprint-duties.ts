import type { Country } from "../../kernel/country/country.ts";
import type { Imprint } from "../storefront.ts";
import type { TaxScheme } from "../shop-settings.ts";
import type { ShopKind } from "../restaurant-kind.ts";

export type ImprintField = "purpose" | "authority" | "chamber" | "tradeRules";

export interface ImprintSeller {
  readonly country: Country;
  readonly kind: ShopKind;
  readonly taxScheme: TaxScheme;
}

/**
 * LEG-01: what an imprint has a field of its own for, beside what is the same in both countries (Section 5 DDG; Section 5
 * ECG, Section 63 GewO, Section 25 MedienG). Apart from the table of jurisdictions, which shoppers' pages load.
 */
export const imprintFields: Readonly<Record<Country, readonly ImprintField[]>> = {
  DE: ["authority"],
  AT: ["purpose", "authority", "chamber", "tradeRules"],
};

const duties: Readonly<Record<Country, (seller: ImprintSeller) => readonly ImprintField[]>> = {
  // Who serves guests has a licence.
  DE: ({ kind }) => (kind === "restaurant" ? ["authority"] : []),
  AT: (seller) => (sellsOwnHarvest(seller) ? ["purpose"] : imprintFields.AT),
};

/** Own harvest is no trade in the sense of the GewO. */
const sellsOwnHarvest = ({ kind, taxScheme }: ImprintSeller): boolean =>
  kind === "farm" || (kind === "farmShop" && taxScheme === "flatRateFarmer");

/**
 * Legal statements of such a seller that are missing. A hint that does not keep a menu from being published: the facts
 * may stand in the free text, and only the seller knows which licence it has.
 */
export const missingInImprint = (seller: ImprintSeller, said: Pick<Imprint, ImprintField>): readonly ImprintField[] =>
  duties[seller.country](seller).filter((field) => !said[field]?.trim());
