import type { Limits } from "@lokalkorb/domain/kernel/fields/field";
import { isLocalDate } from "@lokalkorb/domain/kernel/time/local-date";
import { windowsOverlap } from "@lokalkorb/domain/kernel/time/window-span";
import type { FieldErrors, FieldProblem } from "./field-problem.ts";
import { readCents, readCount, readPercent } from "./read-amount.ts";
import { isTime, windowErrors, windowsOf, type WindowValues } from "./window-values.ts";

export interface Rule extends Limits {
  readonly optional?: boolean;
  /** Whether the field is there at all. */
  readonly asked?: boolean;
  /** The error of an amount, however it is wrong. */
  readonly problem?: FieldProblem;
  /** The error of a list without entries. */
  readonly missing?: FieldErrors[string];
  /** Windows that may begin while another one is open. */
  readonly mayOverlap?: boolean;
}

export type FieldChecks = ReturnType<typeof fieldChecks>;

/** Notes what is wrong while the values of a form are looked at one after the other. */
export function fieldChecks() {
  const errors: Record<string, FieldErrors[string]> = {};
  const note = (name: string, problem: FieldErrors[string]): void => {
    errors[name] ??= problem;
  };
  const amount =
    (read: (typed: string) => number | null, wrong: FieldProblem, missing: FieldProblem, tooSmall: FieldProblem) =>
    (name: string, typed: string, { optional = false, min = 0, max = 100_000_000, problem }: Rule = {}): void => {
      const value = read(typed);
      if (typed.trim() === "") {
        if (!optional) note(name, problem ?? missing);
      } else if (value === null) note(name, problem ?? wrong);
      else if (value < min) note(name, problem ?? tooSmall);
      else if (value > max) note(name, problem ?? "too-large");
    };
  return {
    errors,
    note,
    text: (name: string, typed: string, { optional = false, max = Infinity }: Rule = {}): void => {
      if (!optional && typed.trim() === "") note(name, "missing");
      else if (typed.length > max) note(name, "too-long");
    },
    cents: amount(readCents, "not-money", "missing", "too-small"),
    count: amount(readCount, "not-count", "missing", "too-small"),
    percent: amount(readPercent, "not-percent", "not-percent", "not-percent"),
    date: (name: string, typed: string, { optional = false }: Rule = {}): void => {
      if (!isLocalDate(typed) && !(optional && typed === "")) note(name, "not-date");
    },
    time: (name: string, typed: string): void => {
      if (!isTime(typed)) note(name, "not-time");
    },
    windows: (name: string, rows: readonly WindowValues[], { mayOverlap = false }: Rule = {}): void => {
      const wrong = Object.entries(windowErrors(rows, name));
      for (const [at, problem] of wrong) note(at, problem);
      if (wrong.length === 0 && !mayOverlap && windowsOverlap(windowsOf(rows)))
        note(name, { sentence: "Zwei Zeiten überschneiden sich." });
    },
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
