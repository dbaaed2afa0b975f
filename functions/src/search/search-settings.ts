import type { IndexName } from "./search-port.ts";

/** Umlauts, plurals and compounds as German shoppers type them. */
const german = {
  queryLanguages: ["de"],
  indexLanguages: ["de"],
  ignorePlurals: ["de"],
  removeStopWords: ["de"],
  decompoundQuery: true,
  typoTolerance: "min",
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  removeWordsIfNoResults: "allOptional",
  paginationLimitedTo: 1000,
  hitsPerPage: 24,
} as const;

export const searchSettings: Readonly<Record<IndexName, Readonly<Record<string, unknown>>>> = {
  items: {
    ...german,
    searchableAttributes: [
      "unordered(name)",
      "unordered(variants)",
      "unordered(categories)",
      "labels",
      "shopName",
      "city",
      "unordered(description)",
    ],
    decompoundedAttributes: { de: ["name", "variants", "categories"] },
    attributesForFaceting: [
      "filterOnly(restaurantId)",
      "filterOnly(plz)",
      "searchable(categories)",
      "tags",
      "allergens",
      "distribution",
      "available",
    ],
    customRanking: ["desc(available)", "desc(rank)"],
  },
  shops: {
    ...german,
    searchableAttributes: ["unordered(name)", "kind", "city", "unordered(categories)", "unordered(description)"],
    decompoundedAttributes: { de: ["name", "categories"] },
    attributesForFaceting: ["filterOnly(restaurantId)", "filterOnly(plz)", "tags", "distribution", "available"],
    customRanking: ["desc(available)"],
  },
};

/** Names of the same thing on both sides of the border. */
const sameWords: readonly (readonly string[])[] = [
  ["Semmel", "Brötchen", "Weckerl", "Schrippe", "Rundstück"],
  ["Brezel", "Breze", "Brezn"],
  ["Erdäpfel", "Kartoffel", "Grumbeere"],
  ["Paradeiser", "Tomate"],
  ["Topfen", "Quark"],
  ["Schlagobers", "Sahne", "Schlagsahne", "Rahm"],
  ["Faschiertes", "Hackfleisch", "Gehacktes"],
  ["Karfiol", "Blumenkohl"],
  ["Marille", "Aprikose"],
  ["Kukuruz", "Mais"],
  ["Fisolen", "grüne Bohnen"],
  ["Ribisel", "Johannisbeere"],
  ["Kren", "Meerrettich"],
  ["Möhre", "Karotte", "Gelbe Rübe"],
  ["Hendl", "Huhn", "Hähnchen", "Brathähnchen"],
  ["Knödel", "Klöße"],
  ["Schwammerl", "Pilze"],
  ["Zwetschge", "Pflaume"],
  ["Krapfen", "Berliner", "Pfannkuchen"],
  ["Germ", "Hefe"],
  ["Vogerlsalat", "Feldsalat", "Rapunzel"],
  ["Melanzani", "Aubergine"],
  ["Eierschwammerl", "Pfifferlinge"],
  ["Marmelade", "Konfitüre"],
  ["Kipferl", "Hörnchen", "Croissant"],
  ["Schnaps", "Brand", "Obstler"],
  ["Jause", "Brotzeit", "Vesper"],
  ["Nachspeise", "Nachtisch", "Dessert", "Süßspeise"],
  ["Limo", "Limonade", "Kracherl"],
  ["Öl", "Speiseöl"],
];

export const searchSynonyms: readonly {
  readonly objectID: string;
  readonly type: "synonym";
  readonly synonyms: string[];
}[] = sameWords.map((words) => ({ objectID: (words[0] ?? "").toLowerCase(), type: "synonym", synonyms: [...words] }));
