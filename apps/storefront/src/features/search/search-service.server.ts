import { liteClient } from "algoliasearch/lite";
import {
  betterResult,
  searchIndices,
  searchRequests,
  type SearchItem,
  type SearchShop,
} from "@lokalkorb/contracts/search";
import type { Diet } from "@lokalkorb/domain/offering/menu";
import { serverConfig } from "@/frame/server-config";

export interface SearchHits {
  readonly items: readonly SearchItem[];
  readonly shops: readonly SearchShop[];
  readonly total: number;
  readonly pages: number;
}

/** A page of goods; few enough shops that goods stay in sight. */
const itemsPerPage = 24;
const mostShops = 3;
/** Whoever waits longer is told that the search is away. */
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
  const { words: query, only, page } = question;
  const names = searchIndices(serverConfig().browser.searchIndexPrefix);
  const requests = searchRequests(names.items, query).map((request) => ({
    ...request,
    attributesToHighlight: [],
    attributesToRetrieve: ["restaurantId", "productId"],
    hitsPerPage: itemsPerPage,
    page,
    ...(only !== null && { facetFilters: [`tags:${only}`] }),
  }));
  const shopRequest = {
    indexName: names.shops,
    query,
    attributesToHighlight: [],
    attributesToRetrieve: ["restaurantId"],
    hitsPerPage: mostShops,
    removeWordsIfNoResults: "none" as const,
  };
  const { results } = await asked.searchForHits<SearchItem | SearchShop>({ requests: [shopRequest, ...requests] });
  const [shops, ...goods] = results;
  const items = betterResult(goods);
  return {
    items: (items?.hits ?? []) as readonly SearchItem[],
    shops: page === 0 && only === null ? ((shops?.hits ?? []) as readonly SearchShop[]) : [],
    total: items?.nbHits ?? 0,
    pages: items?.nbPages ?? 0,
  };
}
