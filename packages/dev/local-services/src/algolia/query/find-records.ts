import { queryWordsOf } from "../words/fold.ts";
import { readFacetFilters, readFilters, readNumericFilters, type Test } from "./filter-text.ts";
import { insidePolygons, metresBetween, placeOf, readPoint } from "./geo.ts";
import { customRanking, facetAttributes, isOn, numberAmong } from "../index/index-settings.ts";
import { variantsOf, withoutStopWords } from "./query-variants.ts";
import { textIn, type Fields } from "../index/record-fields.ts";
import type { SearchIndex, StoredRecord } from "../index/search-index.ts";
import type { LookUp, Manner } from "../index/word-index.ts";

/** A record that answers a query, with everything its rank follows from. */
export interface Found {
  readonly record: StoredRecord;
  readonly typos: number;
  readonly metres: number;
  readonly missing: number;
  readonly proximity: number;
  readonly attribute: number;
  readonly inexact: number;
  /** How well the words fit where all else is equal. */
  readonly manner: number;
  /** Words of the record that were meant. */
  readonly matched: readonly string[];
}

interface WordHit {
  readonly word: string;
  readonly typos: number;
  readonly manner: Manner;
  readonly attribute: number;
  readonly position: number;
}

const mannerRank: Readonly<Record<Manner, number>> = { exact: 0, tail: 1, prefix: 2, head: 2, typo: 3 };
const farthestWords = 8;

/** The answers to a query, best first: fewest mistakes, then near, then words close together, good attributes, exact words, own ranking. */
export function findRecords(index: SearchIndex, params: Fields): readonly Found[] {
  const settings = { ...index.settings(), ...params };
  const test = testOf(index, settings);
  const words = queryWordsOf(textIn(params, "query"));
  const asked = isOn(settings["removeStopWords"]) ? withoutStopWords(words) : words;
  const metresOf = distanceOf(settings);
  if (asked.length === 0) {
    const all: Found[] = [];
    for (const record of index.all())
      if (test(record.fields)) all.push({ ...plain, record, metres: metresOf(record.fields) });
    return sorted(all, settings);
  }
  const found = search(index, asked, settings);
  const fitting = [...found.values()].flatMap((one) =>
    test(one.record.fields) ? [{ ...one, metres: metresOf(one.record.fields) }] : [],
  );
  return sorted(leastTypos(fitting, settings["typoTolerance"]), settings);
}

const plain = { typos: 0, missing: 0, proximity: 0, attribute: 0, inexact: 0, manner: 0, matched: [] } as const;

function search(index: SearchIndex, asked: readonly string[], settings: Fields): ReadonlyMap<number, Found> {
  const best = new Map<number, Found>();
  const keep = (found: Found): void => {
    const before = best.get(found.record.order);
    if (before === undefined || byText(found, before) < 0) best.set(found.record.order, found);
  };
  const run = (words: readonly string[], openEnd: boolean, most: number): void => {
    for (const found of answering(index, words, openEnd, most, settings)) keep(found);
  };
  for (const { words, openEnd } of variantsOf(asked, index.synonyms())) run(words, openEnd, 0);
  if (isOn(settings["decompoundQuery"] ?? true)) {
    const apart = asked.flatMap((word) => index.words.partsOf(word) ?? [word]);
    if (apart.length > asked.length) run(apart, false, 0);
  }
  const otherwise = settings["removeWordsIfNoResults"];
  if (best.size > 0 || asked.length < 2) return best;
  if (otherwise === "allOptional") run(asked, true, asked.length - 1);
  for (let left = asked.length - 1; best.size === 0 && left > 0; left--) {
    if (otherwise === "lastWords") run(asked.slice(0, left), false, 0);
    if (otherwise === "firstWords") run(asked.slice(-left), true, 0);
  }
  return best;
}

/** Records with all words, or with up to `most` of them missing. */
function* answering(
  index: SearchIndex,
  words: readonly string[],
  openEnd: boolean,
  most: number,
  settings: Fields,
): Iterable<Found> {
  const hits = words.map((word, at) => hitsOf(index, word, lookUpOf(settings, openEnd && at === words.length - 1)));
  const records = new Set<number>();
  // With nothing missing every answer is among those of any one word, so the rarest will do.
  const sources = most === 0 ? [hits.reduce((a, b) => (b.size < a.size ? b : a))] : hits;
  for (const source of sources) for (const record of source.keys()) records.add(record);
  for (const order of records) {
    const own = hits.flatMap((byRecord) => byRecord.get(order) ?? []);
    const missing = words.length - own.length;
    const record = index.at(order);
    if (missing > most || record === undefined) continue;
    yield foundOf(record, own, missing);
  }
}

