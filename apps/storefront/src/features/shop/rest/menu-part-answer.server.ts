import type { Menu } from "@lokalkorb/domain/menu/menu";
import { cutMenu, entriesOfProducts, menuParts } from "@lokalkorb/domain/menu/menu-parts";
import type { MenuPartAnswer, MenuPartQuestion } from "@/entities/menu-part/menu-part";
import { nearMenu } from "../found/near-menu.ts";
import { menuSections, type MenuSection } from "../menu/menu-sections.ts";
import { searchMenu } from "../menu/search-menu.ts";

/** Four parts, which is more than a person reads. */
const mostFound = 96;

/** The answer from the whole menu. */
export function menuPartAnswer(menu: Menu, question: MenuPartQuestion): MenuPartAnswer {
  if ("parts" in question) {
    const parts = partsOf(menu);
    return answerOf(
      menu,
      question.parts.map((part) => parts[part] ?? { categoryId: "", entries: [] }),
    );
  }
  if ("products" in question)
    return answerOf(menu, [{ categoryId: "", entries: entriesOfProducts(menu, new Set(question.products)) }]);
  const called = searchMenu(sectionsOf(menu), question.search);
  const sections = called.length > 0 ? called : nearMenu(sectionsOf(menu), question.search);
  const found = sections.reduce((sum, { views }) => sum + views.length, 0);
  let left = mostFound;
  const runs = sections.flatMap(({ id, views }) => {
    const entries = views.slice(0, left).map(({ entry }) => entry);
    left -= entries.length;
    return entries.length === 0 ? [] : [{ categoryId: id, entries }];
  });
  return { ...answerOf(menu, runs), found };
}

const answerOf = (menu: Menu, runs: MenuPartAnswer["runs"]): MenuPartAnswer => ({
  menu: cutMenu(
    menu,
    runs.flatMap(({ entries }) => entries),
  ),
  runs,
  found: 0,
});

const noMoment = { prices: {}, unavailable: [], notThisMethod: [] };
const sectionsOf = keptFor((menu): readonly MenuSection[] => menuSections(menu, noMoment));
const partsOf = keptFor(menuParts);

/** A menu is the same object as long as it is kept at all. */
function keptFor<Value>(make: (menu: Menu) => Value): (menu: Menu) => Value {
  const kept = new WeakMap<Menu, Value>();
  return (menu) => {
    const value = kept.get(menu) ?? make(menu);
    kept.set(menu, value);
    return value;
  };
}
