import { allergenCodes, type AllergenCode } from "@lokalkorb/domain/catalog/goods/allergen";
import { diets, type Diet } from "@lokalkorb/domain/catalog/goods/diet";
import { isFiltering, type MenuFilter } from "@lokalkorb/domain/menu/filter/menu-filter";
import { fieldsOf } from "@/shared/environment/browser-storage";

/** How diets and allergens are called in an address, which people read and send. */
const dietWords: Readonly<Record<Diet, string>> = {
  vegan: "vegan",
  vegetarian: "vegetarisch",
  halal: "halal",
  glutenFree: "glutenfrei",
  lactoseFree: "laktosefrei",
  organic: "bio",
};
const allergenWords: Readonly<Record<AllergenCode, string>> = {
  gluten: "gluten",
  crustaceans: "krebstiere",
  egg: "ei",
  fish: "fisch",
  peanut: "erdnuss",
  soy: "soja",
  milk: "milch",
  nuts: "nuesse",
  celery: "sellerie",
  mustard: "senf",
  sesame: "sesam",
  sulphite: "sulfit",
  lupin: "lupine",
  molluscs: "weichtiere",
};
const name = "nur";
const free = (code: AllergenCode): string => `ohne-${allergenWords[code]}`;

/** Null: the address says nothing of a filter. Unknown words are passed over. */
export function readFilterAddress(search: string): MenuFilter | null {
  const said = new URLSearchParams(search).get(name);
  if (said === null) return null;
  const words = new Set(said.split(","));
  return {
    diets: diets.filter((diet) => words.has(dietWords[diet])),
    without: allergenCodes.filter((code) => words.has(free(code))),
  };
}

/** The same address with this filter, or without one. */
export function filterAddress(address: string, filter: MenuFilter): string {
  const url = new URL(address);
  url.searchParams.delete(name);
  const words = [...filter.diets.map((diet) => dietWords[diet]), ...filter.without.map(free)];
  const rest = url.searchParams.toString();
  const query = [...(rest === "" ? [] : [rest]), ...(isFiltering(filter) ? [`${name}=${words.join(",")}`] : [])];
  return `${url.pathname}${query.length === 0 ? "" : `?${query.join("&")}`}${url.hash}`;
}

/** As a browser kept it. */
export function keptFilter(stored: unknown): MenuFilter {
  const { diets: liked, without } = fieldsOf(stored);
  const isIn = (list: unknown, value: string): boolean => Array.isArray(list) && list.includes(value);
  return {
    diets: diets.filter((diet) => isIn(liked, diet)),
    without: allergenCodes.filter((code) => isIn(without, code)),
  };
}
