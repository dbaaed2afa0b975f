import type { Caller, FirestoreCore, Json } from "./protocol/firestore-core.ts";
import type { StreamHandler } from "./protocol/stream-connection.ts";
import { StatusError } from "./protocol/status.ts";
import type { FaultGate } from "../faults/faults.ts";

/** The same core as clients reach it over the wire when something goes wrong. */
export function faultyCore(core: FirestoreCore, gate: FaultGate): FirestoreCore {
  const enter = async (): Promise<void> => {
    if (!(await gate.enter("firestore"))) throw unavailable();
  };
  const guarded =
    <Answer>(method: (request: Json, caller: Caller) => Promise<Answer>) =>
    async (request: Json, caller: Caller): Promise<Answer> => {
      await enter();
      return method(request, caller);
    };
  return {
    ...core,
    batchGetDocuments: guarded(core.batchGetDocuments),
    getDocument: guarded(core.getDocument),
    listDocuments: guarded(core.listDocuments),
    listCollectionIds: guarded(core.listCollectionIds),
    createDocument: guarded(core.createDocument),
    updateDocument: guarded(core.updateDocument),
    deleteDocument: guarded(core.deleteDocument),
    runQuery: guarded(core.runQuery),
    runAggregationQuery: guarded(core.runAggregationQuery),
    partitionQuery: guarded(core.partitionQuery),
    beginTransaction: guarded(core.beginTransaction),
    rollback: guarded(core.rollback),
    batchWrite: guarded(core.batchWrite),
    commit: guarded(faultyCommit(core, gate)),
  };
}

/** For commits that come over a stream, which was let in as a whole. */
export const faultyCommit =
  (core: FirestoreCore, gate: FaultGate): FirestoreCore["commit"] =>
  async (request, caller) => {
    if (!gate.abortsCommit()) return core.commit(request, caller);
    // The loser of a conflict holds no locks any more.
    if (typeof request["transaction"] === "string" && request["transaction"] !== "")
      await core.rollback(request, caller);
    throw new StatusError("ABORTED", "Aborted on purpose.");
  };

/** A stream is let in once, as a whole; what it says meanwhile waits in order. */
export const faultyStream =
  (handler: StreamHandler, gate: FaultGate): StreamHandler =>
  (connection) => {
    if (gate.isQuiet()) return handler(connection);
    let isOpen = true;
    const entered = gate.enter("firestore").then((isLetIn) => {
      if (!isLetIn) connection.close(unavailable());
      return isLetIn && isOpen;
    });
    handler({
      ...connection,
      onMessage: (listener) =>
        connection.onMessage((message) => {
          void entered.then((isLetIn) => {
            if (isLetIn && isOpen) listener(message);
          });
        }),
      onEnd: (listener) =>
        connection.onEnd(() => {
          isOpen = false;
          listener();
        }),
    });
  };

const unavailable = (): StatusError => new StatusError("UNAVAILABLE", "Not available on purpose.");
