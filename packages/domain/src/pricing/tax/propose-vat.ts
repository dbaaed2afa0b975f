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
    for (const { key, ends, of } of vatProposals) {
      const word = endsLike(text, ends);
      if (word !== undefined) return { key, word, ...of[country] };
    }
  }
  return null;
}

/** The first word of a text that ends like one of these. */
export function endsLike(text: string, ends: readonly string[]): string | undefined {
  const words = text.split(/[^\p{L}]+/u).filter((word) => word !== "");
  return words.find((word) => ends.some((end) => endsWith(lower(word), lower(end))));
}

function lower(word: string): string {
  return word.toLocaleLowerCase("de");
}

/** Words that end like goods that they are none of. */
const looksAlike = /(?:schwein|preis|feier|brei)$/;

/** Short ends stand for themselves alone. */
function endsWith(word: string, end: string): boolean {
  if (end.length <= 3) return word === end;
  return word.endsWith(end) && !(looksAlike.test(word) && !looksAlike.test(end));
}
