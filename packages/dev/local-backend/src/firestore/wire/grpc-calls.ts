import { createServer, type Http2Server, type IncomingHttpHeaders, type ServerHttp2Stream } from "node:http2";
import { createMessageReader } from "./grpc-messages.ts";
import { StatusError, statusCodes } from "../protocol/status.ts";

/** One call of a gRPC client; how many messages go which way is for its method to know. */
export interface GrpcCall {
  /** `/package.Service/Method` */
  readonly path: string;
  /** `address:port` of the client's connection. */
  readonly peer: string;
  /** The client is gone, or has lost interest. */
  readonly isCancelled: boolean;
  header(name: string): string | undefined;
  /** Those sent in one turn leave together. Ignored once the call is over. */
  send(message: Uint8Array): void;
  end(error?: StatusError): void;
  /** Set once, synchronously in the handler. */
  listen(listener: GrpcCallListener): void;
}

export interface GrpcCallListener {
  onMessage(message: Buffer): void;
  /** The client has said everything it wanted to. */
  onHalfClose(): void;
  /** The client is gone before the call was ended; nothing follows. */
  onCancelled(): void;
}

/** Large enough for a commit at the limits not to wait for the window to open again. */
const windowBytes = 1024 * 1024;

/** gRPC over HTTP/2, of which Firestore needs little: no deadlines (clients reset what they gave up), no compressed answers. */
export function createGrpcCalls(handle: (call: GrpcCall) => void): Http2Server {
  const server = createServer({
    settings: { initialWindowSize: windowBytes },
    // A listener that reads slowly holds its messages here; cutting it off for that is not this server's business.
    maxSessionMemory: Number.MAX_SAFE_INTEGER,
    streamResetBurst: 1_000_000,
    streamResetRate: 100_000,
  });
  server.on("stream", (stream, headers) => {
    // Connections break; the stream's own end says all there is to do about it.
    stream.on("error", () => undefined);
    if (headers["content-type"]?.startsWith("application/grpc") !== true) {
      stream.respond({ ":status": 415 }, { endStream: true });
      return;
    }
    handle(openCall(stream, headers));
  });
  return server;
}

const answerHead = { ":status": 200, "content-type": "application/grpc", "grpc-accept-encoding": "identity,gzip" };

function openCall(stream: ServerHttp2Stream, headers: IncomingHttpHeaders): GrpcCall {
  let listener: GrpcCallListener = { onMessage: () => {}, onHalfClose: () => {}, onCancelled: () => {} };
  let isOver = false;
  let isCancelled = false;
  let hasBegun = false;
  let unsent: Buffer[] = [];

  // A stream can be gone a moment before its events say so.
  const isGone = (): boolean => isOver || stream.destroyed || stream.closed;
  const begin = (): void => {
    if (hasBegun) return;
    hasBegun = true;
    stream.respond(answerHead, { waitForTrailers: true });
  };
  const takeUnsent = (): Buffer => {
    const bytes = unsent.length === 1 ? (unsent[0] ?? nothing) : Buffer.concat(unsent);
    unsent = [];
    return bytes;
  };
  const flush = (): void => {
    if (isGone() || unsent.length === 0) return;
    begin();
    stream.write(takeUnsent());
  };
  const end = (error?: StatusError): void => {
    if (isGone()) return;
    isOver = true;
    const trailers = statusOf(error);
    if (!hasBegun && unsent.length === 0) {
      stream.respond({ ...answerHead, ...trailers }, { endStream: true });
      return;
    }
    stream.once("wantTrailers", () => {
      if (!stream.destroyed && !stream.closed) stream.sendTrailers(trailers);
    });
    begin();
    stream.end(takeUnsent());
  };
  const cancel = (): void => {
    if (isOver) return;
    isOver = true;
    isCancelled = true;
    listener.onCancelled();
  };
  const reader = createMessageReader(headers["grpc-encoding"], (message) => {
    if (!isOver) listener.onMessage(message);
  });
  const read = (work: () => void): void => {
    try {
      work();
    } catch (error) {
      if (!(error instanceof StatusError)) throw error;
      if (!isOver) listener.onCancelled();
      end(error);
    }
  };
  stream.on("data", (chunk: Buffer) => read(() => reader.take(chunk)));
  stream.on("end", () =>
    read(() => {
      reader.finish();
      if (!isOver) listener.onHalfClose();
    }),
  );
  stream.on("aborted", cancel);
  stream.on("close", cancel);
  const { remoteAddress, remotePort } = stream.session?.socket ?? {};
  return {
    path: headers[":path"] ?? "",
    peer: `${remoteAddress}:${remotePort}`,
    get isCancelled() {
      return isCancelled;
    },
    header: (name) => {
      const value = headers[name];
      return typeof value === "string" ? value : value?.[0];
    },
    send: (message) => {
      if (isOver) return;
      unsent.push(framed(message));
      if (unsent.length === 1) queueMicrotask(flush);
    },
    end,
    listen: (given) => {
      listener = given;
    },
  };
}

const nothing = Buffer.alloc(0);

function framed(message: Uint8Array): Buffer {
  const frame = Buffer.allocUnsafe(5 + message.length);
  frame[0] = 0;
  frame.writeUInt32BE(message.length, 1);
  frame.set(message, 5);
  return frame;
}

/** Characters that gRPC wants written as `%…`. All others stay: some clients do not undo more than that. */
const unprintable = /[^\u0020-\u0024\u0026-\u007e]+/g;

function statusOf(error: StatusError | undefined): Record<string, string> {
  if (error === undefined) return { "grpc-status": String(statusCodes.OK) };
  // Longer texts would not fit into a header, and the client would hear nothing at all.
  const message = error.message.slice(0, 2000).toWellFormed();
  return { "grpc-status": String(error.code), "grpc-message": message.replaceAll(unprintable, encodeURIComponent) };
}
