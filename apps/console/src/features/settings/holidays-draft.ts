import type { Closure } from "@lokalkorb/domain/shop/shop-settings";
import type { FulfilmentType } from "@lokalkorb/domain/kernel/fulfilment-type";
import { isLocalDate } from "@lokalkorb/domain/kernel/time/local-date";
import type { FieldErrors } from "@/shared/forms/state/field-problem";
import { fieldChecks, ifTyped } from "@/shared/forms/state/read-fields";

export interface HolidayDraft {
  readonly from: string;
  readonly to: string;
  readonly reason: string;
  readonly mode: Closure["mode"];
  readonly methods: readonly FulfilmentType[];
}

/** Days on which the whole shop is closed, as they are typed. */
export interface HolidaysDraft {
  readonly closures: readonly HolidayDraft[];
}

export const holidaysDraft = (closures: readonly Closure[]): HolidaysDraft => ({
  closures: closures.map(({ from, to, reason, mode, methods }) => ({
    from,
    to,
    reason: reason ?? "",
    mode,
    methods: methods ?? [],
  })),
});

export const storedHolidays = ({ closures }: HolidaysDraft): readonly Closure[] =>
  closures
    .map(({ from, to, reason, mode, methods }) => ({
      from,
      to,
      ...ifTyped("reason", reason, (typed) => typed.trim()),
      mode,
      ...(methods.length > 0 && { methods }),
    }))
    .toSorted((a, b) => (a.from < b.from ? -1 : 1));

export function holidaysErrors({ closures }: HolidaysDraft): FieldErrors {
  const { errors, note } = fieldChecks();
  closures.forEach(({ from, to, reason }, index) => {
    if (!isLocalDate(from)) note(`closures.${index}.from`, "not-date");
    if (!isLocalDate(to)) note(`closures.${index}.to`, "not-date");
    else if (to < from) note(`closures.${index}.to`, "ends-before");
    if (reason.length > 120) note(`closures.${index}.reason`, "too-long");
  });
  return errors;
}
