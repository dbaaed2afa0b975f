import { matchesQuery, runQuery } from "firestore-query-semantics/run-query";
import type { WireDocument } from "../protocol/firestore-core.ts";
import { collectionOf, idOf } from "../protocol/resource-name.ts";
import type { DocumentView } from "../store/document-view.ts";
import { selectFields } from "../store/field-access.ts";
import { StoredDocument } from "../store/stored-document.ts";
import type { CompiledQuery } from "./compile-query.ts";
import { nearestOf } from "./find-nearest.ts";

/** The documents of a query in its order, projection applied. */
export function queryDocuments(view: DocumentView, compiled: CompiledQuery): WireDocument[] {
  const found = runQuery(compiled.query, candidates(view, compiled)).map(({ wire }) => wire);
  const chosen = compiled.nearest === null ? found : nearestOf(compiled.nearest, found);
  return chosen.map((document) => projected(document, compiled));
}

/** Is the document part of the result, order and limit aside? */
export function matchesCompiled(compiled: CompiledQuery, document: WireDocument): boolean {
  return liesIn(compiled, document.name) && matchesQuery(compiled.query, new StoredDocument(document));
}

export function projected(document: WireDocument, { select }: CompiledQuery): WireDocument {
  return select === null ? document : { ...document, fields: selectFields(document.fields, select) };
}

function liesIn(compiled: CompiledQuery, name: string): boolean {
  const collection = collectionOf(name);
  if (compiled.collectionId === "") {
    return compiled.allDescendants
      ? collection.startsWith(`${compiled.parent}/`)
      : collectionOf(collection) === compiled.parent;
  }
  if (!compiled.allDescendants) return collection === `${compiled.parent}/${compiled.collectionId}`;
  return idOf(collection) === compiled.collectionId && collection.startsWith(`${compiled.parent}/`);
}

function* candidates(view: DocumentView, compiled: CompiledQuery): Generator<StoredDocument> {
  if (compiled.collectionId === "") {
    for (const collection of view.collectionsBelow(compiled.parent)) {
      if (compiled.allDescendants || collectionOf(collection) === compiled.parent) yield* view.documentsIn(collection);
    }
    return;
  }
  if (!compiled.allDescendants) {
    yield* view.documentsIn(`${compiled.parent}/${compiled.collectionId}`);
    return;
  }
  for (const collection of view.collectionGroup(compiled.parent, compiled.collectionId)) {
    yield* view.documentsIn(collection);
  }
}
