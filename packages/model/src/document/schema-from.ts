import * as z from "@lokalkorb/contracts/schema";
import type { Field, Fields, ValueOf, ValuesOf } from "@lokalkorb/domain/kernel/fields/field";
import {
  basisPoints,
  count,
  flag,
  instant,
  int,
  localDate,
  localTime,
  monthKey,
  number,
  opaque,
  text,
} from "./codecs.ts";

/** The values of the schema of fields are for the compiler alone. */
export type SchemaOf<Values> = z.ZodMiniObject & { readonly holds: Values };

/** The stored form of one field, for documents that are still written as schemas. */
export const storedField = <F extends Field>(field: F): z.ZodMiniType<ValueOf<F>> =>
  requiredSchema(field, { ...simple, instant }) as never;

/** The stored form of fields, both ways: checked as strictly as documents of every age allow. */
export const storedSchema = <F extends Fields>(fields: F): SchemaOf<ValuesOf<F>> =>
  objectOf(fields, { ...simple, instant }) as never;

/** The same as JSON, where moments are plain numbers. */
export const jsonSchema = <F extends Fields>(fields: F): z.ZodMiniType<ValuesOf<F>> =>
  objectOf(fields, simple) as never;

const simple = {
  text, flag, number, int, count, cents: count, basisPoints, opaque, instant: number,
  date: localDate, time: localTime, month: monthKey,
}; // prettier-ignore
type Simple = Record<keyof typeof simple, z.ZodMiniType>;

const objectOf = (fields: Fields, simple: Simple): z.ZodMiniObject =>
  z.object(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field, simple)])));

function fieldSchema(field: Field, simple: Simple): z.ZodMiniType {
  const schema = requiredSchema(field, simple);
  return field.optional ? z.exactOptional(schema) : schema;
}

function requiredSchema({ kind, of, fields = {}, values = [], former }: Field, simple: Simple): z.ZodMiniType {
  const inner = (): z.ZodMiniType => fieldSchema(of as Field, simple);
  switch (kind) {
    case "object":
      return objectOf(fields, simple);
    case "list":
      return z.array(inner());
    case "map":
      return z.record(z.string(), inner());
    case "nullable":
      return z.nullable(inner());
    case "oneOf":
      return former ? renamed(values, former) : z.literal([...values]);
    default:
      return simple[kind];
  }
}

function renamed(values: Field["values"] & {}, former: Readonly<Record<string, string>>): z.ZodMiniType {
  return z.codec(z.literal([...values, ...Object.keys(former)]), z.literal([...values]), {
    decode: (stored) => former[String(stored)] ?? stored,
    encode: (value) => value,
  });
}
