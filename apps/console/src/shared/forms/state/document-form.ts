import type { Field, FieldKind, Fields, ValueOf, ValuesOf } from "@lokalkorb/domain/kernel/fields/field";
import { window, type Window } from "@lokalkorb/domain/kernel/time/window";
import { centsField, countField, percentField, readCents, readCount, readPercent } from "./read-amount.ts";
import type { FieldChecks, Rule } from "./read-fields.ts";
import { windowsOf, windowValues, type WindowValues } from "./window-values.ts";

/** Fields of a document as a form holds them: texts as they are typed, rows of them, and choices. */
export interface DocumentForm<Stored extends object, Values extends object> {
  readonly values: (stored: Partial<Stored>) => Values;
  /** Values without errors as they are stored. Fields outside the form stay; `more` are those that it shows in a way of its own. */
  readonly stored: (
    values: Values,
    before: Partial<Stored>,
    more?: { readonly [Name in keyof Stored]?: Stored[Name] | undefined },
  ) => Stored;
  readonly check: (values: Values, checks: FieldChecks, where?: Where<Values>) => void;
}

interface Where<Values> {
  /** Begins the names of a row. */
  readonly at?: string;
  /** Rules that only the caller knows. */
  readonly rules?: Rules<Values>;
}

type Rules<Values> = { readonly [Name in keyof Values]?: Rule };

/** Amounts are typed in euros and percent, so that their names are without the stored unit. */
type FormName<Name> = Name extends `${infer Amount}Cents` ? Amount : Name extends `${infer Amount}Bp` ? Amount : Name;
const formName = (name: string): string => name.replace(/(?:Cents|Bp)$/, "");

type FormValue<F extends Field> = [ValueOf<F>] extends [boolean]
  ? boolean
  : [ValueOf<F>] extends [number]
    ? string
    : [ValueOf<F>] extends [readonly Window[]]
      ? readonly WindowValues[]
      : [ValueOf<F>] extends [string]
        ? string extends ValueOf<F>
          ? string
          : ValueOf<F> | (F extends { readonly optional: true } ? "" : never)
        : ValueOf<F>;

interface RowForm {
  readonly values: (stored: never) => object;
  readonly stored: (values: never, before: never) => object;
  readonly check: (values: never, checks: FieldChecks, where: { readonly at: string }) => void;
}
type RowsOf<Form> = Form extends { readonly values: (stored: never) => infer Row } ? readonly Row[] : never;
type ShownValues<F extends Fields, Shown extends keyof F & string, Rows> = {
  readonly [Name in Shown as FormName<Name>]: Name extends keyof Rows ? RowsOf<Rows[Name]> : FormValue<F[Name]>;
};

export type FormValues<Form extends { readonly values: (stored: never) => object }> = ReturnType<Form["values"]>;

interface ShownKind {
  readonly show: (stored: never) => unknown;
  /** Null: it cannot be read. */
  readonly read: (typed: never, field: Field) => unknown;
  readonly check?: keyof FieldChecks & ("text" | "cents" | "count" | "percent" | "date" | "time" | "windows");
}
const asTyped = (stored: string | number | undefined): string => String(stored ?? "");
const trimmed = (typed: string): string => typed.trim();
const counted: ShownKind = { show: countField, read: readCount, check: "count" };
const kinds: Partial<Record<FieldKind | "windows", ShownKind>> = {
  text: { show: asTyped, read: trimmed, check: "text" },
  date: { show: asTyped, read: trimmed, check: "date" },
  time: { show: asTyped, read: trimmed, check: "time" },
  oneOf: {
    show: asTyped,
    read: (typed: string, { values }) => values?.find((value) => String(value) === typed) ?? typed,
  },
  flag: { show: (stored: boolean | undefined) => stored ?? false, read: (checked) => checked },
  count: counted,
  int: counted,
  cents: { show: centsField, read: readCents, check: "cents" },
  basisPoints: { show: percentField, read: readPercent, check: "percent" },
  list: { show: (stored: readonly unknown[] | undefined) => stored ?? [], read: (chosen) => chosen },
  windows: {
    show: (stored: readonly Window[] | undefined) => windowValues(stored ?? []),
    read: windowsOf,
    check: "windows",
  },
};
const kindOf = ({ kind, of }: Field): ShownKind | undefined => kinds[of === window ? "windows" : kind];

