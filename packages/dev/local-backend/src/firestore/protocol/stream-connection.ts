import type { Caller, Json } from "./firestore-core.ts";
import type { StatusError } from "./status.ts";

/** One open bidirectional stream, whatever carries it: a gRPC call or a WebChannel session. */
export interface StreamConnection {
  readonly caller: Caller;
  /** Sends one response message (proto3 JSON). Ignored once the stream is closed. */
  send(message: Json): void;
  /** Ends the stream; with an error the client sees that status. */
  close(error?: StatusError): void;
  /** Set once, synchronously in the handler; messages arrive in the order the client sent them. */
  onMessage(listener: (message: Json) => void): void;
  /** The client is gone or half-closed its side; called at most once. */
  onEnd(listener: () => void): void;
}

export type StreamHandler = (connection: StreamConnection) => void;

/** The two bidirectional RPCs of Firestore. */
export interface FirestoreStreams {
  readonly listen: StreamHandler;
  readonly write: StreamHandler;
}
