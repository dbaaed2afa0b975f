import type { FieldErrors } from "../state/field-problem.ts";
import { same } from "../state/patch-of.ts";

/** How the fields of one document hang together. */
export interface DraftRules<Values extends object> {
  /** Fields that mean something only together, each group named by its first; any other field stands for itself. */
  readonly groups: readonly (readonly (keyof Values & string)[])[];
  readonly errorsOf: (values: Values) => FieldErrors;
  /** Values as they come back once they were stored: '5,9' as '5,90'. */
  readonly tidy: (values: Values) => Values;
}

/** Values of some fields, by the name of the field. */
export type Part = Readonly<Record<string, unknown>>;

export const at = (values: object, name: string): unknown => (values as Part)[name];
export const part = (values: object, names: readonly string[]): Part =>
  Object.fromEntries(names.map((name) => [name, at(values, name)]));
export const equal = (a: object, b: object, names: readonly string[]): boolean =>
  names.every((name) => same(at(a, name), at(b, name)));

/** The names of all groups with their fields. */
export function groupsOf<Values extends object>(
  { groups }: DraftRules<Values>,
  values: Values,
): readonly (readonly string[])[] {
  const grouped = new Set<string>(groups.flat());
  return [...groups, ...Object.keys(values).flatMap((name) => (grouped.has(name) ? [] : [[name]]))];
}

/** The groups in which something is wrong; an error of a row is one of its list. */
export function wrongGroups<Values extends object>(rules: DraftRules<Values>, values: Values): ReadonlySet<string> {
  const fields = new Set(Object.keys(rules.errorsOf(values)).map((name) => name.split(".")[0] ?? name));
  return new Set(
    groupsOf(rules, values).flatMap((names) => (names.some((name) => fields.has(name)) ? [names[0] ?? ""] : [])),
  );
}

/** Values without differences that mean nothing; what is wrong stays as it was typed. */
export function comparable<Values extends object>(rules: DraftRules<Values>, values: Values): Values {
  const wrong = wrongGroups(rules, values);
  const kept = groupsOf(rules, values).filter(([name = ""]) => wrong.has(name));
  return { ...rules.tidy(values), ...part(values, kept.flat()) };
}

/** The groups that were changed here and are not saved. */
export function unsavedGroups<Values extends object>(
  rules: DraftRules<Values>,
  { stored, values }: { readonly stored: Values; readonly values: Values },
): readonly string[] {
  if (same(stored, values)) return [];
  const [before, after] = [comparable(rules, stored), comparable(rules, values)];
  return groupsOf(rules, values).flatMap((names) => (equal(before, after, names) ? [] : [names[0] ?? ""]));
}
