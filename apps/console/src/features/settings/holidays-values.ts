import type { Closure } from "@lokalkorb/domain/shop/shop-settings";
import { closureForm, type ClosureValues } from "@/entities/shop/closure-values";
import type { FieldErrors } from "@/shared/forms/state/field-problem";
import { fieldChecks } from "@/shared/forms/state/read-fields";

/** Days on which the whole shop is closed. */
export interface HolidaysValues {
  readonly closures: readonly ClosureValues[];
}

export const holidaysValues = (closures: readonly Closure[]): HolidaysValues => ({
  closures: closures.map(closureForm.values),
});

export const storedHolidays = ({ closures }: HolidaysValues): readonly Closure[] =>
  closures.map((each) => closureForm.stored(each, {})).toSorted((a, b) => (a.from < b.from ? -1 : 1));

export function holidaysErrors({ closures }: HolidaysValues): FieldErrors {
  const checks = fieldChecks();
  closures.forEach((each, index) =>
    closureForm.check(each, checks, { at: `closures.${index}.`, rules: { reason: { max: 120 } } }),
  );
  return checks.errors;
}
