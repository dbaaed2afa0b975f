import { locker } from "@lokalkorb/domain/fulfilment/methods/method-fields";
import type { ValueOf } from "@lokalkorb/domain/kernel/fields/field";
import { documentForm, type FormValues } from "@/shared/forms/state/document-form";
import type { FieldChecks } from "@/shared/forms/state/read-fields";

type LockerTerms = ValueOf<typeof locker>;

const form = documentForm(locker.fields, ["tempZone", "holdHours", "accessWindows"], {
  rules: () => ({ holdHours: { min: 1, max: 168 }, accessWindows: { mayOverlap: true } }),
});

/** A machine with compartments; without windows it is open round the clock. */
export type LockerValues = FormValues<typeof form>;

const usual = { tempZone: "chilled", holdHours: 24 } as const;

export const lockerValues = (terms: Partial<LockerTerms> = usual): LockerValues => form.values(terms);

export const lockerOf = (values: LockerValues): LockerTerms => form.stored(values, { provider: "penguin" });

export function checkLocker(values: LockerValues, checks: FieldChecks): void {
  form.check(values, checks);
}
