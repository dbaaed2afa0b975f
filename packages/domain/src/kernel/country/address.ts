import type { Country } from "./country.ts";

export interface Address {
  readonly street: string;
  readonly houseNo: string;
  /** A string: 01067 keeps its zero (ADR-01). */
  readonly zip: string;
  readonly city: string;
  readonly country: Country;
  readonly geo?: { readonly lat: number; readonly lng: number };
  readonly note?: string;
}
