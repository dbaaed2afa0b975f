import { dietLabels } from "@lokalkorb/domain/labels/catalog-labels";
import { folded, wordsIn } from "@lokalkorb/domain/kernel/format/folded";
import type { Diet } from "@lokalkorb/domain/catalog/goods/diet";

interface Section<View> {
  readonly name: string;
  readonly views: readonly View[];
}

/**
 * The sections with what fits all words, by name, description, diet or section; a section whose own name fits stays whole.
 * Products of that name go before those that only speak of it, in each section and among them. Empty sections go.
 */
export function searchMenu<
  View extends {
    readonly name: string;
    readonly description: string | undefined;
    readonly diets?: readonly Diet[];
  },
  S extends Section<View>,
>(sections: readonly (S & { readonly views: readonly View[] })[], search: string): readonly S[] {
  const words = wordsIn(search);
  if (words.length === 0) return sections;
  const fits = (text: string): boolean => words.every((word) => text.includes(word));
  const isCalled = ({ name }: View): number => Number(!fits(folded(name)));
  return sections
    .flatMap((section) => {
      const whole = fits(folded(section.name));
      const found = section.views.filter(({ name, description, diets = [] }) => {
        const words = [name, description, section.name, ...diets.map((diet) => dietLabels[diet])];
        return whole || fits(folded(words.join(" ")));
      });
      const views = found.toSorted((a, b) => isCalled(a) - isCalled(b));
      return views.length === 0 ? [] : [{ ...section, views }];
    })
    .toSorted((a, b) => Math.min(...a.views.map(isCalled)) - Math.min(...b.views.map(isCalled)));
}
