import { basisPoints, int, object, type ValueOf } from "../../kernel/fields/field.ts";

/** The taxed amount of one rate. */
export const vatPart = object({ rateBp: basisPoints(), grossCents: int() });
export type VatPart = ValueOf<typeof vatPart>;

/** One per rate; the gross amounts add up to the taxed part of the total (VAT-20: net = round, VAT = gross - net). */
export const vatLine = object({ rateBp: basisPoints(), netCents: int(), vatCents: int(), grossCents: int() });
export type VatLine = ValueOf<typeof vatLine>;
