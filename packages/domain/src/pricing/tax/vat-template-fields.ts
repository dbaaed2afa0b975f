import * as f from "../../kernel/fields/field.ts";
import { proposableVat } from "../../catalog/goods/item-fields.ts";
import { countries } from "../../kernel/country/country.ts";
import { shopKinds } from "../../shop/restaurant-kind.ts";

export const vatTemplate = f.object({
  /** Absent: shops of every kind. */
  kind: f.optional(f.oneOf(shopKinds)),
  country: f.oneOf(countries),
  /** The last part of a word in the category's name. */
  word: f.text({ max: 60 }),
  vatClass: proposableVat,
});

export const mostVatTemplates = 100;
export const vatTemplateFields = { rows: f.list(vatTemplate, { max: mostVatTemplates }) };
