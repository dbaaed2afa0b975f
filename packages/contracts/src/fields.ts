import { countries } from "@lokalkorb/domain/kernel/country/country";
import type { Id, IdKind } from "@lokalkorb/domain/kernel/branded";
import type { Cents } from "@lokalkorb/domain/kernel/money/cents";
import * as z from "./schema.ts";

/** Made by the client when the form opens; the same id with the same body gets the same answer. */
export const requestId = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/));

/** A document id as our clients and functions make them; Firestore keeps `__…__` for itself. */
export const documentId = z.string().check(z.regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/));
export const id = <Of extends IdKind>(): z.ZodMiniType<Id<Of>, Id<Of>> => documentId;

export const cents: z.ZodMiniType<Cents, Cents> = z.int().check(z.minimum(0), z.maximum(100_000_00));

export const slotKey = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(_2)?$/));

/**
 * Invisible characters that turn text around or split it are removed, as phones put them around copied numbers; the
 * joiners of some scripts and of emoji stay.
 */
const plain = () => z.overwrite<string>((text) => text.replaceAll(/(?![\u200C\u200D])\p{Cf}/gu, ""));

/** One line of free text without control characters. */
export const line = (max: number) => z.string().check(plain(), z.trim(), z.maxLength(max), z.regex(/^[^\p{Cc}]*$/u));

/** Free text; line breaks and tabs allowed. */
export const paragraph = (max: number) =>
  z.string().check(plain(), z.trim(), z.maxLength(max), z.regex(/^(?:[^\p{Cc}]|[\n\r\t])*$/u));

/** A code as it is typed; upper case counts. */
export const discountCode = z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9][A-Z0-9_-]{2,39}$/));

/** Without coordinates: a fee and an area are not for the shopper's browser to choose. */
export const postalAddress = z.strictObject({
  street: line(120).check(z.minLength(1)),
  houseNo: line(20).check(z.minLength(1)),
  zip: z.string().check(z.regex(/^\d{4,5}$/)),
  city: line(80).check(z.minLength(1)),
  country: z.enum(countries),
  note: z.exactOptional(line(200)),
});
