import type { DocumentChange, WireDocument } from "../protocol/firestore-core.ts";
import { collectionOf, idOf } from "../protocol/resource-name.ts";
import { StatusError } from "../protocol/status.ts";
import type { DocumentView } from "./document-view.ts";
import { StoredDocument } from "./stored-document.ts";

/** How far back Firestore reads without point-in-time recovery. */
const windowMicros = 3_600_000_000;
const keptChanges = 2000;

interface Undo {
  readonly version: number;
  readonly name: string;
  readonly before: WireDocument | null;
}

/**
 * Documents as they were before the latest commits, so that reads can ask for a past time. They end with the process and at
 * `keptChanges`.
 */
export class Past {
  readonly #undos: Undo[] = [];
  /** Before this nothing is known. */
  #floor: number;

  constructor(floor: number) {
    this.#floor = floor;
  }

  record(version: number, changes: readonly DocumentChange[]): void {
    for (const { name, before } of changes) this.#undos.push({ version, name, before });
    if (this.#undos.length < 2 * keptChanges) return;
    const dropped = this.#undos.splice(0, this.#undos.length - keptChanges);
    this.#floor = dropped.at(-1)?.version ?? this.#floor;
  }

  forget(version: number): void {
    this.#undos.length = 0;
    this.#floor = version;
  }

  /** The documents as they were at `version`; throws when that is too long ago or still to come. */
  at(version: number, now: number, present: DocumentView): DocumentView {
    if (version > now) throw new StatusError("INVALID_ARGUMENT", "read_time cannot be in the future.");
    if (version < this.#floor || version < now - windowMicros) {
      throw new StatusError("FAILED_PRECONDITION", "The requested snapshot version is too old.");
    }
    return viewOf(this.#undoneSince(version), present);
  }

  /** By name, what each document was before the first change after `version`. */
  #undoneSince(version: number): ReadonlyMap<string, WireDocument | null> {
    const undone = new Map<string, WireDocument | null>();
    for (let at = this.#undos.length - 1; at >= 0; at--) {
      const undo = this.#undos[at] as Undo;
      if (undo.version <= version) break;
      undone.set(undo.name, undo.before);
    }
    return undone;
  }
}

function viewOf(undone: ReadonlyMap<string, WireDocument | null>, present: DocumentView): DocumentView {
  const byCollection = new Map<string, Map<string, WireDocument | null>>();
  for (const [name, before] of undone) {
    const collection = collectionOf(name);
    const documents = byCollection.get(collection) ?? new Map<string, WireDocument | null>();
    byCollection.set(collection, documents.set(name, before));
  }

  function* documentsIn(collection: string): Generator<StoredDocument> {
    const changed = byCollection.get(collection);
    for (const document of present.documentsIn(collection)) {
      if (changed?.has(document.wire.name) !== true) yield document;
    }
    for (const before of changed?.values() ?? []) if (before !== null) yield new StoredDocument(before);
  }

  const together = (known: readonly string[], also: (collection: string) => boolean): string[] => [
    ...new Set([...known, ...[...byCollection.keys()].filter(also)]),
  ];

  return {
    get: (name) => (undone.has(name) ? (undone.get(name) ?? null) : present.get(name)),
    documentsIn,
    collectionGroup: (parent, collectionId) =>
      together(present.collectionGroup(parent, collectionId), (collection) => {
        return collection.startsWith(`${parent}/`) && idOf(collection) === collectionId;
      }),
    collectionsBelow: (parent) =>
      together(present.collectionsBelow(parent), (collection) => collection.startsWith(`${parent}/`)).filter(
        (collection) => documentsIn(collection).next().done !== true,
      ),
  };
}
