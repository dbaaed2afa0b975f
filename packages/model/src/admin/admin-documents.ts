import {
  FieldValue,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type QuerySnapshot,
  type Timestamp,
  type Transaction,
  type WriteBatch,
  type WriteResult,
} from "firebase-admin/firestore";
import { assert, must } from "@lokalkorb/domain/kernel/invariant";
import { decodeDocument, encodeFields, encodePatch } from "../document/converter.ts";
import type { AnyDocument, DocumentOf, FieldsOf, TemplateOf } from "../document/define-document.ts";
import type { DocumentPatch } from "../document/document-patch.ts";
import { storedQuery, type DocumentQuery } from "../document/document-query.ts";
import { documentPath, type PathParams } from "../document/path-template.ts";
import { readTogether } from "./read-together.ts";

/**
 * Typed reads and writes for the server. Each function takes a scope first: the database itself, a transaction or
 * a batch. In a transaction all reads come before the first write, as the database demands.
 */
export interface AdminTransaction {
  readonly db: Firestore;
  readonly transaction: Transaction;
}
export interface AdminBatch {
  readonly db: Firestore;
  readonly batch: WriteBatch;
}
export type ReadScope = Firestore | AdminTransaction;
/** Writes are collected and happen together at the end. */
export type CollectedScope = AdminTransaction | AdminBatch;
type WriteScope = Firestore | CollectedScope;
type Written<Scope extends WriteScope> = Scope extends Firestore ? Promise<void> : void;

type TransactionTerms = { readonly db: Firestore } & Parameters<Firestore["runTransaction"]>[1];

/** For documents that many write at once: waiting in line for them is normal in a rush, giving up is not. */
export const contended = (db: Firestore): TransactionTerms => ({ db, maxAttempts: 25 });

export function inTransaction<Value>(
  on: Firestore | TransactionTerms,
  run: (tx: AdminTransaction) => Promise<Value>,
): Promise<Value> {
  const { db, ...options } = "db" in on ? on : { db: on };
  return db.runTransaction((transaction) => run({ db, transaction }), options);
}

export async function inBatch(db: Firestore, run: (batch: AdminBatch) => void | Promise<void>): Promise<void> {
  const batch = db.batch();
  await run({ db, batch });
  await batch.commit();
}

export const adminRef = <Definition extends AnyDocument>(
  scope: WriteScope,
  definition: Definition,
  params: PathParams<TemplateOf<Definition>>,
): DocumentReference => databaseOf(scope).doc(documentPath<TemplateOf<Definition>>(definition.path, params));

/** A document that does not fit its schema is a defect of ours and throws. */
export async function readDocument<Definition extends AnyDocument>(
  scope: ReadScope,
  definition: Definition,
  params: PathParams<TemplateOf<Definition>>,
): Promise<DocumentOf<Definition> | null> {
  const [document] = await readDocuments(scope, definition, [params]);
  return document ?? null;
}

/** Several documents in one round trip, in the order asked for; null where there is none. */
export async function readDocuments<Definition extends AnyDocument>(
  scope: ReadScope,
  definition: Definition,
  paramsList: readonly PathParams<TemplateOf<Definition>>[],
): Promise<(DocumentOf<Definition> | null)[]> {
  if (paramsList.length === 0) return [];
  const references = paramsList.map((params) => adminRef(scope, definition, params));
  const snapshots = await ("transaction" in scope
    ? scope.transaction.getAll(...references)
    : readTogether(scope, references));
  return snapshots.map((snapshot) => {
    const fields = snapshot.data();
    return fields === undefined ? null : decodeAdminDocument(definition, snapshot.ref.path, fields);
  });
}

export async function readQuery<Definition extends AnyDocument>(
  scope: ReadScope,
  query: DocumentQuery<Definition>,
): Promise<DocumentOf<Definition>[]> {
  const found = await getIn(scope, adminQuery(scope, query));
  return found.docs.map((snapshot) => decodeAdminDocument(query.definition, snapshot.ref.path, snapshot.data()));
}

