import type { FulfilmentType } from "@lokalkorb/domain/kernel/fulfilment-type";
import { fieldChecks, ifTyped } from "@/shared/forms/state/read-fields";
import type { FieldErrors } from "@/shared/forms/state/field-problem";
import { centsField, readCents } from "@/shared/forms/state/read-amount";
import type { PaymentFields } from "./payment-draft.ts";

type Method = NonNullable<PaymentFields["methods"]["card"]>;

/** When a method is taken, as it is typed; nothing typed and nothing chosen asks for nothing. */
export interface TermsDraft {
  readonly min: string;
  readonly max: string;
  readonly ways: readonly FulfilmentType[];
  readonly known: boolean;
}

export const termsDraft = (method: Method | undefined): TermsDraft => ({
  min: centsField(method?.minCents),
  max: centsField(method?.maxCents),
  ways: method?.distribution ?? [],
  known: method?.onlyKnownCustomers ?? false,
});

export function termsErrors({ min, max }: TermsDraft, at: string): FieldErrors {
  const { errors, note, cents } = fieldChecks();
  cents(`${at}.min`, min, { optional: true });
  cents(`${at}.max`, max, { optional: true, min: 1 });
  const [least, most] = [readCents(min), readCents(max)];
  if (least !== null && most !== null && most < least) note(`${at}.max`, "too-small");
  return errors;
}

export const storedTerms = ({ min, max, ways: fulfilments, known }: TermsDraft): Omit<Method, "enabled"> => ({
  ...ifTyped("minCents", min, readCents),
  ...ifTyped("maxCents", max, readCents),
  ...(fulfilments.length > 0 && { distribution: [...fulfilments] }),
  ...(known && { onlyKnownCustomers: true }),
});

/** Whether there is anything to see in it. */
export const hasTerms = ({ min, max, ways: fulfilments, known }: TermsDraft): boolean =>
  min.trim() !== "" || max.trim() !== "" || fulfilments.length > 0 || known;
