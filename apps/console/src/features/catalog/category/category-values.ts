import { categoryFields } from "@lokalkorb/domain/catalog/goods/goods-fields";
import type { Image } from "@lokalkorb/domain/kernel/fields/image";
import type { FieldsOf } from "@lokalkorb/model/document/define-document";
import type { categoryDocument } from "@lokalkorb/model/documents/offerings/storefronts/categories";
import { documentForm, type FormValues } from "@/shared/forms/state/document-form";
import type { FieldErrors } from "@/shared/forms/state/field-problem";
import { fieldChecks } from "@/shared/forms/state/read-fields";
import {
  availabilityOf,
  availabilityValues,
  checkAvailability,
  type AvailabilityValues,
} from "../fields/availability-values.ts";

export type CategoryFields = FieldsOf<typeof categoryDocument>;

/** Its place among the others is moved in the list; its entries stand in the order in which they are shown. */
const form = documentForm(categoryFields, ["name", "description", "status", "entries"]);
export interface CategoryValues extends AvailabilityValues, FormValues<typeof form> {
  readonly image: Image | undefined;
}

/** Fields that are changed, checked and merged together. */
export const categoryGroups = [
  ["from", "to"],
  ["seasonFrom", "seasonTo"],
] as const satisfies readonly (readonly (keyof CategoryValues)[])[];

export const categoryValues = (category: CategoryFields, timezone: string): CategoryValues => ({
  ...availabilityValues(category, timezone),
  ...form.values(category),
  image: category.image,
});

export const storedCategory = (values: CategoryValues, before: CategoryFields, timezone: string): CategoryFields =>
  form.stored(values, before, { ...availabilityOf(values, timezone), image: values.image });

export function categoryErrors(values: CategoryValues): FieldErrors {
  const checks = fieldChecks();
  form.check(values, checks);
  checkAvailability(values, checks);
  return checks.errors;
}
