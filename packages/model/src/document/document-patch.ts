import type { AnyDocument, FieldsOf } from "./define-document.ts";
import type { FieldPathOf } from "./document-query.ts";

/**
 * Fields or dotted field paths with their new values. `Special` is the SDK's own kind of value (add up, remove,
 * server time). Values are checked against the schema of their field.
 */
export type DocumentPatch<D extends AnyDocument, Special> = {
  readonly [Path in FieldPathOf<FieldsOf<D>>]?:
    | (Path extends keyof FieldsOf<D> ? FieldsOf<D>[Path] : unknown)
    | Special;
};
