import type { QueryShape } from "./query-shapes.ts";

/** As in `firestore.indexes.json`. */
export interface IndexFile {
  readonly indexes: readonly {
    readonly collectionGroup: string;
    readonly queryScope: string;
    readonly fields: readonly { readonly fieldPath: string; readonly order?: string; readonly arrayConfig?: string }[];
  }[];
  readonly fieldOverrides: readonly {
    readonly collectionGroup: string;
    readonly fieldPath: string;
    readonly ttl?: boolean;
    readonly indexes: readonly { readonly queryScope: string }[];
  }[];
}

/**
 * The reason for which production would refuse the query. A collection has an index of every single field by itself, and merges them for
 * equalities; everything else, and every field asked across collections of one name, has to be declared.
 */
export function missingIndex(shape: QueryShape, { indexes, fieldOverrides }: IndexFile): string | null {
  const { collection, group, equal, sorted } = shape;
  const scope = group ? "COLLECTION_GROUP" : "COLLECTION";
  const name = `${scope} ${collection} (${[...equal, ...sorted].join(", ")})`;
  if (equal.length + sorted.length === 0) return null;
  if (sorted.length === 0 || (equal.length === 0 && sorted.length === 1)) {
    const has = (field: string): boolean =>
      fieldOverrides.some(
        (override) =>
          override.collectionGroup === collection &&
          override.fieldPath === field.split(" ")[0] &&
          override.indexes.some(({ queryScope }) => queryScope === scope),
      );
    const isServed = (field: string): boolean => has(field) || (!group && !isExempt(collection, field, fieldOverrides));
    return [...equal, ...sorted].every(isServed) ? null : name;
  }
  const backwards = sorted.map((field) => (field.endsWith(" desc") ? field.slice(0, -5) : `${field} desc`));
  const serves = indexes.some(({ collectionGroup, queryScope, fields }) => {
    const declared = fields.map(({ fieldPath, order, arrayConfig }) =>
      arrayConfig === "CONTAINS" ? `${fieldPath} contains` : order === "DESCENDING" ? `${fieldPath} desc` : fieldPath,
    );
    const first = new Set(declared.slice(0, equal.length).map((field) => field.replace(/ desc$/, "")));
    const last = declared.slice(equal.length);
    return (
      collectionGroup === collection &&
      queryScope === scope &&
      declared.length === equal.length + sorted.length &&
      equal.every((field) => first.has(field)) &&
      // An index is read from either end.
      [sorted, backwards].some((wanted) => wanted.every((field, index) => last[index] === field))
    );
  });
  return serves ? null : name;
}

/** Whether a field, or a map around it, has given up the index that it has by itself. */
function isExempt(collection: string, field: string, overrides: IndexFile["fieldOverrides"]): boolean {
  const path = field.split(" ")[0] ?? "";
  return overrides.some(
    ({ collectionGroup, fieldPath, indexes }) =>
      collectionGroup === collection &&
      indexes.length === 0 &&
      (path === fieldPath || path.startsWith(`${fieldPath}.`)),
  );
}
