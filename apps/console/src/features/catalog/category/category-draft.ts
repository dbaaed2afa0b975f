import type { FieldsOf } from "@lokalkorb/model/document/define-document";
import type { categoryDocument } from "@lokalkorb/model/documents/offerings/storefronts/categories";
import type { FieldErrors } from "@/shared/forms/state/field-problem";
import { fieldChecks, ifTyped } from "@/shared/forms/state/read-fields";
import {
  availabilityDraft,
  availabilityOf,
  checkAvailability,
  type AvailabilityDraft,
} from "../fields/availability-draft.ts";

export type CategoryFields = FieldsOf<typeof categoryDocument>;

/** A category as it is typed; its place among the others is moved in the list. */
export interface CategoryDraft extends AvailabilityDraft {
  readonly name: string;
  readonly description: string;
  readonly status: CategoryFields["status"];
  /** In the order in which they are shown. */
  readonly entries: CategoryFields["entries"];
}

export const categoryDraft = (category: CategoryFields, timezone: string): CategoryDraft => ({
  ...availabilityDraft(category, timezone),
  name: category.name,
  description: category.description ?? "",
  status: category.status,
  entries: category.entries,
});

/** Addresses and pictures that no form shows stay as they are. */
export function storedCategory(draft: CategoryDraft, before: CategoryFields, timezone: string): CategoryFields {
  const { slug, image, position, collapsed } = before;
  return {
    slug,
    position,
    ...(image !== undefined && { image }),
    ...(collapsed !== undefined && { collapsed }),
    name: draft.name.trim(),
    ...ifTyped("description", draft.description, (typed) => typed.trim()),
    status: draft.status,
    entries: draft.entries,
    ...availabilityOf(draft, timezone),
  };
}

export function categoryErrors(draft: CategoryDraft): FieldErrors {
  const checks = fieldChecks();
  checks.text("name", draft.name, 120);
  if (draft.description.length > 4000) checks.note("description", "too-long");
  checkAvailability(draft, checks);
  return checks.errors;
}
