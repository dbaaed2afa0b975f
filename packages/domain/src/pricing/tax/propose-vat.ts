import type { Country } from "../../kernel/country/country.ts";
import { wordWithEnd } from "../../catalog/labelling/word-with-end.ts";
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
      const word = wordWithEnd(text, ends);
      if (word !== undefined) return { key, word, ...of[country] };
    }
  }
  return null;
}
