interface Section<View> {
  readonly name: string;
  readonly views: readonly View[];
}

/** Small and without accents, so that „kase“ finds „Käse“ and „strasse“ finds „Straße“. */
const plain = (text: string): string =>
  text.toLowerCase().replaceAll("ß", "ss").normalize("NFD").replaceAll(/\p{M}/gu, "");

/** The sections with what fits all words; a section whose own name fits stays whole. Empty sections go. */
export function searchMenu<
  View extends { readonly name: string; readonly description: string | undefined },
  S extends Section<View>,
>(sections: readonly (S & { readonly views: readonly View[] })[], search: string): readonly S[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return sections;
  const fits = (text: string): boolean => words.every((word) => text.includes(word));
  return sections.flatMap((section) => {
    const whole = fits(plain(section.name));
    const views = whole
      ? section.views
      : section.views.filter(({ name, description }) => fits(plain(`${name} ${description ?? ""} ${section.name}`)));
    return views.length === 0 ? [] : [{ ...section, views }];
  });
}
