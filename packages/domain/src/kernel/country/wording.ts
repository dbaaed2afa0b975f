import type { Country } from "./country.ts";

/** Wording of the countries we serve. Apart from their law, because every page of a shop needs it (P1). */
export interface Wording {
  readonly january: string;
  /** FOO-03: one letter per entry of `allergenCodes`, in that order; null where law knows no letters. */
  readonly allergenLetters: string | null;
}

export const wordings: Readonly<Record<Country, Wording>> = {
  DE: { january: "Januar", allergenLetters: null },
  AT: { january: "Jänner", allergenLetters: "ABCDEFGHLMNOPR" },
};
