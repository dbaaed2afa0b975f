import { folded, wordsIn } from "@lokalkorb/domain/kernel/format/folded";
import { isNearWord } from "@lokalkorb/domain/kernel/format/near-word";

/** Products of which each typed word is nearly a word of the name, where nothing was found as it was typed. */
export function nearMenu<View extends { readonly name: string }, S extends { readonly views: readonly View[] }>(
  sections: readonly (S & { readonly views: readonly View[] })[],
  search: string,
): readonly S[] {
  const typed = wordsIn(search);
  if (typed.length === 0) return [];
  return sections.flatMap((section) => {
    const views = section.views.filter(({ name }) => {
      const words = folded(name).split(/[^\p{L}\d]+/u);
      return typed.every((one) => words.some((word) => isNearWord(one, word)));
    });
    return views.length === 0 ? [] : [{ ...section, views }];
  });
}
