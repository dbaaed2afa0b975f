import type { StoredQuery } from "../document/document-query.ts";

/**
 * Does the answer to `wide` hold every document that `narrow` asks for? Then `narrow` needs no subscription of its
 * own. True for the same collection when `wide` is not cut and demands nothing that `narrow` does not demand too.
 */
export function covers(wide: StoredQuery, narrow: StoredQuery): boolean {
  if (wide.collection !== narrow.collection || wide.limit !== undefined || wide.startAfter !== undefined) return false;
  const asked = new Set(narrow.where.map((filter) => JSON.stringify(filter)));
  if (!wide.where.every((filter) => asked.has(JSON.stringify(filter)))) return false;
  // Ordering by a field leaves out the documents that lack it.
  const fields = new Set([...narrow.orderBy, ...narrow.where].map(({ field }) => field));
  return wide.orderBy.every(({ field }) => fields.has(field));
}
