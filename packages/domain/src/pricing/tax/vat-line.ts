import * as f from "../../kernel/fields/field.ts";

/** The taxed amount of one rate. */
export const vatPart = f.object({ rateBp: f.basisPoints(), grossCents: f.signedCents() });
export type VatPart = f.ValueOf<typeof vatPart>;

/** One per rate; the gross amounts add up to the taxed part of the total (VAT-20: net = round, VAT = gross - net). */
export const vatLine = f.object({
  rateBp: f.basisPoints(),
  netCents: f.signedCents(),
  vatCents: f.signedCents(),
  grossCents: f.signedCents(),
});
export type VatLine = f.ValueOf<typeof vatLine>;
