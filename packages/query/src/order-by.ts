import { compareDocumentPaths, compareStrings, compareValues } from "./compare-values.ts";
import { documentNamePath, formatFieldPath, isDocumentName, sameFieldPath, type FieldPath } from "./field-path.ts";
import { inequalityFields, type Filter } from "./filter.ts";
import { valueAt, type QueryDocument } from "./query-document.ts";
import type { Value } from "./value.ts";

export type Direction = "asc" | "desc";

export interface OrderBy {
  readonly path: FieldPath;
  readonly direction: Direction;
}

/**
 * The order Firestore really uses: what the query names, then every inequality field it left out (by name),
 * then the document's name, each of these in the direction of the last one named.
 */
export function completeOrder(orderBy: readonly OrderBy[], filter: Filter | undefined): readonly OrderBy[] {
  const complete = [...orderBy];
  const direction = orderBy.at(-1)?.direction ?? "asc";
  const has = (path: FieldPath): boolean => complete.some((order) => sameFieldPath(order.path, path));
  const implied = filter === undefined ? [] : inequalityFields(filter);
  implied.sort((left, right) => compareStrings(formatFieldPath(left), formatFieldPath(right)));
  for (const path of implied) {
    if (!has(path) && !isDocumentName(path)) complete.push({ path, direction });
  }
  if (!has(documentNamePath)) complete.push({ path: documentNamePath, direction });
  return complete;
}

/** Documents without an ordered field are not part of the result at all. */
export function hasOrderedFields(order: readonly OrderBy[], document: QueryDocument): boolean {
  return order.every(({ path }) => isDocumentName(path) || document.field(path) !== undefined);
}

/** Only for documents that have all ordered fields. */
export function compareDocuments(order: readonly OrderBy[], left: QueryDocument, right: QueryDocument): number {
  for (const { path, direction } of order) {
    const compared = isDocumentName(path)
      ? compareDocumentPaths(left.segments, right.segments)
      : compareValues(valueAt(left, path) as Value, valueAt(right, path) as Value);
    if (compared !== 0) return direction === "asc" ? compared : -compared;
  }
  return 0;
}
