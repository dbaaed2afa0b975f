/** The 14 groups of EU regulation 1169/2011, annex II. Letters and words are a matter of display (product/legal FOO-03). */
export const allergenCodes = [
  "gluten",
  "crustaceans",
  "egg",
  "fish",
  "peanut",
  "soy",
  "milk",
  "nuts",
  "celery",
  "mustard",
  "sesame",
  "sulphite",
  "lupin",
  "molluscs",
] as const;
export type AllergenCode = (typeof allergenCodes)[number];

/** Cereals and nuts must be named one by one (FOO-03). */
export const allergenKinds = {
  gluten: ["wheat", "rye", "barley", "oats", "spelt"],
  nuts: ["almond", "hazelnut", "walnut", "cashew", "pecan", "brazilNut", "pistachio", "macadamia"],
} as const;
export type AllergenKind = (typeof allergenKinds)[keyof typeof allergenKinds][number];

/** `gluten:wheat` where a kind is known, else the bare code. */
export type Allergen =
  | AllergenCode
  | `gluten:${(typeof allergenKinds)["gluten"][number]}`
  | `nuts:${(typeof allergenKinds)["nuts"][number]}`;

/** FOO-03: a group of cereals or nuts without its kind. */
export const hasUnnamedKind = (allergens: readonly Allergen[]): boolean =>
  Object.keys(allergenKinds).some((group) => allergens.some((allergen) => allergen === group));
