import type { Allergen } from "../goods/allergen.ts";
import type { Diet } from "../goods/diet.ts";

/** A name that law keeps for goods of milk or meat, on goods of plants. */
export interface ReservedName {
  readonly kind: "milk" | "meat";
  /** As it stands in the name. */
  readonly word: string;
}

export interface NamedGoods {
  readonly name: string;
  readonly diets: readonly Diet[];
  readonly allergens: readonly Allergen[];
}

const milk = "(?:milch|käse|butter|jogh?urt|quark|sahne|rahm|molke|kefir|schmand|topfen|obers)";
/** Compounds count at both ends: also what is made with it must contain it. */
const milkWord = new RegExp(
  `${milk}(?:s|n|en)?$|^(?:milch|käse|butter|jogh?urt|quark|sahne|rahm(?!en|ig)|schmand|topfen)`,
  "u",
);
/** Plants that flavour no dairy goods, before any name of milk, and those that do before milk and cream. */
const plantMilk = new RegExp(
  `^(?:bio)?(?:(?:hafer|soja|dinkel|hanf|lupinen|erbsen|cashew|tofu)${milk}|(?:mandel|reis|nuss|haselnuss|walnuss|kokosnuss|pistazien|macadamia)(?:milch|sahne))$`,
  "u",
);
/** Names of tradition (2010/791/EU), words that name no goods, and those that say what is missing. */
const freeMilk =
  /^(?:kokosmilch|kakaobutter|erdnussbutter|leberkäse|fleischkäse|liebfrau(?:en)?milch|fischmilch|milch(?:ner|brätling|sauer|säure|ig)|butter(?:birne|bohne|fisch|häuptel|kohl|nu[sßt]|pilz|salat|schnitzel|weich|zart)|rahm[aä]pfel|käse(?:pappel|seppel))|alternative|frei(?:e[nrsm]?)?$/u;

const meatWord =
  /^(?:rind|schwein|kalb|lamm|pute|ente|gans|speck)$|(?:fleisch|hähnchen|huhn|steak|filet|kotelett|schinken|bacon|rippchen)s?$/u;
const freeMeat = /fruchtfleisch$|(?:orangen|mandarinen|grapefruit)filets?$/u;

const saysVegan = /(?<!\p{L})(?:vegane?[nrsm]?|veggie|(?:rein )?pflanzliche?[nrsm]?)(?!\p{L})/iu;
const saysVegetarian = /(?<!\p{L})vegetarische?[nrsm]?(?!\p{L})/iu;
const without: ReadonlySet<string> = new Set(["ohne", "statt", "anstatt", "zu", "zum", "zur"]);

/** FOO-05: Regulation (EU) 1308/2013, Annex VII, Part III. A hint for its author, as only people know what goods are made of. */
export function reservedNames({ name, diets, allergens }: NamedGoods): readonly ReservedName[] {
  const isVegan = diets.includes("vegan") || saysVegan.test(name);
  const isMeatless = isVegan || diets.includes("vegetarian") || saysVegetarian.test(name);
  const words = name.split(/[^\p{L}-]+/u);
  const lower = words.map((word) => word.replaceAll("-", "").toLocaleLowerCase("de"));
  const named = (kind: ReservedName["kind"], isIt: (word: string) => boolean): readonly ReservedName[] => {
    const at = lower.findIndex((word, index) => isIt(word) && !without.has(lower[index - 1] ?? ""));
    const word = words[at];
    return word === undefined ? [] : [{ kind, word }];
  };
  const isOfPlants = (word: string): boolean => plantMilk.test(word) && !allergens.includes("milk");
  return [
    ...named("milk", (word) => (isVegan ? milkWord.test(word) : isOfPlants(word)) && !freeMilk.test(word)),
    ...named("meat", (word) => isMeatless && meatWord.test(word) && !freeMeat.test(word)),
  ];
}
