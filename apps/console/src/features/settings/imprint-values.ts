import { missingInImprint, type ImprintField, type ImprintSeller } from "@lokalkorb/domain/shop/legal/imprint-duties";
import { plainVatId, vatIdProblem as problemOfVatId } from "@lokalkorb/domain/kernel/country/vat-id";
import type { ValueOf } from "@lokalkorb/domain/kernel/fields/field";
import { legal } from "@lokalkorb/model/documents/restaurants/data/account";
import { addressForm, storedAddress, type AddressValues } from "@/shared/forms/state/address-values";
import { documentForm, type FormValues } from "@/shared/forms/state/document-form";
import type { FieldErrors } from "@/shared/forms/state/field-problem";
import { fieldChecks } from "@/shared/forms/state/read-fields";
import { settingsText } from "./settings-text.ts";

export type Legal = ValueOf<typeof legal>;

/** Bank, company number and the like are not shown here. */
const form = documentForm(legal.fields, [
  "legalName",
  "taxScheme",
  "representative",
  "vatId",
  "taxNumber",
  "register",
  "purpose",
  "authority",
  "chamber",
  "tradeRules",
  "organicControlNo",
  "imprintText",
]);

/** Who sells. */
export interface ImprintValues extends FormValues<typeof form>, AddressValues {}

export const imprintValues = (stored: Legal): ImprintValues => ({
  ...form.values(stored),
  ...addressForm.values(stored.address),
});

export const storedImprint = (values: ImprintValues, before: Legal): Legal =>
  form.stored({ ...values, vatId: plainVatId(values.vatId) }, before, {
    address: storedAddress(values, before.address),
  });

export function imprintErrors(values: ImprintValues): FieldErrors {
  const checks = fieldChecks();
  const problem = values.vatId.trim() === "" ? null : problemOfVatId(values.vatId);
  if (problem !== null) checks.note("vatId", { sentence: settingsText.imprint.vatIdWrong[problem] });
  form.check(values, checks);
  addressForm.check(values, checks);
  return checks.errors;
}

/** Legal fields of such a shop, typed or not: such a field must not be called voluntary. */
export const owedInImprint = (
  shop: Pick<ImprintSeller, "country" | "kind">,
  { taxScheme }: Pick<ImprintValues, "taxScheme">,
): ReadonlySet<ImprintField> => new Set(missingInImprint({ ...shop, taxScheme }, {}));

/** Legal fields of such a shop that are empty; null = none. */
export function imprintHint(shop: Pick<ImprintSeller, "country" | "kind">, values: ImprintValues): string | null {
  const { missing, fieldNames } = settingsText.imprint;
  const names = missingInImprint({ ...shop, taxScheme: values.taxScheme }, values);
  return names.length === 0 ? null : missing(names.map((field) => fieldNames[shop.country][field]).join(", "));
}
