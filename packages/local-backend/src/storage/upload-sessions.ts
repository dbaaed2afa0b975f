import { randomUUID } from "node:crypto";
import { StorageError } from "./storage-error.ts";

/** A resumable upload under way. Kept in memory: after a restart the client begins anew, as the protocol allows. */
export interface UploadSession {
  readonly id: string;
  readonly bucket: string;
  readonly name: string;
  readonly metadata: Readonly<Record<string, unknown>>;
  /** The generation the object must still have at the end; null = any. */
  readonly ifGenerationMatch: string | null;
  readonly chunks: Buffer[];
  received: number;
  state: "active" | "final" | "cancelled";
  /** The answer to the last chunk, given again when the client repeats it. */
  result: Record<string, unknown> | null;
}

export interface UploadSessions {
  begin(upload: Pick<UploadSession, "bucket" | "name" | "metadata" | "ifGenerationMatch">): UploadSession;
  find(id: string): UploadSession | null;
  append(session: UploadSession, offset: number, bytes: Buffer): void;
  clear(): void;
}

const kept = 1000;

export const createUploadSessions = (): UploadSessions => {
  const sessions = new Map<string, UploadSession>();
  return {
    begin: (upload) => {
      const session: UploadSession = {
        ...upload,
        id: randomUUID(),
        chunks: [],
        received: 0,
        state: "active",
        result: null,
      };
      sessions.set(session.id, session);
      const oldest = sessions.keys().next().value;
      if (sessions.size > kept && oldest !== undefined) sessions.delete(oldest);
      return session;
    },
    find: (id) => sessions.get(id) ?? null,
    append: (session, offset, bytes) => {
      if (offset > session.received)
        throw new StorageError(400, `The upload continues at ${offset}, but only ${session.received} bytes are here.`);
      // A chunk that came before, wholly or in part, is not added twice.
      const fresh = bytes.subarray(Math.max(session.received - offset, 0));
      session.chunks.push(fresh);
      session.received += fresh.length;
    },
    clear: () => sessions.clear(),
  };
};
