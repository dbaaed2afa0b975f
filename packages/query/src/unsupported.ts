import type { Query } from "./run-query.ts";

/**
 * The part of a query that a cache with only some documents of a collection cannot answer, named for the log. A cursor
 * or an offset counts from documents that may not be there. Null: the query may be answered locally.
 */
export function unsupportedFromCache(query: Query): string | null {
  if (query.startAt !== undefined) return "startAt/startAfter cursor";
  if (query.endAt !== undefined) return "endAt/endBefore cursor";
  if (query.offset !== undefined && query.offset > 0) return "offset";
  return null;
}
