import type { Image } from "@lokalkorb/domain/kernel/fields/image";
import { shopPerson, type ShopPerson } from "@lokalkorb/domain/shop/shop-fields";
import { documentForm, type FormValues } from "@/shared/forms/state/document-form";
import type { FieldChecks } from "@/shared/forms/state/read-fields";
import { peopleText as words } from "./people-text.ts";

const form = documentForm(shopPerson.fields, ["name", "does", "says", "photoAgreed"]);

export interface PersonValues extends FormValues<typeof form> {
  readonly photo: Image | undefined;
}

/** One person of the shop in the form of its profile. */
export const personForm = {
  values: ({ photo, ...stored }: Partial<ShopPerson>): PersonValues => ({ ...form.values(stored), photo }),
  // With a photo goes what was agreed for it.
  stored: ({ photo, ...values }: PersonValues, _before: Partial<ShopPerson>): ShopPerson =>
    form.stored({ ...values, photoAgreed: photo !== undefined && values.photoAgreed }, {}, { photo }),
  check: (values: PersonValues, checks: FieldChecks, where: { readonly at: string }): void => {
    form.check(values, checks, where);
    if (values.photo !== undefined && !values.photoAgreed)
      checks.note(`${where.at}photoAgreed`, { sentence: words.notAgreed });
  },
};

export const newPerson = personForm.values({});
