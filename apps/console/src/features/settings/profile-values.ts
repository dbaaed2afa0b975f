import { isMailAddress } from "@lokalkorb/domain/access/mail-address";
import { restaurantFields } from "@lokalkorb/domain/shop/shop-fields";
import type { DocumentOf, FieldsOf } from "@lokalkorb/model/document/define-document";
import type { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { addressForm, storedAddress, type AddressValues } from "@/shared/forms/state/address-values";
import { documentForm, type FormValues } from "@/shared/forms/state/document-form";
import type { FieldErrors } from "@/shared/forms/state/field-problem";
import { fieldChecks } from "@/shared/forms/state/read-fields";
import { settingsText } from "./settings-text.ts";

const form = documentForm(restaurantFields, ["name", "kind", "description", "phone", "emailPublic"], {
  rules: () => ({ description: { optional: true } }),
});

/** The shop as people meet it. */
export interface ProfileValues extends FormValues<typeof form>, AddressValues {}
type Profile = DocumentOf<typeof shopDocument>;

export const profileValues = (shop: Profile): ProfileValues => ({
  ...form.values(shop),
  ...addressForm.values(shop.address),
});

/** The fields of the form alone, since functions write others beside it. */
export function storedProfile(
  values: ProfileValues,
  before: Profile,
): Pick<FieldsOf<typeof shopDocument>, "name" | "kind" | "description" | "phone" | "emailPublic" | "address"> {
  const { name, kind, description, phone, emailPublic } = form.stored(values, before);
  return { name, kind, description, phone, emailPublic, address: storedAddress(values, before.address) };
}

export function profileErrors(values: ProfileValues): FieldErrors {
  const checks = fieldChecks();
  form.check(values, checks);
  addressForm.check(values, checks);
  if (values.emailPublic.trim() !== "" && !isMailAddress(values.emailPublic.trim()))
    checks.note("emailPublic", { sentence: settingsText.profile.emailWrong });
  return checks.errors;
}
