import { join } from "node:path";
import type { Clock } from "../service/clock.ts";
import type { DenialLog } from "../logs/denial-log.ts";
import type { FaultGate } from "../faults/faults.ts";
import { createBillingCounter, type BillingCounter } from "./protocol/billing.ts";
import type { CallerOf } from "./protocol/caller.ts";
import type { FirestoreCore } from "./protocol/firestore-core.ts";
import { startFirestoreServer } from "./firestore-server.ts";
import { createDocumentStore, type DocumentStore } from "./store/document-store.ts";
import type { Wait } from "./store/transactions.ts";
import { createListenStream } from "./watch/listen-stream.ts";
import { createWriteStream } from "./watch/write-stream.ts";
import { StatusError } from "./protocol/status.ts";
import { webChannelRoutes, type WebChannelRoutes } from "./wire/web-channel/web-channel.ts";
import { createListenerAccess } from "./access/listener-access.ts";
import { logDecision, type RequestLog } from "../logs/request-log.ts";
import { countRuleReads } from "./access/rule-reads.ts";
import { coverageRoute } from "./rules-coverage-route.ts";
import type { RulesHolder } from "../rules/rules-holder.ts";
import { asPortBusy, type Service } from "../service/service.ts";

export interface FirestoreServiceOptions {
  readonly host: string;
  readonly port: number;
  readonly projectId: string;
  readonly callerOf: CallerOf;
  readonly dataDir: string | null;
  readonly clock: Clock;
  readonly rules: RulesHolder;
  readonly denials: DenialLog;
  readonly requests: RequestLog;
  readonly faults: FaultGate;
  readonly onWait: (wait: Wait) => void;
}

export interface FirestoreService extends Service {
  readonly store: DocumentStore;
  readonly core: FirestoreCore;
  readonly billing: BillingCounter;
  readonly openForFunctions: () => Promise<number>;
}

/** Database, its three transports and its rules on one port. */
export async function startFirestoreService(options: FirestoreServiceOptions): Promise<FirestoreService> {
  const { rules, denials, clock } = options;
  const store = createDocumentStore({
    clock: clock.now,
    ...(options.dataDir === null ? {} : { file: join(options.dataDir, "firestore.sqlite") }),
  });
  const billing = createBillingCounter();
  const countReads = countRuleReads(billing);
  const access = createListenerAccess();
  rules.onFirestoreChange(access.askAll);
  let channels: WebChannelRoutes | undefined;
  const server = await startFirestoreServer({
    store,
    billing,
    onWait: options.onWait,
    faults: options.faults,
    rules: (project) => rules.firestore(project),
    projectId: options.projectId,
    callerOf: options.callerOf,
    host: options.host,
    port: options.port,
    streams: (core) => ({ listen: access.guard(core, createListenStream), write: createWriteStream(core) }),
    httpRoutes: (_core, streams) => {
      const projectOf = (database: string): string => /^projects\/([^/]+)/.exec(database)?.[1] ?? options.projectId;
      const parseAuthorization = (header: string | undefined, database: string) =>
        options.callerOf(header, projectOf(database));
      const routes = webChannelRoutes({ ...streams, parseAuthorization });
      channels = routes;
      return [routes, coverageRoute((project) => rules.firestore(project)?.coverage() ?? null)];
    },
    setRules: (project, files) => {
      try {
        return rules.setFirestore(files.map((file) => file.content).join("\n"), project).issues;
      } catch (error) {
        throw new StatusError("INVALID_ARGUMENT", error instanceof Error ? error.message : String(error));
      }
    },
    onDecision: (request, decision) => {
      access.noteDecision(decision);
      if (!access.isAskingAgain) countReads(request, decision);
      if (!access.isAskingAgain || !decision.allowed) logDecision(options.requests, request, decision);
      if (decision.allowed) return;
      const time = new Date(clock.now()).toISOString();
      denials.add({
        time,
        service: "firestore",
        method: request.method,
        path: request.path,
        uid: request.auth?.uid ?? null,
        reason: decision.reason,
        candidates: decision.explain?.().candidates ?? [],
      });
    },
  }).catch((error: unknown) => {
    store.close();
    throw asPortBusy(error, "firestore", options.port);
  });
  let stopped = false;
  return {
    name: "firestore",
    port: server.port,
    store,
    core: server.core,
    billing,
    openForFunctions: server.openForFunctions,
    dropConnections: server.dropConnections,
    reset: () => store.roots().forEach((root) => store.clear(root)),
    stop: async () => {
      if (stopped) return;
      stopped = true;
      channels?.close();
      await server.close();
      store.close();
    },
  };
}
