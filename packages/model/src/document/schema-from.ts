import * as z from "@lokalkorb/contracts/schema";
import type { Field, Fields, ValuesOf } from "@lokalkorb/domain/kernel/fields/field";

/**
 * Schemas out of fields. A schema runs both ways: decoding takes what the database holds, encoding makes what
 * every SDK can save. Objects are tolerant of unknown fields, and no limit is asked for: documents are older than both.
 */

interface TimestampLike {
  toMillis(): number;
}

const isTimestamp = (value: unknown): value is Date | TimestampLike =>
  value instanceof Date ||
  (typeof value === "object" && value !== null && "toMillis" in value && typeof value.toMillis === "function");

/** Timestamp in the database, epoch milliseconds (`Instant`) in memory. All SDKs save a Date as a timestamp. */
export const instant = z.codec(z.custom<Date | TimestampLike>(isTimestamp, "not a timestamp"), z.number(), {
  decode: (stored) => (stored instanceof Date ? stored.getTime() : stored.toMillis()),
  encode: (millis) => new Date(millis),
});

const count = z.int().check(z.minimum(0));
const inJson = {
  text: z.string(),
  textOrNumber: z.union([z.string(), z.number()]),
  flag: z.boolean(),
  number: z.number(),
  int: z.int(),
  count,
  cents: count,
  basisPoints: z.int().check(z.minimum(0), z.maximum(10_000)),
  instant: z.number(),
  date: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  time: z.string().check(z.regex(/^\d{2}:\d{2}$/)),
  month: z.string().check(z.regex(/^\d{4}-\d{2}$/)),
  opaque: z.record(z.string(), z.unknown()),
  anything: z.unknown(),
};
type Simple = Record<keyof typeof inJson, z.ZodMiniType>;

export const storedSchema = (fields: Fields): z.ZodMiniObject => objectOf(fields, { ...inJson, instant });

/** As JSON, where moments are plain numbers. */
export const jsonSchema = <F extends Fields>(fields: F): z.ZodMiniType<ValuesOf<F>> =>
  objectOf(fields, inJson) as never;

const objectOf = (fields: Fields, simple: Simple): z.ZodMiniObject =>
  z.object(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field, simple)])));

/** Absent or a value; never undefined, which the database cannot hold. */
function schemaOf(field: Field, simple: Simple): z.ZodMiniType {
  const schema = requiredSchema(field, simple);
  return field.optional ? z.exactOptional(schema) : schema;
}

function requiredSchema({ kind, of, fields = {}, values = [], former }: Field, simple: Simple): z.ZodMiniType {
  const inner = (): z.ZodMiniType => schemaOf(of as Field, simple);
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
