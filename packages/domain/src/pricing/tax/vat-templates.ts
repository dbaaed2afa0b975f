import type { proposableVat } from "../../catalog/goods/item-fields.ts";
import type { Country } from "../../kernel/country/country.ts";
import type { ValueOf } from "../../kernel/fields/field.ts";
import type { ShopKind } from "../../shop/restaurant-kind.ts";
import { wordWithEnd } from "../../catalog/labelling/word-with-end.ts";
import { proposeVat } from "./propose-vat.ts";
import type { vatTemplate } from "./vat-template-fields.ts";

export type ProposableVat = ValueOf<typeof proposableVat>;
export type VatTemplate = ValueOf<typeof vatTemplate>;

export interface NewCategory {
  readonly kind: ShopKind;
  readonly country: Country;
  readonly name: string;
}

/**
 * VAT-01: the class that goods of a new shop's category begin with, by the first template that fits, else by the words of
 * the proposals. Null: the goods decide one by one.
 */
export function categoryVat(
  templates: readonly VatTemplate[],
  { kind, country, name }: NewCategory,
): ProposableVat | null {
  const row = templates.find(
    (one) =>
      one.country === country &&
      (one.kind ?? kind) === kind &&
      wordWithEnd(name, [one.word.toLocaleLowerCase("de")]) !== undefined,
  );
  if (row !== undefined) return row.vatClass;
  const vatClass = proposeVat({ country, name })?.vatClass ?? "custom";
  return vatClass === "custom" ? null : vatClass;
}