type Plain = Readonly<Record<string, unknown>>;

/**
 * The form of some fields of a document, with the limits that its definition sets. `rows` are the forms of lists of
 * objects; the rows of those that have an id keep what their form does not show. `rules` are limits that the definition
 * lacks or that follow from other fields; what is not asked is neither checked nor, being optional, stored.
 */
export function documentForm<
  F extends Fields,
  const Shown extends keyof F & string,
  const Rows extends { readonly [Name in Shown]?: RowForm } = object,
  Values extends object = ShownValues<F, Shown, Rows>,
>(
  fields: F,
  shown: readonly Shown[],
  more: { readonly rows?: Rows; readonly rules?: (values: NoInfer<Values>) => Rules<NoInfer<Values>> } = {},
): DocumentForm<ValuesOf<F>, Values> {
  const all = shown.flatMap((name) => {
    const field = fields[name];
    return field === undefined
      ? []
      : [{ name, field, key: formName(name), row: more.rows?.[name] as RowForm | undefined }];
  });
  const ruleOf = ({ optional, limits }: Field, key: string, ...rules: (Rules<Values> | undefined)[]): Rule =>
    Object.assign({ optional: optional === true, ...limits }, ...rules.map((each) => each?.[key as keyof Values]));
  return {
    values: (stored) =>
      Object.fromEntries(
        all.map(({ name, field, key, row }) => {
          const value = (stored as Plain)[name] as never;
          return [key, row ? ((value ?? []) as never[]).map(row.values) : kindOf(field)?.show(value)];
        }),
      ) as Values,
    stored: (values, before, others) => {
      const was = before as Plain;
      const rules = more.rules?.(values);
      const read = all.map(({ name, field, key, row }) => {
        const typed = (values as Plain)[key];
        const { asked = true, min = 0 } = ruleOf(field, key, rules);
        const value = row ? storedRows(row, typed, was[name]) : kindOf(field)?.read(typed as never, field);
        const isLeftOut = field.optional === true && (!asked || isEmpty(value, was[name]));
        return [name, isLeftOut ? undefined : (value ?? min)] as const;
      });
      const kept = Object.entries(was).filter(([name]) => name in fields);
      const next = Object.entries({ ...Object.fromEntries([...kept, ...read]), ...others });
      return Object.fromEntries(next.filter(([, value]) => value !== undefined)) as ValuesOf<F>;
    },
    check: (values, checks, { at = "", rules } = {}) => {
      const own = more.rules?.(values);
      for (const { field, key, row } of all) {
        const rule = ruleOf(field, key, own, rules);
        if (rule.asked === false) continue;
        const name = `${at}${key}`;
        const value = (values as Plain)[key] as never;
        const check = kindOf(field)?.check;
        if (rule.missing !== undefined && (value as unknown[]).length === 0) checks.note(name, rule.missing);
        if (row) (value as never[]).forEach((each, index) => row.check(each, checks, { at: `${name}.${index}.` }));
        else if (check !== undefined) checks[check](name, value, rule);
      }
    },
  };
}

/** The names of a form that shows a document whole, but for those: a new plain field is there by itself. */
export const allBut = <F extends Fields, const Other extends keyof F & string>(fields: F, others: readonly Other[]) =>
  Object.keys(fields).filter((name) => !others.includes(name as Other)) as Exclude<keyof F & string, Other>[];

/** Nothing typed, nothing chosen; a switch that was never touched stays absent. */
const isEmpty = (value: unknown, before: unknown): boolean =>
  value === null ||
  value === "" ||
  (Array.isArray(value) && value.length === 0) ||
  (value === false && before === undefined);

function storedRows(form: RowForm, typed: unknown, before: unknown): readonly object[] {
  const known = (before ?? []) as readonly Plain[];
  return (typed as readonly Plain[]).map((row) =>
    form.stored(row as never, (known.find(({ id }) => id !== undefined && id === row["id"]) ?? {}) as never),
  );
}
