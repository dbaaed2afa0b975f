import type { Country } from "../../kernel/country/country.ts";
import { wordings } from "../../kernel/country/wording.ts";
import {
  type Allergen,
  type AllergenCode,
  allergenCodes,
  type AllergenKind,
  allergenKinds,
} from "../goods/allergen.ts";

/** FOO-03, the short German names. */
const words: Readonly<Record<AllergenCode, string>> = {
  gluten: "Glutenhaltiges Getreide",
  crustaceans: "Krebstiere",
  egg: "Eier",
  fish: "Fische",
  peanut: "Erdnüsse",
  soy: "Soja",
  milk: "Milch",
  nuts: "Schalenfrüchte",
  celery: "Sellerie",
  mustard: "Senf",
  sesame: "Sesam",
  sulphite: "Schwefeldioxid und Sulfite",
  lupin: "Lupinen",
  molluscs: "Weichtiere",
};

const kindWords: Readonly<Record<AllergenKind, string>> = {
  wheat: "Weizen",
  rye: "Roggen",
  barley: "Gerste",
  oats: "Hafer",
  spelt: "Dinkel",
  almond: "Mandel",
  hazelnut: "Haselnuss",
  walnut: "Walnuss",
  cashew: "Cashew",
  pecan: "Pekannuss",
  brazilNut: "Paranuss",
  pistachio: "Pistazie",
  macadamia: "Macadamia",
};

const kindsByCode: Readonly<Record<string, readonly AllergenKind[]>> = allergenKinds;

export interface AllergenLabel {
  readonly code: AllergenCode;
  /** null where law knows no letters. */
  readonly letter: string | null;
  readonly word: string;
  /** Cereals and nuts one by one, as far as they are known. */
  readonly kinds: readonly string[];
}

/** One label per group in the order of the regulation, for a list with explanations. */
export function allergenLabels(allergens: readonly Allergen[], country: Country): AllergenLabel[] {
  const letters = wordings[country].allergenLetters;
  return allergenCodes.flatMap((code, index) => {
    const mine = allergens.filter((allergen) => allergen === code || allergen.startsWith(`${code}:`));
    if (mine.length === 0) return [];
    const kinds = (kindsByCode[code] ?? []).filter((kind) => mine.some((allergen) => allergen === `${code}:${kind}`));
    return [{ code, letter: letters?.[index] ?? null, word: words[code], kinds: kinds.map((kind) => kindWords[kind]) }];
  });
}

/** One line: 'A Glutenhaltiges Getreide (Weizen), G Milch' in Austria, 'Glutenhaltiges Getreide (Weizen), Milch' in Germany. */
export function allergenText(allergens: readonly Allergen[], country: Country): string {
  return allergenLabels(allergens, country)
    .map(
      ({ letter, word, kinds }) =>
        `${letter === null ? "" : `${letter} `}${word}${kinds.length > 0 ? ` (${kinds.join(", ")})` : ""}`,
    )
    .join(", ");
}
