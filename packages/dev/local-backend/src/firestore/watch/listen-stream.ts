import { randomUUID } from "node:crypto";
import type { FirestoreCore, Json, WireDocument } from "../protocol/firestore-core.ts";
import { invalid, isJson } from "../protocol/json.ts";
import type { StreamConnection, StreamHandler } from "../protocol/stream-connection.ts";
import { StatusError } from "../protocol/status.ts";
import { createListenReplies } from "./listen-replies.ts";
import { microsOf, resumePoint, resumeToken } from "./resume-token.ts";
import { watchedTarget, type WatchedTarget } from "./target-scope.ts";
import { createWatchHub, type Subscription, type WatchHub, type WatchViewer } from "./watch-hub.ts";

export interface ListenStreamOptions {
  /** Names this life of the store: listeners holding a token of another life start from the beginning. */
  readonly storeLife?: string;
  /** For tests that count what is left. */
  readonly hub?: WatchHub;
}

/** The `Listen` stream: targets come and go, each commit becomes one consistent snapshot of all of them. */
export function createListenStream(core: FirestoreCore, options: ListenStreamOptions = {}): StreamHandler {
  const hub = options.hub ?? createWatchHub(core);
  const storeLife = options.storeLife ?? randomUUID();
  return (connection) => listen(core, hub, storeLife, connection);
}

function listen(core: FirestoreCore, hub: WatchHub, storeLife: string, connection: StreamConnection): void {
  const subscriptions = new Map<number, Subscription>();
  const replies = createListenReplies(connection.send);
  let assignedIds = firstAssignedId;

  const viewer: WatchViewer = {
    deliver(delta, commit) {
      for (const document of delta.documents()) {
        replies.document(document, commit.commitTime, (name) => mayRead(core, connection, name));
      }
      replies.snapshot(resumeToken(storeLife, commit.commitTime), commit.commitTime);
    },
    fail: refuse,
  };

  function refuse(targetIds: readonly number[], error: StatusError): void {
    for (const targetId of targetIds) forget(targetId);
    replies.refused(targetIds, error);
  }

  function forget(targetId: number): void {
    subscriptions.get(targetId)?.stop();
    subscriptions.delete(targetId);
  }

  function forgetAll(): void {
    for (const targetId of subscriptions.keys()) forget(targetId);
  }

  function add(request: Json): void {
    const targetId = Number(request["targetId"] ?? 0) || assignedIds++;
    if (subscriptions.has(targetId)) {
      throw invalid(`Target id ${targetId} is already in use on this stream.`);
    }
    try {
      const watched = watchedTarget(request);
      core.authorizeTarget(watched.target, connection.caller);
      const subscription = hub.watch(watched, viewer, targetId);
      subscriptions.set(targetId, subscription);
      showAll(targetId, watched, request, subscription.documents);
    } catch (error) {
      if (!(error instanceof StatusError)) throw error;
      refuse([targetId], error);
      return;
    }
    if (request["once"] === true) remove(targetId);
  }

  function showAll(targetId: number, watched: WatchedTarget, request: Json, documents: readonly WireDocument[]): void {
    const readTime = core.now().time;
    const point = resumePoint(storeLife, readTime, request);
    replies.target("ADD", targetId);
    if (point.kind === "foreign") replies.target("RESET", targetId);
    // An unchanged document can still be new in a window, so windows are told in full.
    const since = point.kind === "since" && !watched.windowed ? point.micros : null;
    for (const document of documents) {
      const known = since !== null && (microsOf(document.updateTime) ?? 0n) <= since;
      if (!known) replies.shown(document, targetId);
    }
    if (watched.scope.kind === "documents") {
      const existing = new Set(documents.map(({ name }) => name));
      for (const name of watched.scope.names) if (!existing.has(name)) replies.missing(name, targetId, readTime);
    }
    if (point.kind === "since")
      replies.remaining(
        targetId,
        documents.map(({ name }) => name),
      );
    const token = resumeToken(storeLife, readTime);
    replies.current(targetId, token, readTime);
    replies.snapshot(token, readTime);
  }

  function remove(targetId: number): void {
    forget(targetId);
    // Also for an unknown target: clients count one answer per request.
    replies.target("REMOVE", targetId);
  }

  connection.onMessage((message) => {
    try {
      if (isJson(message["addTarget"])) add(message["addTarget"]);
      else if (message["removeTarget"] !== undefined) remove(Number(message["removeTarget"]));
      else throw invalid("A listen request must add or remove a target.");
    } catch (error) {
      forgetAll();
      connection.close(error instanceof StatusError ? error : new StatusError("INTERNAL", String(error)));
    }
  });

  connection.onEnd(forgetAll);
}

/** May this listener see the new content of a document that has just left its targets? */
function mayRead(core: FirestoreCore, connection: StreamConnection, name: string): boolean {
  try {
    core.authorizeTarget({ documents: { documents: [name] } }, connection.caller);
    return true;
  } catch (error) {
    if (error instanceof StatusError) return false;
    throw error;
  }
}

/** Far above what clients count up to, so that ids given by the server never meet theirs. */
const firstAssignedId = 1_000_000_001;
