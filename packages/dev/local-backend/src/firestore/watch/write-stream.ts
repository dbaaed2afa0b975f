import { randomUUID } from "node:crypto";
import type { FirestoreCore, Json } from "../protocol/firestore-core.ts";
import { invalid } from "../protocol/json.ts";
import type { StreamConnection, StreamHandler } from "../protocol/stream-connection.ts";
import { StatusError } from "../protocol/status.ts";

/** The `Write` stream: batches in order, one answer each. A refused batch ends the stream; the client opens a new one. */
export function createWriteStream(core: FirestoreCore): StreamHandler {
  return (connection) => acceptWrites(core, connection);
}

function acceptWrites(core: FirestoreCore, connection: StreamConnection): void {
  const streamId = randomUUID();
  let database: string | null = null;
  let answers = 0;
  let over = false;
  let previous: Promise<void> = Promise.resolve();

  function nextToken(): string {
    answers += 1;
    return Buffer.from(`${streamId} ${answers}`, "utf8").toString("base64");
  }

  function shakeHands(message: Json): void {
    if (typeof message["database"] !== "string" || message["database"] === "") {
      throw invalid("The first message of a write stream must name the database.");
    }
    if (writesOf(message).length > 0) {
      throw invalid("The first message of a write stream must not hold writes.");
    }
    database = message["database"];
    connection.send({ streamId, streamToken: nextToken() });
  }

  async function commit(database: string, writes: readonly unknown[]): Promise<void> {
    // Batches still waiting when the stream ends come again on the client's next stream; doing them here would double them.
    if (over) return;
    const { writeResults, commitTime } = await core.commit({ database, writes }, connection.caller);
    if (!over) connection.send({ streamToken: nextToken(), writeResults, commitTime });
  }

  function fail(error: unknown): void {
    if (over) return;
    over = true;
    connection.close(error instanceof StatusError ? error : new StatusError("INTERNAL", String(error)));
  }

  connection.onMessage((message) => {
    try {
      if (database === null) return shakeHands(message);
      const writes = writesOf(message);
      // Clients say goodbye with an empty batch and do not wait for an answer.
      if (writes.length === 0) return;
      const target = database;
      previous = previous.then(() => commit(target, writes)).catch(fail);
    } catch (error) {
      fail(error);
    }
  });

  connection.onEnd(() => {
    over = true;
  });
}

function writesOf(message: Json): readonly unknown[] {
  return Array.isArray(message["writes"]) ? message["writes"] : [];
}
