import { countries } from "@lokalkorb/domain/kernel/country/country";
import { allergenCodes, allergenKinds, type Allergen } from "@lokalkorb/domain/catalog/goods/allergen";
import { fulfilmentTypes } from "@lokalkorb/domain/kernel/fulfilment-type";
import * as z from "@lokalkorb/contracts/schema";

/**
 * The vocabulary of fields. A schema runs both ways: decoding takes what the database holds, encoding makes what
 * every SDK can save. Objects are tolerant of unknown fields, because documents are older than schemas.
 */

/** Absent or a value; never undefined, which the database cannot hold. */
export const optional = z.exactOptional;

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

export const text = z.string();
export const textOrNumber = z.union([z.string(), z.number()]);
export const flag = z.boolean();
export const number = z.number();
export const int = z.int();
/** An amount, a count, a length: never below zero. */
export const count = z.int().check(z.minimum(0));
/** Integer euro cents, never below zero. */
export const cents = z.int().check(z.minimum(0));
/** Discounts, refunds, storno. */
export const signedCents = z.int();
export const basisPoints = z.int().check(z.minimum(0), z.maximum(10_000));
export const texts = z.array(text);
export const list = z.array;
export const oneOf = z.enum;
/** For what was saved in another way once. */
export const codec = z.codec;
export const object = z.object;
export const nullable = z.nullable;
export const mapOf = <Value extends z.ZodMiniType>(value: Value) => z.record(z.string(), value);
/** Structures that this product stores and hands on without looking inside. */
export const opaque = z.record(z.string(), z.unknown());

export const localDate = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
export const localTime = z.string().check(z.regex(/^\d{2}:\d{2}$/));
export const monthKey = z.string().check(z.regex(/^\d{4}-\d{2}$/));
export const weekday = z.literal([1, 2, 3, 4, 5, 6, 7]);
export const country = oneOf(countries);
export const fulfilmentType = oneOf(fulfilmentTypes);

const kindsOf = (code: "gluten" | "nuts"): string[] => allergenKinds[code].map((kind) => `${code}:${kind}`);
const allergens = new Set<unknown>([...allergenCodes, ...kindsOf("gluten"), ...kindsOf("nuts")]);
export const ageLimit = z.literal([16, 18]);
/** Never letters: the same letter means different things in Austria and Germany. */
export const allergen = z.custom<Allergen>((value) => allergens.has(value), "not an allergen");
