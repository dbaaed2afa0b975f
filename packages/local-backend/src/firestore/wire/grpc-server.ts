import grpc from "@grpc/grpc-js";
import type { CallerOf } from "../caller.ts";
import type { Caller, FirestoreCore, Json } from "../firestore-core.ts";
import { messageAt, textAt, textsAt } from "../json.ts";
import { projectOf } from "../resource-name.ts";
import type { FirestoreStreams, StreamHandler } from "../stream-connection.ts";
import { messageCodec } from "./grpc-codec.ts";
import { createPeerTransactions } from "./grpc-transactions.ts";
import { StatusError, statusCodes } from "./status.ts";

const servicePath = "/google.firestore.v1.Firestore/";
const endsTransaction = new Set([`${servicePath}Commit`, `${servicePath}Rollback`]);
const maxRequestBytes = 10 * 1024 * 1024;

type Unary = (request: Json, caller: Caller) => Promise<Json>;
type Streaming = (request: Json, caller: Caller) => Promise<Json[]>;

export interface FirestoreGrpcServer {
  readonly server: grpc.Server;
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
  const server = new grpc.Server({
    "grpc.max_receive_message_length": 64 * 1024 * 1024,
    "grpc.max_send_message_length": -1,
  });

  const handlers: grpc.UntypedServiceImplementation = {};
  const definition: Record<string, grpc.MethodDefinition<Json, Json>> = {};
  const define = (name: string, shape: Shape, handler: grpc.UntypedHandleCall, response = `${name}Response`): void => {
    definition[name] = methodDefinition(name, shape, `${name}Request`, response);
    handlers[name] = handler;
  };
  const transactions = createPeerTransactions();
  const rollBack = (ids: readonly string[]): void => {
    for (const transaction of ids) void core.rollback({ transaction }, { kind: "owner" });
  };
  const follow: FollowTransactions = (call) => {
    const peer = call.getPeer();
    return (response) => {
      if (endsTransaction.has(call.getPath())) transactions.ended(peer, call.request);
      transactions.opened(peer, response);
      // The client went away while its read waited for a lock.
      if (call.cancelled) rollBack(transactions.leftBy(peer));
    };
  };
  const caller: CallerOfCall = (metadata, request) => {
    const { authorization, project = projectId } = credentialsOf(metadata, request);
    return callerOf(authorization, project);
  };
  const unary = (name: string, method: Unary, response?: string): void =>
    define(name, "unary", handleUnary(method, caller, follow), response);
  const streaming = (name: string, method: Streaming): void =>
    define(name, "responses", handleStreaming(method, caller, follow));

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
  streaming("ExecutePipeline", notThere("ExecutePipeline"));
  define("Listen", "both", handleBoth(streams.listen, caller));
  define("Write", "both", handleBoth(streams.write, caller));

  server.addService(definition, handlers);
  return { server, peerGone: (peer) => rollBack(transactions.leftBy(peer)) };
}

type Shape = "unary" | "responses" | "both";

function methodDefinition(
  name: string,
  shape: Shape,
  request: string,
  response: string,
): grpc.MethodDefinition<Json, Json> {
  const requestCodec = messageCodec(request);
  const responseCodec = messageCodec(response);
  return {
    path: servicePath + name,
    requestStream: shape === "both",
    responseStream: shape !== "unary",
    requestSerialize: requestCodec.encode,
    requestDeserialize: (bytes) =>
      bytes.length > maxRequestBytes ? { [oversized]: true } : requestCodec.decode(bytes),
    responseSerialize: responseCodec.encode,
    responseDeserialize: responseCodec.decode,
  };
}

/** Deserialisers cannot answer with a status of their own, so the size travels to the handler as this mark. */
const oversized = "oversized request";

/** Called before a call is answered; what it returns is told the (first) response. */
type FollowTransactions = (
  call: grpc.ServerUnaryCall<Json, Json> | grpc.ServerWritableStream<Json, Json>,
) => (response: Json | undefined) => void;

type CallerOfCall = (metadata: grpc.Metadata, request: Json | null) => Caller;

function handleUnary(
  method: Unary,
  caller: CallerOfCall,
  follow: FollowTransactions,
): grpc.handleUnaryCall<Json, Json> {
  return (call, callback) => {
    const settle = follow(call);
    (async () => method(call.request, caller(call.metadata, call.request)))().then(
      (response) => {
        settle(response);
        callback(null, response);
      },
      (error: unknown) => {
        settle(undefined);
        callback(serviceError(error));
      },
    );
  };
}

function handleStreaming(
  method: Streaming,
  caller: CallerOfCall,
  follow: FollowTransactions,
): grpc.handleServerStreamingCall<Json, Json> {
  return (call) => {
    const settle = follow(call);
    (async () => method(call.request, caller(call.metadata, call.request)))().then(
      (responses) => {
        settle(responses[0]);
        for (const response of responses) call.write(response);
        call.end();
      },
      (error: unknown) => call.emit("error", serviceError(error)),
    );
  };
}

function handleBoth(handler: StreamHandler, caller: CallerOfCall): grpc.handleBidiStreamingCall<Json, Json> {
  return (call) => {
    let isOpen = true;
    let onMessage: (message: Json) => void = () => {};
    let onEnd: () => void = () => {};
    const end = (): void => {
      if (!isOpen) return;
      isOpen = false;
      onEnd();
    };
    const close = (error?: StatusError): void => {
      if (!isOpen) return;
      isOpen = false;
      if (error === undefined) call.end();
      else call.emit("error", serviceError(error));
    };
    call.on("cancelled", end);
    call.on("error", end);
    call.on("end", () => {
      if (!isOpen) return;
      end();
      call.end();
    });
    call.on("data", (message: Json) => {
      if (isOpen) onMessage(message);
    });
    try {
      handler({
        caller: caller(call.metadata, null),
        send: (message) => {
          if (isOpen) call.write(message);
        },
        close,
        onMessage: (listener) => (onMessage = listener),
        onEnd: (listener) => (onEnd = listener),
      });
    } catch (error) {
      if (!(error instanceof StatusError)) throw error;
      close(error);
    }
  };
}

function credentialsOf(metadata: grpc.Metadata, request: Json | null): { authorization?: string; project?: string } {
  if (request?.[oversized] === true) {
    throw new StatusError("INVALID_ARGUMENT", `Request payload size exceeds the limit: ${maxRequestBytes} bytes.`);
  }
  const prefix = metadata.get("google-cloud-resource-prefix")[0];
  const name =
    (request === null ? undefined : resourceOf(request)) ?? (typeof prefix === "string" ? prefix : undefined);
  const authorization = metadata.get("authorization")[0];
  return {
    ...(typeof authorization === "string" ? { authorization } : {}),
    ...(name === undefined ? {} : { project: projectOf(name) }),
  };
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

function notThere(name: string): () => Promise<never> {
  return () => Promise.reject(new StatusError("UNIMPLEMENTED", `${name} is not supported by the local backend.`));
}

function serviceError(error: unknown): Error & { code: number; details: string } {
  if (error instanceof StatusError) {
    return Object.assign(new Error(error.message), { code: error.code, details: error.message });
  }
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return Object.assign(new Error(message), { code: statusCodes.INTERNAL, details: message });
}
