import { getApps, initializeApp } from "firebase/app";
import {
  collection,
  connectFirestoreEmulator,
  doc,
  getDoc,
  getDocs,
  initializeFirestore,
  limit,
  orderBy,
  query,
  startAfter,
  where,
  type Firestore,
  type QueryConstraint,
  type QueryDocumentSnapshot,
} from "firebase/firestore/lite";
import type { Logger } from "../cache/ports.ts";
import type { ClientConfig } from "@lokalkorb/configuration/client-config";
import { decodeDocument } from "../document/converter.ts";
import type { AnyDocument, DocumentOf, TemplateOf } from "../document/define-document.ts";
import { storedQuery, type DocumentQuery, type QueryResult } from "../document/document-query.ts";
import { documentPath, type PathParams } from "../document/path-template.ts";

/** Reads of a page's server: the same as a stranger's, once, over plain HTTP. */
export interface ServerReader {
  /** Null when there is none, or when it does not fit its schema (logged). Throws when the database cannot be reached. */
  getDocument<Definition extends AnyDocument>(
    definition: Definition,
    params: PathParams<TemplateOf<Definition>>,
  ): Promise<DocumentOf<Definition> | null>;
  getQuery<Definition extends AnyDocument>(query: DocumentQuery<Definition>): Promise<QueryResult<Definition>>;
  /**
   * All that a query without a limit finds, so many at a time as the rules let anybody ask for. A document that moves to the end of its
   * order meanwhile is there twice; the later one is newer.
   */
  getPages<Definition extends AnyDocument>(
    query: DocumentQuery<Definition>,
    pageSize: number,
  ): Promise<QueryResult<Definition>>;
}

/** A page that waits for a database which keeps silent is worse than one that shows what was known last. */
export const patienceMillis = 6_000;

export function serverReader(config: ClientConfig, logger: Logger, patience = patienceMillis): ServerReader {
  const firestore = liteFirestore(config);
  const decode = <Definition extends AnyDocument>(
    definition: Definition,
    path: string,
    fields: Readonly<Record<string, unknown>>,
  ) => {
    const result = decodeDocument(definition, path, fields);
    if (result.ok) return result.document;
    logger.error("document does not fit its schema", { path, issues: result.issues });
    return null;
  };
  const snapshotsOf = async (asked: DocumentQuery<AnyDocument>, ...more: readonly QueryConstraint[]) => {
    const stored = storedQuery(asked);
    const constraints: QueryConstraint[] = [
      ...stored.where.map(({ field, operator, value }) => where(field, operator, value)),
      ...stored.orderBy.map(({ field, direction }) => orderBy(field, direction)),
      ...(stored.startAfter === undefined ? [] : [startAfter(...stored.startAfter)]),
      ...(stored.limit === undefined ? [] : [limit(stored.limit)]),
      ...more,
    ];
    return (await within(patience, getDocs(query(collection(firestore, stored.collection), ...constraints)))).docs;
  };
  const decodeAll = <Definition extends AnyDocument>(
    definition: Definition,
    snapshots: readonly QueryDocumentSnapshot[],
  ): QueryResult<Definition> =>
    snapshots.flatMap((snapshot) => decode(definition, snapshot.ref.path, snapshot.data()) ?? []);
  return {
    getDocument: async (definition, params) => {
      const path = documentPath<TemplateOf<typeof definition>>(definition.path, params);
      const fields = (await within(patience, getDoc(doc(firestore, path)))).data();
      return fields === undefined ? null : decode(definition, path, fields);
    },
    getQuery: async (asked) => decodeAll(asked.definition, await snapshotsOf(asked)),
    getPages: async (asked, pageSize) => {
      const found: QueryDocumentSnapshot[] = [];
      for (;;) {
        const last = found.at(-1);
        const page = await snapshotsOf(asked, ...(last === undefined ? [] : [startAfter(last)]), limit(pageSize));
        found.push(...page);
        if (page.length < pageSize) return decodeAll(asked.definition, found);
      }
    },
  };
}

/** The SDK itself waits as long as the connection lives. */
async function within<Answer>(millis: number, asked: Promise<Answer>): Promise<Answer> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`the database did not answer within ${millis} ms`)), millis);
  try {
    return await Promise.race([asked, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

const databases = new Map<string, Firestore>();

/** One per backend and process: the page server keeps its modules, and a second app of the same name would throw. */
function liteFirestore({ firebase, emulators }: ClientConfig): Firestore {
  const name = `server ${firebase.projectId} ${emulators.enabled ? `${emulators.host}:${emulators.firestorePort}` : ""}`;
  const known = databases.get(name);
  if (known !== undefined) return known;
  const app = getApps().find((other) => other.name === name) ?? initializeApp({ ...firebase }, name);
  const firestore = initializeFirestore(app, { ignoreUndefinedProperties: true });
  if (emulators.enabled) connectFirestoreEmulator(firestore, emulators.host, emulators.firestorePort);
  databases.set(name, firestore);
  return firestore;
}
