import {
  collection,
  doc,
  documentId,
  limit,
  onSnapshot,
  orderBy,
  query,
  startAfter,
  where,
  type Firestore,
  type Query,
  type QueryConstraint,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
} from "firebase/firestore";
import type { DocumentSource, SourceListener, StoredDocument, Timers } from "../cache/ports.ts";
import type { StoredQuery } from "../document/document-query.ts";
import { failureOf } from "../document/failure.ts";
import type { Connection } from "./connection/connection.ts";
import { listenInParts, type ListenToRange } from "./listen-in-parts.ts";

const estimate = { serverTimestamps: "estimate" } as const;
const withMetadata = { includeMetadataChanges: true } as const;

/** Live documents and lists from the web SDK. */
export function webSource(
  firestore: Firestore,
  connection: Connection,
  { isOnline, timers }: { readonly isOnline: () => boolean; readonly timers: Timers },
): DocumentSource {
  return {
    listenDocument(path, listener) {
      const me = {};
      let heardServer = false;
      let last: { document: StoredDocument; text: string } | null = null;
      const stop = onSnapshot(
        doc(firestore, path),
        withMetadata,
        (snapshot) => {
          const { fromCache } = snapshot.metadata;
          const fields = snapshot.data(estimate);
          // "Not there" from memory is no answer until the server said so once.
          if (fromCache && !heardServer && fields === undefined) return connection.fellBack(me);
          if (fromCache && heardServer) connection.fellBack(me);
          if (!fromCache) {
            heardServer = true;
            connection.answered(me);
          }
          if (fields === undefined) {
            last = null;
            return listener.next(null);
          }
          const text = JSON.stringify(fields);
          if (last?.text !== text) last = { document: { path, fields }, text };
          listener.next(last.document);
        },
        (error) => {
          connection.left(me);
          listener.fail(failureOf(error, isOnline()));
        },
      );
      return () => {
        connection.left(me);
        stop();
      };
    },

    listenQuery(stored, listener) {
      const listenTo: ListenToRange = ({ from, before }, inside) =>
        listenToQuery(webQuery(firestore, stored, idsBetween(from, before)), inside);
      return stored.inParts === true
        ? listenInParts(listenTo, listener, timers)
        : listenTo({ from: null, before: null }, listener);
    },
  };

  function listenToQuery(asked: Query, listener: SourceListener<readonly StoredDocument[]>): () => void {
    const me = {};
    let heardServer = false;
    const documents = new Map<string, StoredDocument>();
    const stop = onSnapshot(
      asked,
      withMetadata,
      (snapshot) => {
        const list = follow(documents, snapshot);
        const { fromCache } = snapshot.metadata;
        if (fromCache && (heardServer || list.length === 0)) connection.fellBack(me);
        if (!fromCache) {
          heardServer = true;
          connection.answered(me);
        }
        // A list from memory before the first answer may be a part of it.
        if (heardServer) listener.next(list);
      },
      (error) => {
        connection.left(me);
        listener.fail(failureOf(error, isOnline()));
      },
    );
    return () => {
      connection.left(me);
      stop();
    };
  }
}

const idsBetween = (from: string | null, before: string | null): readonly QueryConstraint[] => [
  ...(from === null ? [] : [where(documentId(), ">=", from)]),
  ...(before === null ? [] : [where(documentId(), "<", before)]),
];

/** Unchanged documents keep their object: only what the snapshot calls changed is read again. */
function follow(documents: Map<string, StoredDocument>, snapshot: QuerySnapshot): StoredDocument[] {
  for (const change of snapshot.docChanges()) {
    const { path } = change.doc.ref;
    if (change.type === "removed") documents.delete(path);
    else documents.set(path, new FoundDocument(change.doc));
  }
  return snapshot.docs.flatMap((found) => documents.get(found.ref.path) ?? []);
}

/**
 * Its fields are read on demand: a thousand documents turned into objects at once would hold up everything else on the
 * page.
 */
class FoundDocument implements StoredDocument {
  readonly path: string;
  #found: QueryDocumentSnapshot | null;
  #fields: StoredDocument["fields"] = {};

  constructor(found: QueryDocumentSnapshot) {
    this.path = found.ref.path;
    this.#found = found;
  }

  get fields(): StoredDocument["fields"] {
    if (this.#found !== null) this.#fields = this.#found.data(estimate);
    this.#found = null;
    return this.#fields;
  }
}

export function webQuery(firestore: Firestore, stored: StoredQuery, more: readonly QueryConstraint[] = []): Query {
  const constraints: QueryConstraint[] = [
    ...more,
    ...stored.where.map(({ field, operator, value }) => where(field, operator, value)),
    ...stored.orderBy.map(({ field, direction }) => orderBy(field, direction)),
    ...(stored.startAfter === undefined ? [] : [startAfter(...stored.startAfter)]),
    ...(stored.limit === undefined ? [] : [limit(stored.limit)]),
  ];
  return query(collection(firestore, stored.collection), ...constraints);
}
