import type { DateText, Id, IdKind, Unit } from "../branded.ts";

/**
 * The vocabulary in which a document is defined once, as plain data. Types, stored form, published part, limits of forms
 * and field lists of the rules all come from it.
 */
export interface Field<Value = unknown, Published = unknown> {
  readonly kind: FieldKind;
  /** Absent or a value; never undefined, which the database cannot hold. */
  readonly optional?: true;
  /** Part of the published menu. */
  readonly published?: true;
  /** No rule lets a browser write it. */
  readonly byFunctions?: true;
  readonly limits?: Limits;
  readonly values?: readonly Choice[];
  /** Values that were stored once, with what they mean now. */
  readonly former?: Readonly<Record<string, string>>;
  /** Of a list, a map or something nullable. */
  readonly of?: Field;
  readonly fields?: Fields;
  /** For the compiler alone. */
  readonly holds?: readonly [Value, Published];
}

type Choice = string | number | boolean;

export type FieldKind =
  | "text" | "textOrNumber" | "flag" | "number" | "int" | "count" | "cents" | "basisPoints" | "instant" | "date" | "time" | "month"
  | "oneOf" | "list" | "map" | "object" | "nullable" | "opaque" | "anything"; // prettier-ignore

/** Of what is written: by forms, and as far as they ask for it by the rules. Reading is tolerant, documents are older than limits. */
export interface Limits {
  readonly min?: number;
  /** Of a text its length, of a list its entries, of an amount itself. */
  readonly max?: number;
}

export type Fields = Readonly<Record<string, Field>>;
type OptionalField = { readonly optional: true };
type PublishedField = { readonly published: true };
type Flat<T> = { readonly [Key in keyof T]: T[Key] };

export type ValueOf<F extends Field> = NonNullable<F["holds"]>[0];
/** The values of a document with these fields in memory. */
export type ValuesOf<F extends Fields> = Flat<
  { readonly [Key in keyof F as F[Key] extends OptionalField ? never : Key]: ValueOf<F[Key]> } & {
    readonly [Key in keyof F as F[Key] extends OptionalField ? Key : never]?: ValueOf<F[Key]>;
  }
>;

type PublishedKey<F extends Fields> = { [Key in keyof F]: F[Key] extends PublishedField ? Key : never }[keyof F];
type PublishedValue<F extends Field> = NonNullable<F["holds"]>[1];
/** The published ones of these fields, and of what they hold the same. */
export type PublishedFields<F extends Fields> = {
  readonly [Key in keyof F as F[Key] extends PublishedField ? Key : never]: Field<
    PublishedValue<F[Key]>,
    PublishedValue<F[Key]>
  > &
    (F[Key] extends OptionalField ? OptionalField : unknown);
};
/** An object that marks none of its fields is published whole. */
type PublishedObject<F extends Fields> = [PublishedKey<F>] extends [never] ? ValuesOf<F> : ValuesOf<PublishedFields<F>>;

const simple =
  <Value>(kind: FieldKind) =>
  (limits?: Limits): Field<Value, Value> => ({ kind, ...(limits && { limits }) });

export const text = simple<string>("text");
export const id = <Of extends IdKind>(limits?: Limits): Field<Id<Of>, Id<Of>> => simple<Id<Of>>("text")(limits);
export const textOrNumber = simple<string | number>("textOrNumber");
export const flag = simple<boolean>("flag");
export const number = simple<number>("number");
export const int = simple<number>("int");
/** An amount, a number of things, a length: never below zero. */
export const count = simple<Unit<"count">>("count");
export const grams = simple<Unit<"grams">>("count");
export const minutes = simple<Unit<"minutes">>("count");
/** Integer euro cents, never below zero. */
export const cents = simple<Unit<"cents">>("cents");
/** Whole percents or cents, as the mode beside it says. */
export const percentOrCents = simple<number>("count");
export const signedCents = simple<Unit<"cents">>("int");
export const basisPoints = simple<Unit<"basisPoints">>("basisPoints");
/** A timestamp in the database, milliseconds in memory. */
export const instant = simple<Unit<"instant">>("instant");
export const localDate = simple<DateText<"date">>("date");
export const localTime = simple<DateText<"time">>("time");
export const monthKey = simple<DateText<"month">>("month");
/** Structures that are stored and handed on without looking inside. */
/** Checked by its reader. */
export const anything = simple<unknown>("anything");
export const opaque = simple<Readonly<Record<string, unknown>>>("opaque");

interface OneOf<Values extends readonly Choice[]> extends Field<Values[number], Values[number]> {
  readonly values: Values;
}

export function oneOf<const Values extends readonly Choice[]>(
  values: Values,
  former?: Readonly<Record<string, Values[number] & string>>,
): OneOf<Values> {
  return { kind: "oneOf", values, ...(former && { former }) };
}

export function list<F extends Field>(
  of: F,
  limits?: Limits,
): Field<readonly ValueOf<F>[], readonly PublishedValue<F>[]> {
  return { kind: "list", of, ...(limits && { limits }) };
}

export function mapOf<F extends Field>(
  of: F,
  limits?: Limits,
): Field<Readonly<Record<string, ValueOf<F>>>, Readonly<Record<string, PublishedValue<F>>>> {
  return { kind: "map", of, ...(limits && { limits }) };
}

export function nullable<F extends Field>(of: F): Field<ValueOf<F> | null, PublishedValue<F> | null> {
  return { kind: "nullable", of };
}

export interface ObjectField<F extends Fields> extends Field<ValuesOf<F>, PublishedObject<F>> {
  readonly fields: F;
}

export function object<const F extends Fields>(fields: F, limits?: Limits): ObjectField<F> {
  return { kind: "object", fields, ...(limits && { limits }) };
}

export function optional<F extends Field>(field: F): F & OptionalField {
  return { ...field, optional: true };
}

export function published<const F extends Fields>(fields: F): { readonly [Key in keyof F]: F[Key] & PublishedField } {
  return marked(fields, { published: true }) as never;
}

export function byFunctions<const F extends Fields>(fields: F): F {
  return marked(fields, { byFunctions: true }) as F;
}

/** Monday = 1. */
export const weekday = oneOf([1, 2, 3, 4, 5, 6, 7]);

const marked = (fields: Fields, mark: Partial<Field>): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, { ...field, ...mark }]));
