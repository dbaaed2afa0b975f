import type { Field, FieldKind, Fields, ValueOf, ValuesOf } from "@lokalkorb/domain/kernel/fields/field";
import { centsField, countField, percentField, readCents, readCount, readPercent } from "./read-amount.ts";
import type { fieldChecks } from "./read-fields.ts";

type PlainKey<F extends Fields, Own> = {
  readonly [Key in keyof F]: Key extends Own ? never : [ValueOf<F[Key]>] extends [string | number | boolean] ? Key : never;
}[keyof F]; // prettier-ignore

/** Fields that a form shows as they are stored, each by one value: all of a document but those that it shows in a way of its own. */
export function plainFields<F extends Fields, const Own extends keyof F & string>(
  fields: F,
  own: readonly Own[],
): Pick<F, PlainKey<F, Own>> {
  const isPlain = (name: string, { kind }: Field): boolean => kind in plainKinds && !own.includes(name as Own);
  return Object.fromEntries(Object.entries(fields).filter(([name, field]) => isPlain(name, field))) as never;
}

type FormValue<F extends Field> = [ValueOf<F>] extends [boolean]
  ? boolean
  : [ValueOf<F>] extends [number]
    ? string
    : string extends ValueOf<F>
      ? string
      : ValueOf<F> | (F extends { readonly optional: true } ? "" : never);
export type FormValues<F extends Fields> = { readonly [Key in keyof F]: FormValue<F[Key]> };

interface PlainKind {
  readonly show: (stored: never) => unknown;
  /** Null: it cannot be read. */
  readonly read: (typed: string) => unknown;
}
const asText: PlainKind = { show: (stored: string | undefined) => stored ?? "", read: (typed) => typed.trim() };
const asCount: PlainKind = { show: countField, read: readCount };
const plainKinds: Partial<Record<FieldKind, PlainKind>> = {
  text: asText,
  oneOf: asText,
  flag: { show: (stored: boolean | undefined) => stored ?? false, read: (checked) => checked },
  count: asCount,
  int: asCount,
  cents: { show: centsField, read: readCents },
  basisPoints: { show: percentField, read: readPercent },
};

export function formValues<F extends Fields>(fields: F, stored: Partial<ValuesOf<F>>): FormValues<F> {
  const values: Readonly<Record<string, unknown>> = stored;
  return Object.fromEntries(
    Object.entries(fields).map(([name, { kind }]) => [name, plainKinds[kind]?.show(values[name] as never)]),
  ) as FormValues<F>;
}

/** The stored form of values without errors; empty optional fields are left out. */
export function storedValues<F extends Fields>(fields: F, values: FormValues<F>): ValuesOf<F> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { kind, optional, limits }]) => {
      const read = plainKinds[kind]?.read(values[name] as string);
      if (optional && (read === "" || read === null)) return [];
      return [[name, read ?? limits?.min ?? 0]];
    }),
  ) as ValuesOf<F>;
}

export function checkValues<F extends Fields>(
  fields: F,
  values: FormValues<F>,
  { note, text, cents, count }: ReturnType<typeof fieldChecks>,
): void {
  for (const [name, { kind, optional = false, limits = {} }] of Object.entries(fields)) {
    const value = values[name] as string;
    if (kind === "text" && optional) {
      if (value.length > (limits.max ?? Infinity)) note(name, "too-long");
    } else if (kind === "text") text(name, value, limits.max ?? Infinity);
    else if (kind === "cents") cents(name, value, { optional, ...limits });
    else if (kind === "count" || kind === "int") count(name, value, { optional, ...limits });
  }
}
