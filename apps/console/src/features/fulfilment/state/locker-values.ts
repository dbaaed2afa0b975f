import { locker } from "@lokalkorb/domain/fulfilment/methods/method-fields";
import type { ValueOf } from "@lokalkorb/domain/kernel/fields/field";
import { documentForm, type FormValues } from "@/shared/forms/state/document-form";
import { countField, readCount } from "@/shared/forms/state/read-amount";
import type { FieldChecks } from "@/shared/forms/state/read-fields";

type LockerTerms = ValueOf<typeof locker>;

const form = documentForm(locker.fields, ["siteId", "tempZone", "holdHours", "accessWindows"], {
  rules: () => ({ siteId: { max: 120 }, holdHours: { min: 1, max: 168 }, accessWindows: { mayOverlap: true } }),
});
const boxes = [["smallBoxes", "S"], ["mediumBoxes", "M"], ["largeBoxes", "L"]] as const; // prettier-ignore

/** A machine with compartments; without windows it is open round the clock. */
export interface LockerValues extends FormValues<typeof form>, Readonly<Record<(typeof boxes)[number][0], string>> {}

const usual = { compartments: { S: 6, M: 4, L: 2 }, tempZone: "chilled", holdHours: 24 } as const;

export const lockerValues = ({ compartments, ...terms }: Partial<LockerTerms> = usual): LockerValues => ({
  ...form.values(terms),
  smallBoxes: countField(compartments?.S),
  mediumBoxes: countField(compartments?.M),
  largeBoxes: countField(compartments?.L),
});

export const lockerOf = (values: LockerValues): LockerTerms =>
  form.stored(
    values,
    { provider: "penguin" },
    {
      compartments: Object.fromEntries(
        boxes.map(([name, size]) => [size, readCount(values[name]) ?? 0]),
      ) as LockerTerms["compartments"],
    },
  );

export function checkLocker(values: LockerValues, checks: FieldChecks): void {
  for (const [name] of boxes) checks.count(name, values[name], { max: 1000 });
  if (boxes.every(([name]) => readCount(values[name]) === 0))
    checks.note("smallBoxes", { sentence: "Bitte mindestens ein Fach angeben." });
  form.check(values, checks);
}
