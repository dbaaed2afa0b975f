import { matchesQuery, runQuery } from "@lokalkorb/query/run-query";
import type { WireDocument } from "../firestore-core.ts";
import { collectionOf, idOf } from "../resource-name.ts";
import type { DocumentStore } from "../store/document-store.ts";
import { selectFields } from "../store/field-access.ts";
import { StoredDocument } from "../store/stored-document.ts";
import type { CompiledQuery } from "./compile-query.ts";

/** The documents of a query in its order, projection applied. */
export function queryDocuments(store: DocumentStore, compiled: CompiledQuery): WireDocument[] {
  const found = runQuery(compiled.query, candidates(store, compiled));
  return found.map(({ wire }) => projected(wire, compiled));
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

function* candidates(store: DocumentStore, compiled: CompiledQuery): Generator<StoredDocument> {
  if (compiled.collectionId === "") {
    for (const collection of store.collectionsBelow(compiled.parent)) {
      if (compiled.allDescendants || collectionOf(collection) === compiled.parent) yield* store.documentsIn(collection);
    }
    return;
  }
  if (!compiled.allDescendants) {
    yield* store.documentsIn(`${compiled.parent}/${compiled.collectionId}`);
    return;
  }
  for (const collection of store.collectionGroup(compiled.parent, compiled.collectionId)) {
    yield* store.documentsIn(collection);
  }
}