/** A document that does not fit its schema, with what is wrong and what is in it. */
export interface UnreadableDocument {
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly issues: readonly string[];
}

/** For documents whose nested fields browsers write unchecked: what cannot be read is told instead of thrown. */
export async function readWhatIsReadable<Definition extends AnyDocument>(
  scope: ReadScope,
  query: DocumentQuery<Definition>,
): Promise<{ readonly documents: DocumentOf<Definition>[]; readonly unreadable: readonly UnreadableDocument[] }> {
  const found = await getIn(scope, adminQuery(scope, query));
  const documents: DocumentOf<Definition>[] = [];
  const unreadable: UnreadableDocument[] = [];
  for (const snapshot of found.docs) {
    const read = decodeDocument(query.definition, snapshot.ref.path, snapshot.data());
    if (read.ok) documents.push(read.document);
    else unreadable.push({ id: snapshot.id, fields: snapshot.data(), issues: read.issues });
  }
  return { documents, unreadable };
}

/** The same for one document. */
export async function readIfReadable<Definition extends AnyDocument>(
  scope: ReadScope,
  definition: Definition,
  params: PathParams<TemplateOf<Definition>>,
): Promise<{ readonly document: DocumentOf<Definition> | null; readonly unreadable: UnreadableDocument | null }> {
  const reference = adminRef(scope, definition, params);
  const snapshot = await readSnapshot(scope, reference);
  const fields = snapshot.data();
  if (fields === undefined) return { document: null, unreadable: null };
  const read = decodeDocument(definition, reference.path, fields);
  return read.ok
    ? { document: read.document, unreadable: null }
    : { document: null, unreadable: { id: snapshot.id, fields, issues: read.issues } };
}

/** As the database has it, for callers that decode it in a way of their own. */
export async function readSnapshot(scope: ReadScope, reference: DocumentReference): Promise<DocumentSnapshot> {
  if ("transaction" in scope) return scope.transaction.get(reference);
  const [snapshot] = await readTogether(scope, [reference]);
  return must(snapshot, reference.path);
}

/** The SDK's query, e.g. for `count()`. */
export function adminQuery<Definition extends AnyDocument>(scope: ReadScope, query: DocumentQuery<Definition>): Query {
  const stored = storedQuery(query);
  let built: Query = databaseOf(scope).collection(stored.collection);
  for (const { field, operator, value } of stored.where) built = built.where(field, operator, value);
  for (const { field, direction } of stored.orderBy) built = built.orderBy(field, direction);
  if (stored.startAfter !== undefined) built = built.startAfter(...stored.startAfter);
  return stored.limit === undefined ? built : built.limit(stored.limit);
}

/** For documents that come from an event or a collection group instead of a read by path, too. */
export function decodeAdminDocument<Definition extends AnyDocument>(
  definition: Definition,
  path: string,
  fields: Readonly<Record<string, unknown>>,
): DocumentOf<Definition> {
  const result = decodeDocument(definition, path, fields);
  assert(result.ok, `${path}: ${result.ok ? "" : result.issues.join("; ")}`);
  return result.document;
}

/** Fails when the document exists already. */
export function createDocument<D extends AnyDocument, Scope extends WriteScope>(
  scope: Scope,
  definition: D,
  params: PathParams<TemplateOf<D>>,
  fields: FieldsOf<D>,
): Written<Scope> {
  const data = { ...encodeFields(definition, fields), ...newEnvelope(definition) };
  return write(scope, (to) => to.create(adminRef(scope, definition, params), data));
}

/** Replaces the whole document or makes it; keeps `createdAt` of a document that was read before. */
export function setDocument<D extends AnyDocument, Scope extends WriteScope>(
  scope: Scope,
  definition: D,
  params: PathParams<TemplateOf<D>>,
  fields: FieldsOf<D>,
): Written<Scope> {
  const createdAt =
    "createdAt" in fields && typeof fields.createdAt === "number" && fields.createdAt > 0
      ? { createdAt: new Date(fields.createdAt) }
      : {};
  const data = { ...encodeFields(definition, fields), ...newEnvelope(definition), ...createdAt };
  return write(scope, (to) => to.set(adminRef(scope, definition, params), data));
}

