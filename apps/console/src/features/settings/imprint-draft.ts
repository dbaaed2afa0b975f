import { missingInImprint, type ImprintField, type ImprintSeller } from "@lokalkorb/domain/shop/legal/imprint-duties";
import { plainVatId, vatIdProblem as problemOfVatId } from "@lokalkorb/domain/kernel/country/vat-id";
import type { FieldsOf } from "@lokalkorb/model/document/define-document";
import type { accountDocument } from "@lokalkorb/model/documents/restaurants/data/account";
import type { FieldErrors } from "@/shared/forms/state/field-problem";
import { fieldChecks, ifTyped } from "@/shared/forms/state/read-fields";
import { settingsText } from "./settings-text.ts";

type Legal = FieldsOf<typeof accountDocument>["legal"];

const optionalFields = [
  "representative",
  "vatId",
  "register",
  "purpose",
  "authority",
  "chamber",
  "tradeRules",
  "organicControlNo",
  "imprintText",
] as const;

/** Who sells, as it is typed. */
export interface ImprintDraft extends Readonly<Record<(typeof optionalFields)[number], string>> {
  readonly legalName: string;
  readonly taxScheme: Legal["taxScheme"];
  readonly street: string;
  readonly houseNo: string;
  readonly zip: string;
  readonly city: string;
}

export const imprintDraft = (legal: Legal): ImprintDraft => ({
  legalName: legal.legalName,
  taxScheme: legal.taxScheme,
  street: legal.address.street,
  houseNo: legal.address.houseNo,
  zip: legal.address.zip,
  city: legal.address.city,
  representative: legal.representative ?? "",
  vatId: legal.vatId ?? "",
  register: legal.register ?? "",
  purpose: legal.purpose ?? "",
  authority: legal.authority ?? "",
  chamber: legal.chamber ?? "",
  tradeRules: legal.tradeRules ?? "",
  organicControlNo: legal.organicControlNo ?? "",
  imprintText: legal.imprintText ?? "",
});

/** Bank, company number and the like, which this form does not show, stay. */
export function storedImprint(draft: ImprintDraft, before: Legal): Legal {
  const kept = Object.fromEntries(
    Object.entries(before).filter(([name]) => !optionalFields.some((field) => field === name)),
  ) as Legal;
  const { street, houseNo, zip, city } = draft;
  const typed = { street: street.trim(), houseNo: houseNo.trim(), zip: zip.trim(), city: city.trim() };
  const { geo, ...address } = before.address;
  const hasMoved = Object.entries(typed).some(([part, text]) => address[part as keyof typeof typed] !== text);
  return {
    ...kept,
    ...Object.assign({}, ...optionalFields.map((name) => ifTyped(name, draft[name], (text) => text.trim()))),
    ...ifTyped("vatId", draft.vatId, plainVatId),
    legalName: draft.legalName.trim(),
    taxScheme: draft.taxScheme,
    address: { ...address, ...typed, ...(geo !== undefined && !hasMoved && { geo }) },
  };
}

export function imprintErrors(draft: ImprintDraft): FieldErrors {
  const { errors, note, text } = fieldChecks();
  text("legalName", draft.legalName, 200);
  for (const name of ["street", "zip", "city"] as const) text(name, draft[name], 120);
  const vatIdProblem = draft.vatId.trim() === "" ? null : problemOfVatId(draft.vatId);
  if (vatIdProblem !== null) note("vatId", { sentence: settingsText.imprint.vatIdWrong[vatIdProblem] });
  for (const name of optionalFields) if (draft[name].length > 4000) note(name, "too-long");
  return errors;
}

/** Legal fields of such a shop, typed or not: such a field must not be called voluntary. */
export const owedInImprint = (
  shop: Pick<ImprintSeller, "country" | "kind">,
  { taxScheme }: Pick<ImprintDraft, "taxScheme">,
): ReadonlySet<ImprintField> => new Set(missingInImprint({ ...shop, taxScheme }, {}));

/** Legal fields of such a shop that are empty; null = none. */
export function imprintHint(shop: Pick<ImprintSeller, "country" | "kind">, draft: ImprintDraft): string | null {
  const { missing, fieldNames } = settingsText.imprint;
  const names = missingInImprint({ ...shop, taxScheme: draft.taxScheme }, draft);
  return names.length === 0 ? null : missing(names.map((field) => fieldNames[shop.country][field]).join(", "));
}
