import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { MenuDeps } from "../catalog/menu-store.ts";

/** A record of an index. The `hash` says whether it is the same as the one that is there. */
export interface SearchRecord {
  readonly objectID: string;
  readonly restaurantId: Id<"shop">;
  readonly hash: string;
}

export type IndexName = "items" | "shops";

/** The port of the search service. Every promise resolves once searches see the change. */
export interface SearchPort {
  /** Makes the indices what the product wants them to be; does nothing when they are. */
  prepare(): Promise<void>;
  /** The records of one shop, as far as they tell one from another. */
  recordsOf(index: IndexName, restaurantId: Id<"shop">): Promise<ReadonlyMap<string, string>>;
  /** Every shop that has records in an index. */
  restaurantIds(): Promise<ReadonlySet<string>>;
  save(index: IndexName, records: readonly SearchRecord[]): Promise<void>;
  remove(index: IndexName, ids: readonly string[]): Promise<void>;
}

export interface SearchDeps extends MenuDeps {
  /** Made and prepared with the first use; null where no search is configured. */
  search(): Promise<SearchPort | null>;
}

/** The service refuses for good: a wrong key, or something that it does not understand. */
export class SearchRefused extends Error {
  override readonly name = "SearchRefused";
}
