import type { Json } from "../protocol/firestore-core.ts";
import { integerAt, invalid, textAt } from "../protocol/json.ts";

/** One page of a list; the token is where the next one starts. */
export function page<T>(
  all: readonly T[],
  request: Json,
  largest: number,
): { readonly items: T[]; readonly nextPageToken: Json } {
  const token = textAt(request, "pageToken") || "0";
  const start = Number(token);
  if (!Number.isInteger(start) || start < 0) throw invalid(`"${token}" is not a page token.`);
  const size = integerAt(request, "pageSize") ?? 0;
  if (size < 0) throw invalid("page_size is negative");
  const end = start + (size || largest);
  return { items: all.slice(start, end), nextPageToken: end < all.length ? { nextPageToken: String(end) } : {} };
}
