import { number, object, oneOf, optional, text, type ValueOf } from "../fields/field.ts";
import { countries } from "./country.ts";

export const country = oneOf(countries);

export const address = object(
  {
    street: text(),
    houseNo: text(),
    /** A string: 01067 keeps its zero (ADR-01). */
    zip: text(),
    city: text(),
    country,
    geo: optional(object({ lat: number(), lng: number() })),
    note: optional(text()),
  },
  { max: 12 },
);
export type Address = ValueOf<typeof address>;
