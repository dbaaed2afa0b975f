import { isMailAddress } from "@lokalkorb/domain/access/mail-address";
import type { Image } from "@lokalkorb/domain/kernel/fields/image";
import { restaurantFields } from "@lokalkorb/domain/shop/shop-fields";
import type { DocumentOf, FieldsOf } from "@lokalkorb/model/document/define-document";
import type { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { addressForm, storedAddress, type AddressValues } from "@/shared/forms/state/address-values";
import { documentForm, type FormValues } from "@/shared/forms/state/document-form";
import type { FieldErrors } from "@/shared/forms/state/field-problem";
import { fieldChecks } from "@/shared/forms/state/read-fields";
import { personForm } from "./people/person-values.ts";
import { settingsText } from "./settings-text.ts";

const form = documentForm(
  restaurantFields,
  ["name", "kind", "slogan", "description", "people", "phone", "emailPublic", "website", "hours"],
  {
    rows: { people: personForm },
    rules: () => ({ description: { optional: true } }),
  },
);

/** The shop as people meet it. */
export interface ProfileValues extends FormValues<typeof form>, AddressValues {
  readonly logo: Image | undefined;
  readonly cover: Image | undefined;
  readonly gallery: readonly Image[];
}
type Profile = DocumentOf<typeof shopDocument>;

export const profileValues = (shop: Profile): ProfileValues => ({
  ...form.values(shop),
  ...addressForm.values(shop.address),
  logo: shop.logo,
  cover: shop.cover,
  gallery: shop.gallery ?? [],
});

/** The fields of the form alone, since functions write others beside it. */
export function storedProfile(values: ProfileValues, before: Profile): Partial<FieldsOf<typeof shopDocument>> {
  const { name, kind, slogan, description, people, phone, emailPublic, website, hours } = form.stored(values, before);
  const { logo, cover } = values;
  const gallery = values.gallery.length > 0 ? values.gallery : undefined;
  const all = { slogan, website: website && webAddress(website), hours, logo, cover, gallery, people };
  return {
    name,
    kind,
    description,
    phone,
    emailPublic,
    address: storedAddress(values, before.address),
    ...Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)),
  };
}

/** Typed without `https://` as people say it. */
export const webAddress = (typed: string): string => (/^https?:\/\//.test(typed) ? typed : `https://${typed}`);

export function profileErrors(values: ProfileValues): FieldErrors {
  const checks = fieldChecks();
  form.check(values, checks);
  addressForm.check(values, checks);
  if (values.emailPublic.trim() !== "" && !isMailAddress(values.emailPublic.trim()))
    checks.note("emailPublic", { sentence: settingsText.profile.emailWrong });
  const website = values.website.trim();
  if (website !== "" && !/^https?:\/\/[^\s/]+\.[^\s]+$/.test(webAddress(website)))
    checks.note("website", { sentence: settingsText.profile.websiteWrong });
  return checks.errors;
}
