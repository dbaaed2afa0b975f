import { searchIndices } from "@lokalkorb/contracts/search";
import type { SearchConfig } from "./search-config.ts";
import { type IndexName, type SearchPort, SearchRefused } from "./search-port.ts";
import { searchSettings, searchSynonyms } from "./search-settings.ts";

const indexNames: readonly IndexName[] = ["items", "shops"];
const pageSize = 1000;

/** The search service behind the port. The client is loaded with its first use: most instances never search. */
export async function createAlgoliaSearch({ appId, adminKey, host, prefix }: SearchConfig): Promise<SearchPort> {
  const { algoliasearch } = await import("algoliasearch");
  const client = algoliasearch(appId, adminKey, host === null ? {} : { hosts: [{ ...host, accept: "readWrite" }] });
  const names = searchIndices(prefix);

  const browse = async (index: IndexName, attributes: string[], filters?: string): Promise<readonly Browsed[]> => {
    const found: Browsed[] = [];
    const browseParams = {
      attributesToRetrieve: attributes,
      hitsPerPage: pageSize,
      ...(filters === undefined ? {} : { filters }),
    };
    const none = await absent(() =>
      client.browseObjects<Browsed>({
        indexName: names[index],
        browseParams,
        aggregator: ({ hits }) => void found.push(...hits),
      }),
    );
    return none === null ? [] : found;
  };

  const prepareIndex = async (index: IndexName): Promise<void> => {
    const indexName = names[index];
    const indexSettings = searchSettings[index];
    const known = await absent(() => client.getSettings({ indexName }));
    const has: Readonly<Record<string, unknown>> = { ...known };
    const differs = Object.entries(indexSettings).some(
      ([name, value]) => JSON.stringify(has[name]) !== JSON.stringify(value),
    );
    if (differs) {
      const { taskID } = await client.setSettings({ indexName, indexSettings });
      await client.waitForTask({ indexName, taskID });
    }
    if (index !== "items") return;
    const { hits } = await client.searchSynonyms({
      indexName,
      searchSynonymsParams: { query: "", hitsPerPage: pageSize },
    });
    if (asText(hits) === asText(searchSynonyms)) return;
    const { taskID } = await client.saveSynonyms({
      indexName,
      synonymHit: [...searchSynonyms],
      replaceExistingSynonyms: true,
    });
    await client.waitForTask({ indexName, taskID });
  };

  return {
    prepare: () =>
      told(async () => {
        for (const index of indexNames) await prepareIndex(index);
      }),
    recordsOf: (index, restaurantId) =>
      told(async () => {
        const found = await browse(index, ["hash"], `restaurantId:${JSON.stringify(restaurantId)}`);
        return new Map(found.map(({ objectID, hash = "" }) => [objectID, hash]));
      }),
    restaurantIds: () =>
      told(async () => {
        const found = await Promise.all(indexNames.map((index) => browse(index, ["restaurantId"])));
        return new Set(found.flat().flatMap(({ restaurantId }) => restaurantId ?? []));
      }),
    save: (index, records) =>
      told(async () => {
        const objects = records.map((record) => ({ ...record }));
        await client.saveObjects({ indexName: names[index], objects, waitForTasks: true });
      }),
    remove: (index, ids) =>
      told(async () => {
        await client.deleteObjects({ indexName: names[index], objectIDs: [...ids], waitForTasks: true });
      }),
  };
}

interface Browsed extends Record<string, unknown> {
  readonly objectID: string;
  readonly hash?: string;
  readonly restaurantId?: string;
}

/** In the order of ids: the service returns them in its own. */
const asText = (
  list: readonly { readonly objectID: string; readonly synonyms?: readonly string[] | undefined }[],
): string =>
  JSON.stringify(
    list.map(({ objectID, synonyms }) => [objectID, synonyms]).toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
  );

const statusOf = (error: unknown): number | null =>
  typeof error === "object" && error !== null && "status" in error && typeof error.status === "number"
    ? error.status
    : null;

/** An index is made by the first write; until then it is simply empty. */
async function absent<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    if (statusOf(error) === 404) return null;
    throw error;
  }
}

/** Some refusals come again however often one asks; the rest may be a bad day. */
async function told<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const status = statusOf(error);
    const isForGood = status !== null && status >= 400 && status < 500 && status !== 408 && status !== 429;
    throw isForGood ? new SearchRefused(`The search refuses: ${String(error)}`, { cause: error }) : error;
  }
}
