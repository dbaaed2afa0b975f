import type { Diet } from "@lokalkorb/domain/catalog/goods/diet";
import type { filterDiets } from "./search-page.ts";

/** The typed question, and its conditions. */
export interface Input {
  readonly words: string;
  readonly diets: readonly Diet[];
}

const endings = "(e[nmrs]?)?";
const dietWords: Readonly<Record<(typeof filterDiets)[number], RegExp>> = {
  organic: new RegExp(`^(bio|öko|(bio|öko)logisch${endings})$`, "iu"),
  vegan: new RegExp(`^vegan${endings}$`, "iu"),
  vegetarian: new RegExp(`^(veggie|vegetarisch${endings})$`, "iu"),
  glutenFree: new RegExp(`^glutenfrei${endings}$`, "iu"),
  lactoseFree: new RegExp(`^la[kc]tosefrei${endings}$`, "iu"),
};

/** „Milch vegan“ asks for milk that is vegan, and not for milk or anything vegan. */
export function readInput(typed: string): Input {
  const inOneWord = typed.replaceAll(/\bohne (gluten|la[kc]tose)\b/giu, "$1frei");
  const words = inOneWord.split(/\s+/u).filter((word) => word !== "");
  const dietOf = (word: string): Diet | undefined =>
    (Object.keys(dietWords) as (keyof typeof dietWords)[]).find((diet) => dietWords[diet].test(word));
  return {
    words: words.filter((word) => dietOf(word) === undefined).join(" "),
    diets: [...new Set(words.flatMap((word) => dietOf(word) ?? []))],
  };
}
