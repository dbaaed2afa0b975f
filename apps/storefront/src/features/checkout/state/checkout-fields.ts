import type { FieldName } from "./checkout-form.ts";

export const fieldId = (field: FieldName | "code"): string => `feld-${field}`;

export function focusField(field: FieldName | "code"): void {
  const place = document.getElementById(fieldId(field));
  const control = place?.matches("input, textarea, select")
    ? place
    : place?.querySelector<HTMLElement>("input:not(:disabled), select");
  place?.scrollIntoView({ block: "center" });
  control?.focus({ preventScroll: true });
}
