import type { FieldName } from "./checkout-form.ts";

/** In the order of the page. */
export const fieldNames: readonly FieldName[] = [
  "name",
  "email",
  "phone",
  "note",
  "zip",
  "city",
  "street",
  "houseNo",
  "table",
  "slot",
  "payment",
  "age",
];

export const fieldId = (field: FieldName | "code"): string => `feld-${field}`;

export function focusField(field: FieldName | "code"): void {
  const place = document.getElementById(fieldId(field));
  const control = place?.matches("input, textarea, select")
    ? place
    : place?.querySelector<HTMLElement>("input:not(:disabled), select");
  place?.scrollIntoView({ block: "center" });
  control?.focus({ preventScroll: true });
}
