import * as f from "../fields/field.ts";
import { countries } from "./country.ts";

export const country = f.oneOf(countries);

export const address = f.object(
  {
    street: f.text(),
    houseNo: f.text(),
    /** A string: 01067 keeps its zero (ADR-01). */
    zip: f.text(),
    city: f.text(),
    country,
    geo: f.optional(f.object({ lat: f.number(), lng: f.number() })),
    note: f.optional(f.text()),
  },
  { max: 12 },
);
export type Address = f.ValueOf<typeof address>;
