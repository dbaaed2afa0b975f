import type { FaultGate } from "../faults/faults.ts";
import { faultyCommit, faultyCore, faultyStream } from "./faulty-core.ts";
import type { DecisionListener, RulesOfProject } from "./access/authorize.ts";
import { billedCore, billedListen } from "./billed-core.ts";
import type { BillingCounter } from "./protocol/billing.ts";
import { callerOf as readCaller, type CallerOf } from "./protocol/caller.ts";
import { createFirestoreCore } from "./operations/create-firestore-core.ts";
import { createEmulatorRoutes, type SetRules } from "./emulator-routes.ts";
import type { FirestoreCore } from "./protocol/firestore-core.ts";
import type { DocumentStore } from "./store/document-store.ts";
import type { Wait } from "./store/transactions.ts";
import type { FirestoreStreams } from "./protocol/stream-connection.ts";
import { checkedStream } from "./wire/checked-stream.ts";
import { createGrpcServer } from "./wire/grpc-server.ts";
import { listenOnOnePort, type OnePort } from "./wire/one-port.ts";
import { createRestRoutes } from "./wire/rest-routes.ts";
import { createRestServer, type HttpRoute } from "./wire/rest-server.ts";
import { StatusError } from "./protocol/status.ts";

export interface FirestoreServerOptions {
  readonly store: DocumentStore;
  /** The ruleset in force for a project; null denies everybody but the owner. */
  readonly rules: RulesOfProject;
  /** For streams that do not say which project they are for. */
  readonly projectId: string;
  readonly host?: string;
  /** 0, the default, takes a free port. */
  readonly port?: number;
  /** Made with the core, because listeners read and writers commit through it. */
  readonly streams?: (core: FirestoreCore) => FirestoreStreams;
  /** Asked before the REST API, e.g. for WebChannel. Their streams speak JSON, which is held against the protocol. */
  readonly httpRoutes?: (core: FirestoreCore, streams: FirestoreStreams) => readonly HttpRoute[];
  readonly setRules?: SetRules;
  /** Absent: the caller that the token names, however old it is. */
  readonly callerOf?: CallerOf;
  readonly onDecision?: DecisionListener;
  readonly lockTimeoutMs?: number;
  readonly onWait?: (wait: Wait) => void;
  /** Sees all that is asked and answered. */
  readonly billing?: BillingCounter;
  /** Faults on purpose, for requests over the wire. */
  readonly faults?: FaultGate;
}

export interface FirestoreServer {
  readonly port: number;
  readonly core: FirestoreCore;
  /** One more port, for the functions alone: what they do as the owner is told apart by it. Returns its number. */
  openForFunctions(): Promise<number>;
  readonly dropConnections: () => void;
  close(): Promise<void>;
}

/** Firestore on one loopback port: gRPC, REST and whatever `httpRoutes` adds. The store stays open at close. */
export async function startFirestoreServer(options: FirestoreServerOptions): Promise<FirestoreServer> {
  const { store, rules } = options;
  const plainCore = createFirestoreCore({
    store,
    rules,
    ...(options.onDecision === undefined ? {} : { onDecision: options.onDecision }),
    ...(options.lockTimeoutMs === undefined ? {} : { lockTimeoutMs: options.lockTimeoutMs }),
    ...(options.onWait === undefined ? {} : { onWait: options.onWait }),
  });
  const { billing, faults } = options;
  const core = billing === undefined ? plainCore : billedCore(plainCore, billing);
  const wired = faults === undefined ? core : faultyCore(core, faults);
  const streamCore = faults === undefined ? core : { ...core, commit: faultyCommit(core, faults) };
  const plainStreams = options.streams?.(streamCore) ?? noStreams;
  const billedStreams =
    billing === undefined ? plainStreams : { ...plainStreams, listen: billedListen(plainStreams.listen, billing) };
  const streams =
    faults === undefined
      ? billedStreams
      : { listen: faultyStream(billedStreams.listen, faults), write: faultyStream(billedStreams.write, faults) };
  const checkedStreams = {
    listen: checkedStream("ListenRequest", streams.listen),
    write: checkedStream("WriteRequest", streams.write),
  };
  const moreRoutes = options.httpRoutes?.(core, checkedStreams) ?? [];
  const open = (port: number, callerOf: CallerOf): Promise<OnePort> => {
    const http = createRestServer([
      ...moreRoutes,
      createRestRoutes(wired, callerOf),
      createEmulatorRoutes(store, options.setRules),
    ]);
    const grpc = createGrpcServer(wired, streams, options.projectId, callerOf);
    return listenOnOnePort(options.host ?? "127.0.0.1", port, grpc.server, http, grpc.peerGone);
  };
  const callerOf = options.callerOf ?? readCaller;
  const ports = [await open(options.port ?? 0, callerOf)];
  return {
    port: ports[0]?.port ?? 0,
    core,
    async openForFunctions() {
      const opened = await open(0, (authorization, project) => {
        const caller = callerOf(authorization, project);
        return caller.kind === "owner" ? { kind: "owner", inFunctions: true } : caller;
      });
      ports.push(opened);
      return opened.port;
    },
    dropConnections: () => ports.forEach((port) => port.dropConnections()),
    close: async () => void (await Promise.all(ports.map((port) => port.close()))),
  };
}

const noStreams: FirestoreStreams = {
  listen: (connection) => connection.close(new StatusError("UNIMPLEMENTED", "Listen is not served here.")),
  write: (connection) => connection.close(new StatusError("UNIMPLEMENTED", "Write is not served here.")),
};
