import type { Country } from "../../kernel/country/country.ts";
import { vatProposals, type ProposedVat } from "./vat-proposals.ts";

export interface VatProposal extends ProposedVat {
  readonly key: string;
  /** The word that decided. */
  readonly word: string;
}

export interface VatQuestion {
  readonly country: Country;
  readonly name: string;
  /** Asked where the name says nothing. */
  readonly category?: string;
}

/** Null: the words say nothing about the tax. */
export function proposeVat({ country, name, category = "" }: VatQuestion): VatProposal | null {
  for (const text of [name, category]) {
    const words = text.split(/[^\p{L}]+/u).filter((word) => word !== "");
    for (const { key, ends, of } of vatProposals) {
      const word = words.find((one) => ends.some((end) => endsWith(one.toLocaleLowerCase("de"), end)));
      if (word !== undefined) return { key, word, ...of[country] };
    }
  }
  return null;
}

/** Words that end like goods that they are none of. */
const looksAlike = /(?:schwein|preis|feier|brei)$/;

/** Short ends stand for themselves alone. */
function endsWith(word: string, end: string): boolean {
  if (end.length <= 3) return word === end;
  return word.endsWith(end) && !(looksAlike.test(word) && !looksAlike.test(end));
}
