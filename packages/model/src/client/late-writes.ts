import type { FirebaseApp } from "firebase/app";
import {
  connectFirestoreEmulator,
  deleteField,
  doc,
  getFirestore,
  runTransaction,
  serverTimestamp,
  writeBatch,
  type Firestore,
} from "firebase/firestore/lite";
import { decodeDocument, encodeField, encodeFields } from "../document/converter.ts";
import type { AnyDocument, DocumentOf, FieldsOf, StoredFields, TemplateOf } from "../document/define-document.ts";
import { documentPath, type PathParams } from "../document/path-template.ts";
import type { ClientConfig } from "@lokalkorb/configuration/client-config";

export interface CheckedUpdate<D extends AnyDocument> {
  readonly definition: D;
  readonly path: string;
  /** Fields or dotted field paths; undefined takes the field away. */
  readonly patch: ReadonlyMap<string, unknown>;
  /** Whether the document is still the one that the patch was made for. */
  readonly isUnchanged: (current: DocumentOf<D>) => boolean;
}

/** A change of one document, or all fields of a new one. */
export type DocumentWrite<D extends AnyDocument> = {
  readonly at: PathParams<TemplateOf<D>>;
} & ({ readonly patch: ReadonlyMap<string, unknown> } | { readonly fields: FieldsOf<D> });

const databases = new WeakMap<FirebaseApp, Firestore>();

/** The small SDK beside the live one: its transactions are a part of their own, fetched with the first save. */
function databaseOf(app: FirebaseApp, { emulators }: ClientConfig): Firestore {
  const known = databases.get(app);
  if (known !== undefined) return known;
  const database = getFirestore(app);
  if (emulators.enabled) connectFirestoreEmulator(database, emulators.host, emulators.firestorePort);
  databases.set(app, database);
  return database;
}

/** Reads, compares and writes as one: whether it was written. A change in between makes it read again. */
export function checkedUpdate<D extends AnyDocument>(
  app: FirebaseApp,
  config: ClientConfig,
  { definition, path, patch, isUnchanged }: CheckedUpdate<D>,
): Promise<boolean> {
  const database = databaseOf(app, config);
  return runTransaction(database, async (transaction) => {
    const stored = await transaction.get(doc(database, path));
    const current = decodeDocument(definition, path, (stored.data() ?? {}) as StoredFields);
    // An unreadable field was not changed in a form; saving mends it.
    if (stored.exists() && current.ok && !isUnchanged(current.document)) return false;
    transaction.update(doc(database, path), encodedPatch(definition, patch));
    return true;
  });
}

/** All of them or none; of a document that is gone meanwhile none. */
export async function writeTogether<D extends AnyDocument>(
  app: FirebaseApp,
  config: ClientConfig,
  definition: D,
  writes: readonly DocumentWrite<D>[],
): Promise<true> {
  const database = databaseOf(app, config);
  const batch = writeBatch(database);
  for (const write of writes) {
    const at = doc(database, documentPath<TemplateOf<D>>(definition.path, write.at));
    if ("patch" in write) batch.update(at, encodedPatch(definition, write.patch));
    else {
      const times = { createdAt: serverTimestamp(), updatedAt: serverTimestamp(), v: definition.version };
      batch.set(at, { ...encodeFields(definition, write.fields), ...times });
    }
  }
  await batch.commit();
  return true;
}

function encodedPatch(definition: AnyDocument, patch: ReadonlyMap<string, unknown>) {
  const values = [...patch].map(([name, value]) => [
    name,
    value === undefined ? deleteField() : encodeField(definition, name, value),
  ]);
  return { ...Object.fromEntries(values), updatedAt: serverTimestamp() };
}
