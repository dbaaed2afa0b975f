import { fold, wordsOf } from "../words/fold.ts";
import { findRecords, type Found } from "./find-records.ts";
import { countedFacets, numberAmong, searchedAttributes, textList } from "../index/index-settings.ts";
import { isFields, textIn, valuesAt, type Fields } from "../index/record-fields.ts";
import type { SearchIndex } from "../index/search-index.ts";

const mostHits = 1000;

/** `{ params: "query=brot&page=1" }` as the fields that it says. */
export function readParams(given: Fields): Fields {
  const { params, ...rest } = given;
  if (typeof params !== "string") return rest;
  const read = [...new URLSearchParams(params)].map(([name, value]) => [name, readValue(name, value)] as const);
  return { ...rest, ...Object.fromEntries(read) };
}

const asWritten = new Set(["query", "filters", "aroundLatLng", "facetQuery"]);

function readValue(name: string, value: string): unknown {
  if (asWritten.has(name)) return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value.includes(",") ? value.split(",") : value;
  }
}

/** One search as the service answers it. */
export function answerQuery(index: SearchIndex, indexName: string, params: Fields): Fields {
  const begun = performance.now();
  const settings = { ...index.settings(), ...params };
  const found = findRecords(index, params);
  const hitsPerPage = Math.min(mostHits, Math.max(0, numberAmong(settings["hitsPerPage"], 20)));
  const page = Math.max(0, numberAmong(settings["page"], 0));
  const reachable = Math.min(found.length, numberAmong(settings["paginationLimitedTo"], mostHits));
  const shown = found.slice(page * hitsPerPage, Math.min(reachable, (page + 1) * hitsPerPage));
  const facets = facetsOf(index, found, settings);
  return {
    hits: shown.map((one) => hitOf(one, settings)),
    nbHits: found.length,
    page,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(reachable / hitsPerPage),
    hitsPerPage,
    ...(facets === null ? {} : { facets, exhaustiveFacetsCount: true }),
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    query: textIn(params, "query"),
    params: paramsText(params),
    index: indexName,
    processingTimeMS: Math.max(1, Math.round(performance.now() - begun)),
  };
}

const paramsText = (params: Fields): string =>
  new URLSearchParams(
    Object.entries(params).map(([name, value]): [string, string] => [
      name,
      typeof value === "string" ? value : JSON.stringify(value),
    ]),
  ).toString();

export function retrieved(fields: Fields, settings: Fields): Fields {
  const wanted = settings["attributesToRetrieve"] === undefined ? ["*"] : textList(settings["attributesToRetrieve"]);
  const hidden = textList(settings["unretrievableAttributes"]);
  const names = Object.keys(fields).filter(
    (name) =>
      name === "objectID" ||
      ((wanted.includes("*") || wanted.includes(name)) && !wanted.includes(`-${name}`) && !hidden.includes(name)),
  );
  return Object.fromEntries(names.map((name) => [name, fields[name]]));
}

function hitOf({ record, matched, metres }: Found, settings: Fields): Fields {
  const fields = retrieved(record.fields, settings);
  const asked = settings["attributesToHighlight"];
  const names = asked === undefined ? searchedAttributes(settings).flat() : textList(asked);
  const words = new Set(matched);
  const shown = names.flatMap((name) => {
    const value = fields[name];
    const marked =
      typeof value === "string"
        ? highlighted(value, words)
        : Array.isArray(value)
          ? value.flatMap((one) => (typeof one === "string" ? [highlighted(one, words)] : []))
          : null;
    return marked === null ? [] : [[name, marked] as const];
  });
  const ranking =
    settings["getRankingInfo"] === true ? { _rankingInfo: { geoDistance: Number.isFinite(metres) ? metres : 0 } } : {};
  return { ...fields, ...(names.length === 0 ? {} : { _highlightResult: Object.fromEntries(shown) }), ...ranking };
}

function highlighted(text: string, words: ReadonlySet<string>): Fields {
  let value = "";
  let at = 0;
  const matchedWords: string[] = [];
  for (const { text: word, start } of wordsOf(text)) {
    if (!words.has(fold(word))) continue;
    value += `${text.slice(at, start)}<em>${word}</em>`;
    at = start + word.length;
    matchedWords.push(fold(word));
  }
  return {
    value: value + text.slice(at),
    matchLevel: matchedWords.length === 0 ? "none" : matchedWords.length < words.size ? "partial" : "full",
    matchedWords,
  };
}

/** How many answers have which value, of the facets asked for. */
function facetsOf(index: SearchIndex, found: readonly Found[], settings: Fields): Fields | null {
  const asked = textList(settings["facets"]);
  if (asked.length === 0) return null;
  const counted = countedFacets(index.settings());
  const names = asked.includes("*") ? counted : asked.filter((name) => counted.includes(name));
  return Object.fromEntries(
    names.map((name) => [name, countsOf(found, name)]).filter(([, counts]) => Object.keys(counts as Fields).length > 0),
  );
}

function countsOf(found: readonly Found[], name: string): Fields {
  const counts = new Map<string, number>();
  for (const { record } of found) {
    for (const value of new Set(
      valuesAt(record.fields, name)
        .filter((one) => !isFields(one))
        .map(String),
    )) {
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  }
  return Object.fromEntries([...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)));
}

/** Values of one facet that begin like what was typed. */
export function answerFacetQuery(index: SearchIndex, name: string, params: Fields): Fields {
  const typed = fold(textIn(params, "facetQuery"));
  const counts = countsOf(findRecords(index, params), name);
  const facetHits = Object.entries(counts)
    .filter(([value]) => wordsOf(value).some(({ folded }) => folded.startsWith(typed)))
    .slice(0, numberAmong(params["maxFacetHits"], 10))
    .map(([value, count]) => ({ value, highlighted: value, count }));
  return { facetHits, exhaustiveFacetsCount: true, processingTimeMS: 1 };
}