function foundOf(record: StoredRecord, hits: readonly WordHit[], missing: number): Found {
  let [typos, proximity, inexact, manner, attribute] = [0, 0, 0, 0, Infinity];
  for (const [at, hit] of hits.entries()) {
    typos += hit.typos;
    manner += mannerRank[hit.manner];
    attribute = Math.min(attribute, hit.attribute);
    if (hit.manner !== "exact") inexact++;
    const before = hits[at - 1];
    if (before === undefined) continue;
    const apart = hit.position - before.position;
    proximity +=
      before.attribute === hit.attribute ? Math.min(farthestWords, apart > 0 ? apart : 1 - apart) : farthestWords;
  }
  return {
    record,
    typos,
    metres: 0,
    missing,
    proximity,
    attribute,
    inexact,
    manner,
    matched: hits.map(({ word }) => word),
  };
}

function hitsOf(index: SearchIndex, typed: string, lookUp: LookUp): ReadonlyMap<number, WordHit> {
  const hits = new Map<number, WordHit>();
  for (const { word, manner, typos } of index.words.answers(typed, lookUp)) {
    for (const [record, { attribute, position, apart, strict }] of index.words.placesOf(word)) {
      if (((manner === "tail" || manner === "head") && !apart) || (manner === "typo" && strict)) continue;
      const hit = { word, manner, typos, attribute, position };
      const before = hits.get(record);
      if (before === undefined || isCloser(hit, before)) hits.set(record, hit);
    }
  }
  return hits;
}

const isCloser = (a: WordHit, b: WordHit): boolean =>
  (a.typos - b.typos || a.attribute - b.attribute || mannerRank[a.manner] - mannerRank[b.manner]) < 0;

const lookUpOf = (settings: Fields, isLast: boolean): LookUp => ({
  asPrefix: settings["queryType"] === "prefixAll" || (settings["queryType"] !== "prefixNone" && isLast),
  plurals: isOn(settings["ignorePlurals"]),
  typos: settings["typoTolerance"] !== false && settings["typoTolerance"] !== "false",
  oneTypoFrom: numberAmong(settings["minWordSizefor1Typo"], 4),
  twoTyposFrom: numberAmong(settings["minWordSizefor2Typos"], 8),
});

/** `min` keeps only what has the fewest mistakes, `strict` the two lowest numbers. */
function leastTypos(found: readonly Found[], tolerance: unknown): readonly Found[] {
  if (tolerance !== "min" && tolerance !== "strict") return found;
  const counts = [...new Set(found.map(({ typos }) => typos))].sort((a, b) => a - b);
  const most = counts[tolerance === "min" ? 0 : 1] ?? counts[0] ?? 0;
  return found.filter(({ typos }) => typos <= most);
}

export function testOf(index: SearchIndex, settings: Fields): Test {
  const facets = new Set(facetAttributes(index.settings()));
  const isFacet = (attribute: string): boolean => facets.has(attribute);
  const inside = insidePolygons(settings["insidePolygon"]);
  const tests: Test[] = [
    readFilters(textIn(settings, "filters"), isFacet),
    readFacetFilters(settings["facetFilters"], isFacet),
    readNumericFilters(settings["numericFilters"]),
  ];
  const from = readPoint(settings["aroundLatLng"]);
  const radius = numberAmong(settings["aroundRadius"], Infinity);
  if (inside !== null) tests.push(inside);
  else if (from !== null && radius !== Infinity) {
    tests.push((record) => {
      const place = placeOf(record);
      return place !== null && metresBetween(from, place) <= radius;
    });
  }
  return (record) => tests.every((test) => test(record));
}

/** Zero where the query names no place. */
function distanceOf(settings: Fields): (record: Fields) => number {
  const from = settings["insidePolygon"] === undefined ? readPoint(settings["aroundLatLng"]) : null;
  if (from === null) return () => 0;
  return (record) => {
    const place = placeOf(record);
    return place === null ? Infinity : metresBetween(from, place);
  };
}

const byText = (a: Found, b: Found): number =>
  a.typos - b.typos ||
  a.missing - b.missing ||
  a.proximity - b.proximity ||
  a.attribute - b.attribute ||
  a.inexact - b.inexact ||
  a.manner - b.manner;

/** Infinity minus itself is not a number. */
const byMetres = (a: Found, b: Found): number => (a.metres === b.metres ? 0 : a.metres - b.metres);

function sorted(found: readonly Found[], settings: Fields): readonly Found[] {
  const signs = customRanking(settings).map(({ sign }) => sign);
  const byOwn = (a: Found, b: Found): number => {
    for (const [at, sign] of signs.entries()) {
      const [x = -Infinity, y = -Infinity] = [a.record.own[at], b.record.own[at]];
      if (x !== y) return x < y ? -sign : sign;
    }
    return 0;
  };
  return [...found].sort(
    (a, b) =>
      a.typos - b.typos ||
      byMetres(a, b) ||
      a.missing - b.missing ||
      a.proximity - b.proximity ||
      a.attribute - b.attribute ||
      a.inexact - b.inexact ||
      a.manner - b.manner ||
      byOwn(a, b) ||
      a.record.order - b.record.order,
  );
}
