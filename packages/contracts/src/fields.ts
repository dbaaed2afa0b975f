import { countries } from "@lokalkorb/domain/jurisdiction/country";
import * as z from "./schema.ts";

/** Made by the client when the form opens; the same id with the same body gets the same answer. */
export const requestId = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/));

/** A document id as our clients and functions make them. */
export const documentId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,128}$/));

export const cents = z.int().check(z.minimum(0), z.maximum(100_000_00));

export const slotKey = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(_2)?$/));

/** One line of free text without control characters. */
export const line = (max: number) => z.string().check(z.trim(), z.maxLength(max), z.regex(/^[^\p{Cc}]*$/u));

/** Free text; line breaks and tabs allowed. */
export const paragraph = (max: number) =>
  z.string().check(z.trim(), z.maxLength(max), z.regex(/^(?:[^\p{Cc}]|[\n\r\t])*$/u));

/** What shoppers type; upper case is what counts. */
export const discountCode = z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9][A-Z0-9_-]{2,39}$/));

export const postalAddress = z.strictObject({
  street: line(120).check(z.minLength(1)),
  houseNo: line(20).check(z.minLength(1)),
  zip: z.string().check(z.regex(/^\d{4,5}$/)),
  city: line(80).check(z.minLength(1)),
  country: z.enum(countries),
  geo: z.optional(
    z.strictObject({
      lat: z.number().check(z.minimum(-90), z.maximum(90)),
      lng: z.number().check(z.minimum(-180), z.maximum(180)),
    }),
  ),
  note: z.optional(line(200)),
});
