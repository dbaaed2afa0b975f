import { compareValues } from "./compare-values.ts";
import type { OrderBy } from "./order-by.ts";
import { valueAt, type QueryDocument } from "./query-document.ts";
import type { Value } from "./value.ts";

/** A position in the order: the values of its first fields, and on which side of equal documents it lies. */
export interface Cursor {
  readonly values: readonly Value[];
  readonly before: boolean;
}

/** Is the document at or after the start? */
export function isAfterStart(cursor: Cursor, order: readonly OrderBy[], document: QueryDocument): boolean {
  const side = compareToCursor(cursor, order, document);
  return cursor.before ? side >= 0 : side > 0;
}

/** Is the document before (or, with `before: false`, at) the end? */
export function isBeforeEnd(cursor: Cursor, order: readonly OrderBy[], document: QueryDocument): boolean {
  const side = compareToCursor(cursor, order, document);
  return cursor.before ? side < 0 : side <= 0;
}

function compareToCursor(cursor: Cursor, order: readonly OrderBy[], document: QueryDocument): number {
  for (const [index, value] of cursor.values.entries()) {
    const part = order[index];
    if (part === undefined) return 0;
    const compared = compareValues(valueAt(document, part.path) as Value, value);
    if (compared !== 0) return part.direction === "asc" ? compared : -compared;
  }
  return 0;
}
