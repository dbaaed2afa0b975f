import { liteClient } from "algoliasearch/lite";
import {
  betterResult,
  searchIndices,
  searchRequests,
  type SearchItem,
  type SearchShop,
} from "@lokalkorb/contracts/search";
import type { Diet } from "@lokalkorb/domain/catalog/goods/diet";
import { serverConfig } from "@/shared/environment/server-config";
import { readInput } from "./read-question.ts";
import type { SearchFit } from "./search-page.ts";

export interface SearchHits {
  readonly fit: SearchFit;
  readonly items: readonly SearchItem[];
  readonly shops: readonly SearchShop[];
  readonly total: number;
  readonly pages: number;
}

/** A page of goods; few enough shops that goods stay in sight. */
const itemsPerPage = 24;
const mostShops = 3;
/** A longer wait shows that the search is away. */
const timeouts = { connect: 1000, read: 2000, write: 2000 };

type Client = ReturnType<typeof liteClient>;
let client: Client | null | undefined;

function searchClient(): Client | null {
  if (client !== undefined) return client;
  const { search } = serverConfig();
  if (search === null) return (client = null);
  const { appId, key, host } = search;
  return (client = liteClient(appId, key, {
    timeouts,
    // A search that wants to be left alone for a second is away for this page.
    maxRateLimitRetries: 0,
    ...(host !== null && { hosts: [{ ...host, accept: "readWrite" }] }),
  }));
}

/**
 * Asks the search service from here and not from the browser: no address of a visitor leaves for it, no script is loaded, and
 * the page works without any. Null = there is no search.
 */
export async function askSearch(question: {
  readonly words: string;
  readonly only: Diet | null;
  readonly page: number;
}): Promise<SearchHits | null> {
  const asked = searchClient();
  if (asked === null) return null;
  const { words: typed, only, page } = question;
  const names = searchIndices(serverConfig().browser.searchIndexPrefix);
  const attempts = attemptsFor(typed, only).map(({ fit, query, diets, removeWordsIfNoResults }) => ({
    fit,
    requests: searchRequests(names.items, query).map((request) => ({
      ...request,
      attributesToHighlight: [],
      attributesToRetrieve: ["restaurantId", "productId"],
      hitsPerPage: itemsPerPage,
      page,
      removeWordsIfNoResults,
      facetFilters: diets.map((diet) => `tags:${diet}`),
    })),
  }));
  const shopRequest = {
    indexName: names.shops,
    query: typed,
    attributesToHighlight: [],
    attributesToRetrieve: ["restaurantId"],
    hitsPerPage: mostShops,
    removeWordsIfNoResults: "none" as const,
  };
  const { results } = await asked.searchForHits<SearchItem | SearchShop>({
    requests: [shopRequest, ...attempts.flatMap(({ requests }) => requests)],
  });
  const [shops, ...goods] = results;
  const answers = attempts.map(({ fit, requests }) => ({ fit, items: betterResult(goods.splice(0, requests.length)) }));
  const { fit, items } = answers.find((answer) => (answer.items?.nbHits ?? 0) > 0) ?? { fit: "all", items: undefined };
  return {
    fit,
    items: (items?.hits ?? []) as readonly SearchItem[],
    shops: page === 0 && only === null ? ((shops?.hits ?? []) as readonly SearchShop[]) : [],
    total: items?.nbHits ?? 0,
    pages: items?.nbPages ?? 0,
  };
}

interface Attempt {
  readonly fit: SearchFit;
  readonly query: string;
  readonly diets: readonly Diet[];
  readonly removeWordsIfNoResults: "none" | "allOptional";
}

/** The attempts at once, the strictest first: the first with a result is shown, with how well it fits. */
function attemptsFor(typed: string, only: Diet | null): readonly Attempt[] {
  const { words, diets } = readInput(typed);
  const chosen = only === null ? [] : [only];
  const all: Attempt = {
    fit: "all",
    query: words,
    diets: [...new Set([...chosen, ...diets])],
    removeWordsIfNoResults: "none",
  };
  return [
    all,
    ...(diets.length > 0 && words !== "" ? [{ ...all, fit: "otherDiet" as const, diets: chosen }] : []),
    ...(words.includes(" ")
      ? [{ ...all, fit: "someWords" as const, diets: chosen, removeWordsIfNoResults: "allOptional" as const }]
      : []),
  ];
}
