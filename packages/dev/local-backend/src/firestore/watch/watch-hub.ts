import type {
  CommittedChanges,
  DocumentChange,
  FirestoreCore,
  Json,
  WireDocument,
} from "../protocol/firestore-core.ts";
import { StatusError } from "../protocol/status.ts";
import { createSnapshotDelta, type SnapshotDelta } from "./snapshot-delta.ts";
import { createTargetIndex } from "./target-index.ts";
import type { TargetScope, WatchedTarget } from "./target-scope.ts";

/** One stream, as the hub sees it. */
export interface WatchViewer {
  deliver(delta: SnapshotDelta, commit: CommittedChanges): void;
  /** These targets cannot be kept up to date any more. */
  fail(targetIds: readonly number[], error: StatusError): void;
}

export interface WatchHub {
  /** Starts watching and returns what shows now. */
  watch(watched: WatchedTarget, viewer: WatchViewer, targetId: number): Subscription;
  /** Distinct targets being watched. */
  readonly watchCount: number;
}

export interface Subscription {
  readonly documents: readonly WireDocument[];
  stop(): void;
}

/** One distinct target. Streams that watch the same thing share it: a commit is matched once, not once per listener. */
interface Watch {
  readonly target: Json;
  readonly scope: TargetScope;
  readonly viewers: Map<WatchViewer, Set<number>>;
  /** The documents shown now, kept only where they depend on the others (limit, offset). */
  window: ReadonlyMap<string, WireDocument> | null;
}

export function createWatchHub(core: FirestoreCore): WatchHub {
  const watches = new Map<string, Watch>();
  const index = createTargetIndex<Watch>();
  let unsubscribe: (() => void) | null = null;

  function open(key: string, watched: WatchedTarget): Watch {
    const watch: Watch = { target: watched.target, scope: watched.scope, viewers: new Map(), window: null };
    watches.set(key, watch);
    index.add(watch.scope, watch);
    unsubscribe ??= core.onCommit(spread);
    return watch;
  }

  function close(key: string, watch: Watch): void {
    watches.delete(key);
    index.remove(watch.scope, watch);
    if (watches.size > 0) return;
    unsubscribe?.();
    unsubscribe = null;
  }

  function spread(commit: CommittedChanges): void {
    const deltas = new Map<WatchViewer, SnapshotDelta>();
    const changesByWatch = new Map<Watch, DocumentChange[]>();
    for (const change of commit.changes) {
      for (const watch of index.covering(change.name)) {
        const changes = changesByWatch.get(watch);
        if (changes) changes.push(change);
        else changesByWatch.set(watch, [change]);
      }
    }
    for (const [watch, changes] of changesByWatch) {
      const audience = audienceOf(watch, deltas);
      // A target that cannot be evaluated must not take the commit, or the other listeners, down with it.
      try {
        if (watch.window) moveWindow(core, watch, watch.window, changes, audience);
        else followChanges(core, watch, changes, audience);
      } catch (error) {
        const status = error instanceof StatusError ? error : new StatusError("INTERNAL", String(error));
        for (const [viewer, targetIds] of watch.viewers) viewer.fail([...targetIds], status);
      }
    }
    for (const [viewer, delta] of deltas) viewer.deliver(delta, commit);
  }

  return {
    watch(watched, viewer, targetId) {
      const key = JSON.stringify(watched.target);
      const known = watches.get(key);
      const documents = core.readTarget((known ?? watched).target).documents;
      const watch = known ?? open(key, watched);
      if (watched.windowed) watch.window ??= byName(documents);
      const targetIds = watch.viewers.get(viewer) ?? new Set<number>();
      watch.viewers.set(viewer, targetIds.add(targetId));
      return {
        documents,
        stop() {
          targetIds.delete(targetId);
          if (targetIds.size === 0) watch.viewers.delete(viewer);
          if (watch.viewers.size === 0 && watches.get(key) === watch) close(key, watch);
        },
      };
    },
    get watchCount() {
      return watches.size;
    },
  };
}

interface Audience {
  shows(document: WireDocument): void;
  hides(name: string, document: WireDocument | null | undefined): void;
}

/** Tells every viewer of the watch; a viewer gets its delta with the first word for it. */
function audienceOf(watch: Watch, deltas: Map<WatchViewer, SnapshotDelta>): Audience {
  function tell(say: (delta: SnapshotDelta, targetIds: Iterable<number>) => void): void {
    for (const [viewer, targetIds] of watch.viewers) {
      const delta = deltas.get(viewer) ?? createSnapshotDelta();
      deltas.set(viewer, delta);
      say(delta, targetIds);
    }
  }
  return {
    shows: (document) => tell((delta, ids) => delta.shows(document, ids)),
    hides: (name, document) => tell((delta, ids) => delta.hides(name, document, ids)),
  };
}

function followChanges(core: FirestoreCore, watch: Watch, changes: readonly DocumentChange[], to: Audience): void {
  for (const { name, before, after } of changes) {
    if (after && covers(core, watch, after)) to.shows(after);
    else if (before && covers(core, watch, before)) to.hides(name, after);
  }
}

function moveWindow(
  core: FirestoreCore,
  watch: Watch,
  old: ReadonlyMap<string, WireDocument>,
  changes: readonly DocumentChange[],
  to: Audience,
): void {
  const touched = changes.some(
    ({ before, after }) => (before && covers(core, watch, before)) || (after && covers(core, watch, after)),
  );
  if (!touched) return;
  const current = byName(core.readTarget(watch.target).documents);
  const changed = new Map(changes.map((change) => [change.name, change.after]));
  watch.window = current;
  for (const [name, document] of current) {
    if (old.get(name)?.updateTime !== document.updateTime) to.shows(document);
  }
  for (const name of old.keys()) {
    if (!current.has(name)) to.hides(name, changed.get(name));
  }
}

function covers(core: FirestoreCore, watch: Watch, document: WireDocument): boolean {
  return watch.scope.kind === "documents" || core.matchesTarget(watch.target, document);
}

function byName(documents: readonly WireDocument[]): Map<string, WireDocument> {
  return new Map(documents.map((document) => [document.name, document]));
}
