import { isDocumentName, type FieldPath } from "./field-path.ts";
import type { Value } from "./value.ts";

/**
 * A document as a query sees it. Owners of documents implement it over their own form, converting fields when asked.
 */
export interface QueryDocument {
  /** Path segments below `documents`, the document's id last. */
  readonly segments: readonly string[];
  /** undefined when the document has no such field. Never asked for `__name__`. */
  field(path: FieldPath): Value | undefined;
}

/** The value a filter or an order sees, the document's own name included. */
export function valueAt(document: QueryDocument, path: FieldPath): Value | undefined {
  return isDocumentName(path) ? { type: "reference", segments: document.segments } : document.field(path);
}
