/**
 * The database as the wire adapters (gRPC, REST, WebChannel) and the trigger dispatcher use it. Everything here speaks proto3 JSON of
 * `google.firestore.v1`: one canonical form for all transports.
 */

/** Who asks. `owner` (admin SDK, `Bearer owner`) skips the rules; `auth: null` is a stranger. */
export type Caller =
  /** `inFunctions`: it is the functions of the project that act as the owner. */
  | { readonly kind: "owner"; readonly inFunctions?: true }
  | { readonly kind: "user"; readonly auth: { readonly uid: string; readonly token: Record<string, unknown> } | null };

/** proto3 JSON messages; the adapters hand them over as parsed JSON. */
export type Json = Record<string, unknown>;

export interface WireDocument {
  /** projects/{p}/databases/{d}/documents/… */
  readonly name: string;
  readonly fields: Record<string, Json>;
  /** RFC 3339 with microseconds. */
  readonly createTime: string;
  readonly updateTime: string;
}

/** One document of one commit; `before`/`after` null = did not exist / does not exist any more. */
export interface DocumentChange {
  readonly name: string;
  readonly before: WireDocument | null;
  readonly after: WireDocument | null;
}

/** One atomic commit. `version` is strictly increasing (microseconds of the store's own monotonic clock). */
export interface CommittedChanges {
  readonly version: bigint;
  readonly commitTime: string;
  readonly caller: Caller;
  readonly changes: readonly DocumentChange[];
}

export interface FirestoreCore {
  /** Each method takes the request message of the RPC of the same name and returns its response message(s). */
  batchGetDocuments(request: Json, caller: Caller): Promise<Json[]>;
  getDocument(request: Json, caller: Caller): Promise<Json>;
  listDocuments(request: Json, caller: Caller): Promise<Json>;
  listCollectionIds(request: Json, caller: Caller): Promise<Json>;
  createDocument(request: Json, caller: Caller): Promise<Json>;
  updateDocument(request: Json, caller: Caller): Promise<Json>;
  deleteDocument(request: Json, caller: Caller): Promise<Json>;
  runQuery(request: Json, caller: Caller): Promise<Json[]>;
  runAggregationQuery(request: Json, caller: Caller): Promise<Json[]>;
  /** Where to cut a collection group so that its parts can be read side by side. */
  partitionQuery(request: Json, caller: Caller): Promise<Json>;
  beginTransaction(request: Json, caller: Caller): Promise<Json>;
  commit(request: Json, caller: Caller): Promise<Json>;
  rollback(request: Json, caller: Caller): Promise<Json>;
  batchWrite(request: Json, caller: Caller): Promise<Json>;

  /** Throws a StatusError (PERMISSION_DENIED …) when `caller` may not listen to this target; see wire/status.ts. */
  authorizeTarget(target: Json, caller: Caller): void;
  /** Documents that a listen target shows now, in query order, with the version they were read at. */
  readTarget(target: Json): { readonly documents: readonly WireDocument[]; readonly version: bigint };
  /** Does this document belong to the target's filter (order and limit aside)? For incremental listening. */
  matchesTarget(target: Json, document: WireDocument): boolean;
  /** Called synchronously after every durable commit, in order. Returns the unsubscribe function. */
  onCommit(listener: (commit: CommittedChanges) => void): () => void;
  /** A version at least as new as every commit so far, and its RFC 3339 form. */
  now(): { readonly version: bigint; readonly time: string };
}
