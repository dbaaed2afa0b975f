import { randomUUID } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import { StorageError } from "./storage-error.ts";

/** A resumable upload as far as it has come. */
export interface UploadSession {
  readonly id: string;
  readonly bucket: string;
  readonly name: string;
  readonly metadata: Readonly<Record<string, unknown>>;
  /** The generation the object must still have at the end; null = any. */
  readonly ifGenerationMatch: string | null;
  readonly received: number;
  readonly state: "active" | "final" | "cancelled";
  /** The answer to the last chunk, given again when the client repeats it. */
  readonly result: Readonly<Record<string, unknown>> | null;
}

/** Every call is durable when it returns, so that a client goes on after a restart where it stopped. */
export interface UploadSessions {
  begin(upload: Pick<UploadSession, "bucket" | "name" | "metadata" | "ifGenerationMatch">): UploadSession;
  find(id: string): UploadSession | null;
  append(session: UploadSession, offset: number, bytes: Buffer): UploadSession;
  bytesOf(session: UploadSession): Buffer;
  /** The object is stored: the bytes here are let go. */
  finish(session: UploadSession, result: Readonly<Record<string, unknown>>): UploadSession;
  cancel(session: UploadSession): UploadSession;
  clear(): void;
  close(): void;
}

/** The oldest of so many is not finished any more. */
const kept = 1000;

/** Without a file they are kept in memory. */
export function openUploadSessions(file: string | null): UploadSessions {
  const database = new DatabaseSync(file ?? ":memory:");
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;");
  database.exec(`CREATE TABLE IF NOT EXISTS uploads (
    number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, session TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS chunks (
    upload TEXT NOT NULL REFERENCES uploads (id) ON DELETE CASCADE, start INTEGER NOT NULL, bytes BLOB NOT NULL,
    PRIMARY KEY (upload, start)
  );`);
  const statements = {
    begin: database.prepare("INSERT INTO uploads (id, session) VALUES (?, ?)"),
    forget: database.prepare("DELETE FROM uploads WHERE number <= ?"),
    find: database.prepare("SELECT session FROM uploads WHERE id = ?"),
    save: database.prepare("UPDATE uploads SET session = ? WHERE id = ?"),
    append: database.prepare("INSERT INTO chunks (upload, start, bytes) VALUES (?, ?, ?)"),
    chunks: database.prepare("SELECT bytes FROM chunks WHERE upload = ? ORDER BY start"),
    release: database.prepare("DELETE FROM chunks WHERE upload = ?"),
    clear: database.prepare("DELETE FROM uploads"),
  };
  const atomically = (work: () => void): void => {
    database.exec("BEGIN IMMEDIATE");
    try {
      work();
      database.exec("COMMIT");
    } catch (error) {
      database.exec("ROLLBACK");
      throw error;
    }
  };
  const changed = (session: UploadSession, changes: Partial<UploadSession>, chunks: () => void): UploadSession => {
    const after = { ...session, ...changes };
    atomically(() => {
      statements.save.run(JSON.stringify(after), session.id);
      chunks();
    });
    return after;
  };
  const release = (session: UploadSession) => (): void => void statements.release.run(session.id);
  return {
    begin: (upload) => {
      const { bucket, name, metadata, ifGenerationMatch } = upload;
      const id = randomUUID();
      const session: UploadSession = {
        id,
        bucket,
        name,
        metadata,
        ifGenerationMatch,
        received: 0,
        state: "active",
        result: null,
      };
      const { lastInsertRowid } = statements.begin.run(id, JSON.stringify(session));
      statements.forget.run(Number(lastInsertRowid) - kept);
      return session;
    },
    find: (id) => {
      const row = statements.find.get(id);
      return row === undefined ? null : (JSON.parse(String(row["session"])) as UploadSession);
    },
    append: (session, offset, bytes) => {
      const { received } = session;
      if (offset > received)
        throw new StorageError(400, `The upload continues at ${offset}, but only ${received} bytes are here.`);
      // A chunk that came before, wholly or in part, is not added twice.
      const fresh = bytes.subarray(Math.max(received - offset, 0));
      if (fresh.length === 0) return session;
      return changed(session, { received: received + fresh.length }, () => {
        statements.append.run(session.id, received, fresh);
      });
    },
    bytesOf: ({ id }) =>
      Buffer.concat(
        statements.chunks.all(id).map(({ bytes }) => (bytes instanceof Uint8Array ? bytes : Buffer.alloc(0))),
      ),
    finish: (session, result) => changed(session, { state: "final", result }, release(session)),
    cancel: (session) => changed(session, { state: "cancelled" }, release(session)),
    clear: () => void statements.clear.run(),
    close: () => database.close(),
  };
}
