import type { Http2Server } from "node:http2";
import type { CallerOf } from "../protocol/caller.ts";
import type { Caller, FirestoreCore, Json } from "../protocol/firestore-core.ts";
import { messageAt, textAt, textsAt } from "../protocol/json.ts";
import { projectOf } from "../protocol/resource-name.ts";
import type { FirestoreStreams, StreamHandler } from "../protocol/stream-connection.ts";
import { createGrpcCalls, type GrpcCall } from "./grpc-calls.ts";
import { messageCodec, type MessageCodec } from "./grpc-codec.ts";
import { createPeerTransactions } from "./grpc-transactions.ts";
import { StatusError } from "../protocol/status.ts";

const servicePath = "/google.firestore.v1.Firestore/";
const endsTransaction = new Set([`${servicePath}Commit`, `${servicePath}Rollback`]);
const maxRequestBytes = 10 * 1024 * 1024;

type Unary = (request: Json, caller: Caller) => Promise<Json>;
type Streaming = (request: Json, caller: Caller) => Promise<Json[]>;

export interface FirestoreGrpcServer {
  readonly server: Http2Server;
  /** The connection of this peer (`address:port`) is closed. */
  peerGone(peer: string): void;
}

/** The Firestore service for gRPC clients: firebase-admin, and `firebase` under Node. */
export function createGrpcServer(
  core: FirestoreCore,
  streams: FirestoreStreams,
  projectId: string,
  callerOf: CallerOf,
): FirestoreGrpcServer {
  const transactions = createPeerTransactions();
  const rollBack = (ids: readonly string[]): void => {
    for (const transaction of ids) void core.rollback({ transaction }, { kind: "owner" });
  };
  const caller: CallerOfCall = (call, request) => {
    const prefix = call.header("google-cloud-resource-prefix");
    const name = (request === null ? undefined : resourceOf(request)) ?? prefix;
    return callerOf(call.header("authorization"), name === undefined ? projectId : projectOf(name));
  };
  const methods = new Map<string, (call: GrpcCall) => void>();
  const streaming = (name: string, method: Streaming, response = `${name}Response`): void => {
    const codecs = { request: messageCodec(`${name}Request`), response: messageCodec(response) };
    methods.set(servicePath + name, (call) =>
      answerOne(call, codecs, async (request) => {
        let first: Json | undefined;
        try {
          const responses = await method(request, caller(call, request));
          first = responses[0];
          return responses;
        } finally {
          if (endsTransaction.has(call.path)) transactions.ended(call.peer, request);
          transactions.opened(call.peer, first);
          // The client went away while its read waited for a lock.
          if (call.isCancelled) rollBack(transactions.leftBy(call.peer));
        }
      }),
    );
  };
  const unary = (name: string, method: Unary, response?: string): void =>
    streaming(name, async (request, asking) => [await method(request, asking)], response);
  const both = (name: string, handler: StreamHandler): void => {
    const codecs = { request: messageCodec(`${name}Request`), response: messageCodec(`${name}Response`) };
    methods.set(servicePath + name, (call) => converse(call, codecs, handler, caller));
  };

  unary("GetDocument", core.getDocument, "Document");
  unary("CreateDocument", core.createDocument, "Document");
  unary("UpdateDocument", core.updateDocument, "Document");
  unary("DeleteDocument", core.deleteDocument, "google.protobuf.Empty");
  unary("ListDocuments", core.listDocuments);
  unary("ListCollectionIds", core.listCollectionIds);
  unary("BeginTransaction", core.beginTransaction);
  unary("Commit", core.commit);
  unary("Rollback", core.rollback, "google.protobuf.Empty");
  unary("BatchWrite", core.batchWrite);
  unary("PartitionQuery", core.partitionQuery);
  streaming("BatchGetDocuments", core.batchGetDocuments);
  streaming("RunQuery", core.runQuery);
  streaming("RunAggregationQuery", core.runAggregationQuery);
  both("Listen", streams.listen);
  both("Write", streams.write);

  const server = createGrpcCalls((call) => {
    const method = methods.get(call.path);
    if (method === undefined) call.end(notThere(call.path));
    else method(call);
  });
  return { server, peerGone: (peer) => rollBack(transactions.leftBy(peer)) };
}

type CallerOfCall = (call: GrpcCall, request: Json | null) => Caller;

interface Codecs {
  readonly request: MessageCodec;
  readonly response: MessageCodec;
}

/** One message comes, and any number of them answers it. */
function answerOne(call: GrpcCall, { request, response }: Codecs, method: (request: Json) => Promise<Json[]>): void {
  let isAsked = false;
  call.listen({
    onMessage(bytes) {
      if (isAsked) return;
      isAsked = true;
      (async () => method(decoded(request, bytes)))().then(
        (responses) => {
          for (const message of responses) call.send(response.encode(message));
          call.end();
        },
        (error: unknown) => call.end(asStatus(error)),
      );
    },
    onHalfClose() {
      if (!isAsked) call.end(new StatusError("INVALID_ARGUMENT", "The call has no message."));
    },
    onCancelled: () => {},
  });
}

function converse(call: GrpcCall, { request, response }: Codecs, handler: StreamHandler, caller: CallerOfCall): void {
  let isOpen = true;
  let onMessage: (message: Json) => void = () => {};
  let onEnd: () => void = () => {};
  const goodbye = (): void => {
    if (!isOpen) return;
    isOpen = false;
    onEnd();
  };
  const close = (error?: StatusError): void => {
    isOpen = false;
    call.end(error);
  };
  call.listen({
    onMessage(bytes) {
      if (isOpen) onMessage(decoded(request, bytes));
    },
    onHalfClose() {
      goodbye();
      call.end();
    },
    onCancelled: goodbye,
  });
  try {
    handler({
      caller: caller(call, null),
      send: (message) => {
        if (isOpen) call.send(response.encode(message));
      },
      close,
      onMessage: (listener) => (onMessage = listener),
      onEnd: (listener) => (onEnd = listener),
    });
  } catch (error) {
    if (!(error instanceof StatusError)) throw error;
    close(error);
  }
}

function decoded(codec: MessageCodec, bytes: Buffer): Json {
  if (bytes.length > maxRequestBytes)
    throw new StatusError("INVALID_ARGUMENT", `Request payload size exceeds the limit: ${maxRequestBytes} bytes.`);
  try {
    return codec.decode(bytes);
  } catch (error) {
    throw new StatusError("INVALID_ARGUMENT", `The message cannot be decoded: ${String(error)}`);
  }
}

/** Any name in the request that tells the project. */
function resourceOf(request: Json): string | undefined {
  return (
    textAt(request, "database") ??
    textAt(request, "parent") ??
    textAt(request, "name") ??
    textAt(messageAt(request, "document") ?? {}, "name") ??
    textsAt(request, "documents")[0]
  );
}

function notThere(path: string): StatusError {
  return new StatusError("UNIMPLEMENTED", `${path} is not supported by the local backend.`);
}

function asStatus(error: unknown): StatusError {
  if (error instanceof StatusError) return error;
  return new StatusError("INTERNAL", error instanceof Error ? (error.stack ?? error.message) : String(error));
}
