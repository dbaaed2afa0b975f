import { join } from "node:path";
import type { Clock } from "../service/clock.ts";
import type { FaultGate } from "../faults/faults.ts";
import {
  BodyTooLargeError,
  readBody,
  sendJson,
  startHttpService,
  type HttpExchange,
  type HttpServiceOptions,
} from "../http/http-service.ts";
import { StatusError } from "../firestore/protocol/status.ts";
import type { Service } from "../service/service.ts";
import { diskBlobs, memoryBlobs } from "./blob-store.ts";
import { answerFirebase } from "./firebase-interface.ts";
import { answerGoogle } from "./google-interface.ts";
import { openObjectStore, type ObjectStore } from "./object-store.ts";
import { createStorageAccess, type StorageAccessOptions } from "./storage-access.ts";
import type { StorageContext } from "./storage-context.ts";
import { StorageError } from "./storage-error.ts";
import { openUploadSessions } from "./upload-sessions.ts";

export interface StorageServiceOptions extends Pick<
  StorageAccessOptions,
  "projectId" | "callerOf" | "rules" | "lookup" | "onDecision"
> {
  readonly host: string;
  readonly port: number;
  /** Null keeps everything in memory. */
  readonly dataDir: string | null;
  readonly clock: Clock;
  readonly faults?: FaultGate;
  readonly onAnswered?: HttpServiceOptions["onAnswered"];
  /** Takes new rules from a test environment; throws with line and column when they do not parse. */
  readonly setRules: (source: string) => void;
}

export interface StorageService extends Service {
  readonly objects: ObjectStore;
}

const exposedHeaders =
  "Content-Length, Content-Range, Date, ETag, X-Firebase-Storage-Version, X-Goog-Generation, X-Goog-Hash, X-Goog-Upload-Chunk-Granularity, X-Goog-Upload-Command, X-Goog-Upload-Size-Received, X-Goog-Upload-Status, X-Goog-Upload-URL, X-GUploader-UploadID";

export async function startStorageService(options: StorageServiceOptions): Promise<StorageService> {
  const { clock, dataDir } = options;
  const blobs = dataDir === null ? memoryBlobs() : diskBlobs(join(dataDir, "blobs"));
  const objects = openObjectStore(dataDir === null ? null : join(dataDir, "storage.sqlite"), blobs, clock.now);
  const uploads = openUploadSessions(dataDir === null ? null : join(dataDir, "uploads.sqlite"));
  const context: StorageContext = {
    objects,
    uploads,
    check: createStorageAccess({ ...options, now: clock.now }),
    originOf: (request) => `http://${request.headers.host ?? ""}`,
  };
  const close = (): void => {
    objects.close();
    uploads.close();
  };
  const reset = (): void => {
    objects.clear();
    uploads.clear();
  };

  const answer = async (exchange: HttpExchange): Promise<void> => {
    const { request, response, url } = exchange;
    if (url.pathname === "/") return sendJson(response, 200, { storageEmulator: { ready: true } });
    if (url.pathname === "/internal/setRules" && request.method === "PUT") return takeRules(exchange, options.setRules);
    if (url.pathname === "/internal/reset" && request.method === "POST") {
      reset();
      return sendJson(response, 200, {});
    }
    if ((await answerFirebase(context, exchange)) || (await answerGoogle(context, exchange))) return;
    throw new StorageError(
      501,
      `UNIMPLEMENTED: the local backend does not answer ${request.method ?? ""} ${url.pathname}.`,
    );
  };

  const handle = async (exchange: HttpExchange): Promise<void> => {
    try {
      await answer(exchange);
    } catch (error) {
      const refusal = asRefusal(error);
      sendJson(exchange.response, refusal.status, { error: { code: refusal.status, message: refusal.message } });
    }
  };
  const http = await startHttpService({
    name: "storage",
    host: options.host,
    port: options.port,
    exposeHeaders: exposedHeaders,
    ...(options.faults === undefined ? {} : { faults: options.faults }),
    ...(options.onAnswered === undefined ? {} : { onAnswered: options.onAnswered }),
    handle,
  }).catch((error: unknown) => {
    close();
    throw error;
  });
  let closed = false;
  return {
    name: "storage",
    port: http.port,
    dropConnections: http.dropConnections,
    objects,
    reset,
    stop: async () => {
      await http.close();
      if (!closed) close();
      closed = true;
    },
  };
}

function asRefusal(error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  if (error instanceof StatusError)
    return new StorageError(error.status === "UNAUTHENTICATED" ? 401 : 403, error.message);
  if (error instanceof BodyTooLargeError) return new StorageError(413, error.message);
  if (error instanceof URIError) return new StorageError(400, "The address is not well encoded.");
  throw error;
}

async function takeRules({ request, response }: HttpExchange, setRules: (source: string) => void): Promise<void> {
  const sent = JSON.parse((await readBody(request)).toString()) as { rules?: { files?: { content?: string }[] } };
  try {
    setRules(sent.rules?.files?.[0]?.content ?? "");
  } catch (error) {
    return sendJson(response, 400, { message: error instanceof Error ? error.message : String(error) });
  }
  sendJson(response, 200, { message: "Rules updated successfully" });
}
