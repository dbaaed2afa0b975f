import type { WireDocument } from "../protocol/firestore-core.ts";

/** The change of one commit for one stream: per document, the targets it is in now and those it left. */
export interface DocumentDelta {
  readonly name: string;
  /** `null` = deleted; `undefined` = unchanged itself, it only left a window. */
  document: WireDocument | null | undefined;
  readonly targetIds: number[];
  readonly removedTargetIds: number[];
}

export interface SnapshotDelta {
  shows(document: WireDocument, targetIds: Iterable<number>): void;
  hides(name: string, document: WireDocument | null | undefined, targetIds: Iterable<number>): void;
  documents(): Iterable<DocumentDelta>;
}

export function createSnapshotDelta(): SnapshotDelta {
  const byName = new Map<string, DocumentDelta>();

  function deltaOf(name: string, document: WireDocument | null | undefined): DocumentDelta {
    const known = byName.get(name);
    if (known) {
      // A window may report a document as merely pushed out that another target saw change.
      if (document !== undefined) known.document = document;
      return known;
    }
    const delta: DocumentDelta = { name, document, targetIds: [], removedTargetIds: [] };
    byName.set(name, delta);
    return delta;
  }

  return {
    shows(document, targetIds) {
      deltaOf(document.name, document).targetIds.push(...targetIds);
    },
    hides(name, document, targetIds) {
      deltaOf(name, document).removedTargetIds.push(...targetIds);
    },
    documents: () => byName.values(),
  };
}
