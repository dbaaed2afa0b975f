import { availabilityFields } from "@lokalkorb/domain/kernel/time/availability-fields";
import type { FieldsOf } from "@lokalkorb/model/document/define-document";
import type { storefrontDocument } from "@lokalkorb/model/documents/offerings/storefronts";
import { checkRange, dayRange, spanOf, type DayRange } from "@/shared/forms/state/day-range";
import { documentForm, type FormValues } from "@/shared/forms/state/document-form";
import type { FieldErrors } from "@/shared/forms/state/field-problem";
import { fieldChecks } from "@/shared/forms/state/read-fields";

const { from, to, windows } = availabilityFields;
const form = documentForm({ from, to, windows }, ["windows"]);

type StorefrontTimes = Pick<FieldsOf<typeof storefrontDocument>, "from" | "to" | "windows">;

/** When the whole offer can be had. */
export interface StorefrontValues extends DayRange, FormValues<typeof form> {}

export const storefrontValues = (times: StorefrontTimes, timezone: string): StorefrontValues => ({
  ...form.values(times),
  ...dayRange(times, timezone),
});

export const storedStorefront = (values: StorefrontValues, timezone: string): StorefrontTimes =>
  form.stored(values, {}, spanOf(values, timezone));

export function storefrontErrors(values: StorefrontValues): FieldErrors {
  const checks = fieldChecks();
  checkRange(checks, values, "from", "to");
  form.check(values, checks);
  return checks.errors;
}
