import { environment } from "../composition/environment.ts";
import { createAlgoliaSearch } from "./algolia-search.ts";
import { readSearchConfig } from "./search-config.ts";
import type { SearchPort } from "./search-port.ts";

let made: Promise<SearchPort | null> | undefined;

const make = async (): Promise<SearchPort | null> => {
  const config = readSearchConfig(environment());
  if (config === null) return null;
  const search = await createAlgoliaSearch(config);
  await search.prepare();
  return search;
};

/** Made and prepared with the first use; null where no search is configured. */
export const searchOf = (): Promise<SearchPort | null> => {
  made ??= make();
  // A bad day at the first use is none of the next.
  made.catch(() => (made = undefined));
  return made;
};