/** Deletes a field. (Undefined in a patch means: leave it as it is.) */
export const remove = (): FieldValue => FieldValue.delete();
export const increment = (by: number): FieldValue => FieldValue.increment(by);
export const addToList = (...values: readonly unknown[]): FieldValue => FieldValue.arrayUnion(...values);

/** Fails when the document does not exist. */
export function updateDocument<D extends AnyDocument, Scope extends WriteScope>(
  scope: Scope,
  definition: D,
  params: PathParams<TemplateOf<D>>,
  patch: DocumentPatch<D, FieldValue>,
): Written<Scope> {
  const data = storedPatch(definition, patch);
  return write(scope, (to) => to.update(adminRef(scope, definition, params), data));
}

/**
 * Changes a document only if it was last written at `writtenAt`, without looking at it, and says when; null: it was written
 * again meanwhile, or is not there.
 */
export async function updateUnchanged<D extends AnyDocument>(
  db: Firestore,
  definition: D,
  params: PathParams<TemplateOf<D>>,
  patch: DocumentPatch<D, FieldValue>,
  writtenAt: Timestamp,
): Promise<Timestamp | null> {
  return unlessChanged(
    adminRef(db, definition, params).update(storedPatch(definition, patch), { lastUpdateTime: writtenAt }),
  );
}

/** The same for taking it away. */
export async function deleteUnchanged<D extends AnyDocument>(
  db: Firestore,
  definition: D,
  params: PathParams<TemplateOf<D>>,
  writtenAt: Timestamp,
): Promise<Timestamp | null> {
  return unlessChanged(adminRef(db, definition, params).delete({ lastUpdateTime: writtenAt }));
}

async function unlessChanged(written: Promise<WriteResult>): Promise<Timestamp | null> {
  try {
    return (await written).writeTime;
  } catch (error) {
    if (isMissing(error) || codeOf(error) === 9) return null;
    throw error;
  }
}

const codeOf = (error: unknown): unknown => (error as { readonly code?: unknown } | null)?.code;
export const isMissing = (error: unknown): boolean => codeOf(error) === 5;
export const isThereAlready = (error: unknown): boolean => codeOf(error) === 6;

export function deleteDocument<D extends AnyDocument, Scope extends WriteScope>(
  scope: Scope,
  definition: D,
  params: PathParams<TemplateOf<D>>,
): Written<Scope> {
  return write(scope, (to) => to.delete(adminRef(scope, definition, params)));
}

/** The documents that a query of the SDK finds there. */
export const getIn = (scope: ReadScope, query: Query): Promise<QuerySnapshot> =>
  "transaction" in scope ? scope.transaction.get(query) : query.get();

const databaseOf = (scope: WriteScope): Firestore => ("db" in scope ? scope.db : scope);

type Writer = Pick<WriteBatch, "create" | "set" | "update" | "delete">;

/** Outside of a transaction or batch a write is a batch of its own, as in the SDK. */
function write<Scope extends WriteScope>(scope: Scope, run: (to: Writer) => void): Written<Scope> {
  const written =
    "db" in scope
      ? run(("transaction" in scope ? scope.transaction : scope.batch) as Writer)
      : inBatch(scope, ({ batch }) => run(batch));
  return written as Written<Scope>;
}

const storedPatch = (definition: AnyDocument, patch: object): Record<string, unknown> => ({
  updatedAt: FieldValue.serverTimestamp(),
  ...encodePatch(definition, patch, (value) => value instanceof FieldValue),
});

const newEnvelope = (definition: AnyDocument): Record<string, unknown> => ({
  createdAt: FieldValue.serverTimestamp(),
  updatedAt: FieldValue.serverTimestamp(),
  v: definition.version,
});
