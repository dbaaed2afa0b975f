import type { Id } from "@lokalkorb/domain/kernel/branded";

/** The indices of the search service, shared by the writer and the reader of the records. */

export const searchIndices = (prefix: string): { readonly items: string; readonly shops: string } => ({
  items: `${prefix}_items`,
  shops: `${prefix}_restaurants`,
});

/** A card of a published menu. No price is shown from here: pages read it in the menu, which is never behind. */
export interface SearchItem {
  /** `{restaurantId}_{productId}` */
  readonly objectID: string;
  readonly restaurantId: Id<"shop">;
  readonly productId: string;
}

/** A listed shop; `objectID` is its id. */
export interface SearchShop {
  readonly objectID: string;
  readonly restaurantId: Id<"shop">;
}

const umlauts: Readonly<Record<string, string>> = { ae: "ä", oe: "ö", ue: "ü" };

/** The question with umlauts: „Kaese“ is „Käse“, „Bauern“ stays. Null = the same. */
function withUmlauts(words: string): string | null {
  const written = words.replaceAll(/(?<![aeiouq])[aou]e/giu, (pair) => umlauts[pair.toLowerCase()] ?? pair);
  return written === words ? null : written;
}

/** A question, and the same with umlauts where it has none. */
export function searchRequests(
  indexName: string,
  query: string,
): { readonly indexName: string; readonly query: string; readonly typoTolerance?: false }[] {
  const written = withUmlauts(query);
  // The second guess is ours, so it has to fit as it is.
  return [
    { indexName, query },
    ...(written === null ? [] : [{ indexName, query: written, typoTolerance: false as const }]),
  ];
}

/** Of the answers to both, the one that found more. */
export const betterResult = <Result extends { readonly nbHits?: number | undefined }>(
  results: readonly Result[],
): Result | undefined => results.toSorted((a, b) => (b.nbHits ?? 0) - (a.nbHits ?? 0))[0];

/** Longer questions are cut; none is typed. */
export const longestSearch = 120;
