import type { Json, WireDocument } from "../protocol/firestore-core.ts";
import type { StatusError } from "../protocol/status.ts";
import { bloomFilter } from "./bloom-filter.ts";
import type { DocumentDelta } from "./snapshot-delta.ts";

/** The messages of a `Listen` stream, each spelled once. */
export interface ListenReplies {
  target(type: "ADD" | "REMOVE" | "RESET", targetId: number): void;
  refused(targetIds: readonly number[], cause: StatusError): void;
  shown(document: WireDocument, targetId: number): void;
  missing(name: string, targetId: number, readTime: string): void;
  document(delta: DocumentDelta, readTime: string, mayRead: (name: string) => boolean): void;
  /** How many and, in few bits, which documents the target shows: what else the client still has is gone. */
  remaining(targetId: number, names: readonly string[]): void;
  current(targetId: number, resumeToken: string, readTime: string): void;
  /** A consistent state of all targets: only this makes clients tell their listeners. */
  snapshot(resumeToken: string, readTime: string): void;
}

export function createListenReplies(send: (message: Json) => void): ListenReplies {
  const targetChange = (change: Json) => send({ targetChange: change });
  return {
    target: (type, targetId) => targetChange({ targetChangeType: type, targetIds: [targetId] }),
    refused: (targetIds, { code, message }) =>
      targetChange({ targetChangeType: "REMOVE", targetIds, cause: { code, message } }),
    shown: (document, targetId) => send({ documentChange: { document, targetIds: [targetId] } }),
    missing: (name, targetId, readTime) =>
      send({ documentDelete: { document: name, removedTargetIds: [targetId], readTime } }),
    document(delta, readTime, mayRead) {
      const { name, document, targetIds, removedTargetIds } = delta;
      if (document === null) {
        send({ documentDelete: { document: name, removedTargetIds, readTime } });
      } else if (document && (targetIds.length > 0 || mayRead(name))) {
        send({ documentChange: { document, targetIds, removedTargetIds } });
      } else {
        send({ documentRemove: { document: name, removedTargetIds, readTime } });
      }
    },
    remaining: (targetId, names) =>
      send({ filter: { targetId, count: names.length, unchangedNames: bloomFilter(names) } }),
    current: (targetId, resumeToken, readTime) =>
      targetChange({ targetChangeType: "CURRENT", targetIds: [targetId], resumeToken, readTime }),
    snapshot: (resumeToken, readTime) => targetChange({ targetChangeType: "NO_CHANGE", resumeToken, readTime }),
  };
}
