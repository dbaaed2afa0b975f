import type { FieldErrors, FieldProblem } from "./field-problem.ts";
import { readCents, readCount } from "./read-amount.ts";

/** Notes what is wrong while the fields of a draft are looked at one after the other. */
export function fieldChecks() {
  const errors: Record<string, FieldErrors[string]> = {};
  const note = (name: string, problem: FieldErrors[string]): void => {
    errors[name] ??= problem;
  };
  const amount =
    (read: (typed: string) => number | null, wrong: FieldProblem) =>
    (
      name: string,
      typed: string,
      rule: { readonly optional?: boolean; readonly min?: number; readonly max?: number } = {},
    ): void => {
      if (typed.trim() === "") {
        if (!rule.optional) note(name, "missing");
        return;
      }
      const value = read(typed);
      if (value === null) note(name, wrong);
      else if (value < (rule.min ?? 0)) note(name, "too-small");
      else if (value > (rule.max ?? 100_000_000)) note(name, "too-large");
    };
  return {
    errors,
    note,
    text: (name: string, typed: string, most: number): void => {
      if (typed.trim() === "") note(name, "missing");
      else if (typed.length > most) note(name, "too-long");
    },
    cents: amount(readCents, "not-money"),
    count: amount(readCount, "not-count"),
  };
}

/** An optional field in the stored shape: left out when nothing is typed. */
export function ifTyped<Key extends string, Value>(
  key: Key,
  typed: string,
  read: (typed: string) => Value | null,
): { readonly [K in Key]?: Value } {
  const value = typed.trim() === "" ? null : read(typed);
  return (value === null ? {} : { [key]: value }) as { readonly [K in Key]?: Value };
}
