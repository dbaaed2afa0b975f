import type { Json } from "../protocol/firestore-core.ts";
import { invalid, isJson } from "../protocol/json.ts";
import { StatusError } from "../protocol/status.ts";

/** Where the documents of a target can live: what the index needs to find the targets a commit may touch. */
export type TargetScope =
  | { readonly kind: "documents"; readonly names: readonly string[] }
  | { readonly kind: "collection"; readonly path: string }
  /** `collectionId: null` = every collection below the parent. */
  | { readonly kind: "descendants"; readonly parent: string; readonly collectionId: string | null };

/** The part of a `Target` that says what is watched, without the stream's own id and resume data. */
export interface WatchedTarget {
  readonly target: Json;
  readonly scope: TargetScope;
  /** A limit or an offset: whether a document shows depends on the other documents. */
  readonly windowed: boolean;
}

export function watchedTarget(addTarget: Json): WatchedTarget {
  if (isJson(addTarget["documents"])) return documentsTarget(addTarget["documents"]);
  if (isJson(addTarget["query"])) return queryTarget(addTarget["query"]);
  if (addTarget["pipelineQuery"] !== undefined) {
    throw new StatusError("UNIMPLEMENTED", "Listening to pipelines is not implemented.");
  }
  throw invalid("The target needs a query or a list of documents.");
}

function documentsTarget(documents: Json): WatchedTarget {
  const names = documents["documents"];
  if (!Array.isArray(names) || names.length === 0 || !names.every((name) => typeof name === "string")) {
    throw invalid("A documents target needs at least one document name.");
  }
  const distinct = [...new Set<string>(names)];
  return {
    target: { documents: { documents: distinct } },
    scope: { kind: "documents", names: distinct },
    windowed: false,
  };
}

function queryTarget(query: Json): WatchedTarget {
  const parent = query["parent"];
  const structuredQuery = query["structuredQuery"];
  if (typeof parent !== "string" || !isJson(structuredQuery)) {
    throw invalid("A query target needs a parent and a structured query.");
  }
  return {
    target: { query: { parent, structuredQuery } },
    scope: queryScope(parent, structuredQuery["from"]),
    windowed: isPresent(structuredQuery["limit"]) || isPresent(structuredQuery["offset"]),
  };
}

function queryScope(parent: string, from: unknown): TargetScope {
  const selectors: readonly unknown[] = Array.isArray(from) ? from : [];
  if (selectors.length > 1) {
    throw invalid("A query can start from one collection only.");
  }
  const selector = selectors[0];
  const collectionId = isJson(selector) ? selector["collectionId"] : undefined;
  if (typeof collectionId !== "string" || collectionId === "") {
    return { kind: "descendants", parent, collectionId: null };
  }
  return isJson(selector) && selector["allDescendants"] === true
    ? { kind: "descendants", parent, collectionId }
    : { kind: "collection", path: `${parent}/${collectionId}` };
}

function isPresent(value: unknown): boolean {
  return value !== undefined && value !== null && value !== 0;
}
