import { isFields, type Fields } from "./record-fields.ts";

/** An index's own settings; names that mean nothing here are kept and given back. */
export type Settings = Fields;

/** `unordered(name)` → `name` */
const inside = (entry: string): string => /^\w+\((.+)\)$/.exec(entry)?.[1] ?? entry;

export const textList = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];

/** Attributes that are searched, best first; several with commas between them count the same. */
export const searchedAttributes = (settings: Settings): readonly (readonly string[])[] =>
  textList(settings["searchableAttributes"]).map((entry) => entry.split(",").map((one) => inside(one.trim())));

export const facetAttributes = (settings: Settings): readonly string[] =>
  textList(settings["attributesForFaceting"]).map((entry) => inside(inside(entry)));

/** Facets that only filter are not counted. */
export const countedFacets = (settings: Settings): readonly string[] =>
  textList(settings["attributesForFaceting"])
    .filter((entry) => !entry.includes("filterOnly("))
    .map(inside);

export const customRanking = (settings: Settings): readonly { readonly path: string; readonly sign: 1 | -1 }[] =>
  textList(settings["customRanking"]).map((entry) => ({
    path: inside(entry),
    sign: entry.startsWith("asc(") ? 1 : -1,
  }));

/** Attributes whose words are taken apart, in any language we have; that is German. */
export function takenApart(settings: Settings): ReadonlySet<string> {
  const byLanguage = settings["decompoundedAttributes"];
  return new Set(isFields(byLanguage) ? textList(byLanguage["de"]) : []);
}

/** `true`, `["de"]` and `[]` are what these switches are set to. */
export const isOn = (value: unknown): boolean => value === true || textList(value).includes("de");

export const numberAmong = (value: unknown, otherwise: number): number =>
  typeof value === "number" && Number.isFinite(value) ? value : otherwise;
