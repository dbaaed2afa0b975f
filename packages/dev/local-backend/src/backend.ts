import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { answerAdmin } from "./admin-routes.ts";
import type { ActionCode } from "./auth/action-codes.ts";
import { startAuthService } from "./auth/auth-service.ts";
import { createClock, type Clock } from "./clock.ts";
import { createDenialLog, type Denial } from "./denial-log.ts";
import { answerAppCheck } from "./app-check/app-check-routes.ts";
import { createAppCheckTokens } from "./app-check/app-check-tokens.ts";
import { answerHub, type EmulatorHub } from "./emulator-hub.ts";
import { explainRequest, type ExplainQuestion } from "./explain-request.ts";
import { createFaults, type Faults } from "./faults/faults.ts";
import type { BilledLine } from "./firestore/billing.ts";
import { callerOf, callerUntilExpiry } from "./firestore/caller.ts";
import type { FirestoreCore } from "./firestore/firestore-core.ts";
import { startFirestoreService } from "./firestore-service.ts";
import type { HostAnswer } from "./functions/call-host.ts";
import { describeTask, type WaitingTask } from "./functions/describe-task.ts";
import { createEndpointMemory } from "./functions/endpoint-memory.ts";
import { startFunctionsService, type FunctionsOptions } from "./functions/functions-service.ts";
import { emulatorVariables } from "./functions/host-environment.ts";
import type { LogLine } from "./functions/log-ring.ts";
import { passTime, type PassTimeOptions } from "./functions/pass-time.ts";
import type { CoverageReport } from "./rules/coverage.ts";
import type { Explanation } from "./rules/explain.ts";
import { answerWaits, createLongWaits, waitsPath, type LongWait } from "./long-waits.ts";
import { createRequestLog, logAnswer, logCommits, type LoggedRequest } from "./request-log.ts";
import { countRuleReads } from "./rule-reads.ts";
import { createRulesHolder } from "./rules-holder.ts";
import { answerSteps, stepsPath } from "./steps/step-routes.ts";
import { createSteps, type Steps } from "./steps/steps.ts";
import { stopServices, type Service, type ServiceName } from "./service.ts";
import { loadSnapshot, takeSnapshot, type BackendSnapshot, type SnapshotParts } from "./snapshot.ts";
import { startStorageService } from "./storage/storage-service.ts";
import { describeForRules } from "./storage/stored-object.ts";
import type { ToolContext } from "./tool-page/tool-context.ts";
import { answerToolPages } from "./tool-page/tool-pages.ts";

export interface BackendOptions {
  /** Default `demo-lokalkorb`. */
  readonly projectId?: string;
  readonly host?: string;
  /** 0, the default, takes a free port. */
  readonly ports?: Partial<Record<ServiceName, number>>;
  /** Absent: everything in memory. */
  readonly dataDir?: string;
  /** A path or the source itself; absent denies everybody but the owner. */
  readonly firestoreRules?: string;
  readonly storageRules?: string;
  readonly functions?: FunctionsOptions;
  /** Refuses ID tokens whose hour is over by the backend's clock, as production does and Google's emulators do not. */
  readonly enforceTokenExpiry?: boolean;
  readonly clock?: Clock;
  /** Gets each line the functions log; absent keeps them for `logs()` only. */
  readonly print?: (line: LogLine) => void;
}

export interface BackendStatus {
  readonly projectId: string;
  readonly ports: Readonly<Record<ServiceName, number>>;
  readonly accounts: number;
  readonly objects: number;
  readonly functions: readonly string[];
  /** Events, schedules and tasks that run or wait. */
  readonly pending: number;
}

export interface Backend {
  readonly projectId: string;
  readonly ports: Readonly<Record<ServiceName, number>>;
  /** The variables under which the Firebase SDKs look for this backend. */
  readonly env: Readonly<Record<string, string>>;
  readonly core: FirestoreCore;
  readonly clock: Clock;
  /** What goes wrong on purpose, for those who come over the wire. */
  readonly faults: Faults;
  /** Where the functions have come to, if they were started with `steps: true`. */
  readonly steps: Steps;
  /** Cuts all connections to one service or to all without a word, as a failing network would; new ones are taken. */
  dropConnections(service?: ServiceName): void;
  /** Empties documents, accounts, files, faults and pending events; ports, rules and functions stay. */
  reset(): Promise<void>;
  /** Everything it holds, as JSON. */
  snapshot(): BackendSnapshot;
  /** Empties the backend and fills it with a snapshot; restored documents cause no events. */
  load(snapshot: BackendSnapshot): Promise<void>;
  /** Throws with line and column when rules do not parse; the old ones then stay in force. */
  setRules(rules: { readonly firestore?: string; readonly storage?: string }): void;
  /** What a compiler warns of in the rules in force: `file:line:column: warning: …`. */
  rulesWarnings(): readonly string[];
  /** Resolves when no event, schedule or task is running or due, those they caused included. */
  idle(): Promise<void>;
  /**
   * Lets that much time pass: the clock goes from one due time (task, schedule, retry, late event) to the next, and
   * everything it starts is done before it goes on. Not waited for: how long that takes.
   */
  passTime(milliseconds: number, options?: PassTimeOptions): Promise<void>;
  /** Tasks that wait, in the order in which they are due. */
  tasks(): readonly WaitingTask[];
  /** Null when there is no such scheduled function. */
  runSchedule(name: string): Promise<HostAnswer | null>;
  restartFunctions(): Promise<void>;
  /** SIGKILL, as a crash would. The process comes back by itself unless told to stay down until a restart. */
  killFunctions(options?: { readonly stayDown?: boolean }): Promise<void>;
  status(): BackendStatus;
  /** With a name: what this function said, and what was said about it. */
  logs(functionName?: string): readonly LogLine[];
  /** The last requests, oldest first. */
  requests(): readonly LoggedRequest[];
  /** Mails that production would have sent, with the codes that were not used yet. */
  mails(): readonly ActionCode[];
  denials(): readonly Denial[];
  /**
   * Locks and turns that were waited for, and transactions that held some, for 5 s or longer; the first hundred since the start.
   */
  longWaits(): readonly LongWait[];
  /** What the rules would say to a request, and why; nothing is read, written or counted. */
  explain(question: ExplainQuestion): Explanation;
  /** How often each expression of the rules in force came out true, false or failed; null without rules. */
  coverage(service?: "firestore" | "storage"): CoverageReport | null;
  /** Reads, writes and deletes as production would bill them, by client and path, since the start or the last reset of it. */
  billed(): readonly BilledLine[];
  resetBilled(): void;
  stop(): Promise<void>;
}

/** Long enough for a running function to end, short enough that one that hangs does not hold a reset up. */
const resetPatience = 2000;

/** Starts Firestore, auth, storage and functions on loopback ports of this process. */
export const startBackend = async (options: BackendOptions = {}): Promise<Backend> => {
  const projectId = options.projectId ?? "demo-lokalkorb";
  const host = options.host ?? "127.0.0.1";
  const clock = options.clock ?? createClock();
  const denials = createDenialLog();
  const requests = createRequestLog(clock.now);
  const faults = createFaults();
  const longWaits = createLongWaits();
  const rules = createRulesHolder();
  const readCaller = options.enforceTokenExpiry === true ? callerUntilExpiry(clock.now) : callerOf;
  const dataDir = options.dataDir ?? null;
  if (dataDir !== null) mkdirSync(dataDir, { recursive: true });
  if (options.firestoreRules !== undefined) rules.setFirestore(options.firestoreRules);
  if (options.storageRules !== undefined) rules.setStorage(options.storageRules);
  const portOf = (name: ServiceName): number => options.ports?.[name] ?? 0;

  const started: Service[] = [];
  const keep = <S extends Service>(service: S): S => {
    started.push(service);
    return service;
  };
  try {
    const firestore = keep(
      await startFirestoreService({
        host,
        port: portOf("firestore"),
        projectId,
        callerOf: readCaller,
        dataDir,
        clock,
        rules,
        denials,
        requests,
        faults,
        onWait: longWaits.note,
      }),
    );
    const countReads = countRuleReads(firestore.billing);
    const lookup = (path: string) => firestore.store.get(`projects/${projectId}/${path.replace(/^\//, "")}`);
    const auth = keep(
      await startAuthService({
        host,
        port: portOf("auth"),
        projectId,
        file: dataDir === null ? null : join(dataDir, "auth.sqlite"),
        clock,
        faults,
        onAnswered: logAnswer(requests, "auth"),
      }),
    );
    const storage = keep(
      await startStorageService({
        host,
        port: portOf("storage"),
        projectId,
        callerOf: readCaller,
        dataDir,
        clock,
        faults,
        onAnswered: logAnswer(requests, "storage"),
        rules: rules.storage,
        setRules: rules.setStorage,
        lookup,
        onDecision: ({ method, path, auth, decision }) => {
          countReads({ auth }, decision);
          const { allowed, reason, explain } = decision;
          if (allowed) return;
          const uid = auth?.uid ?? null;
          const time = new Date(clock.now()).toISOString();
          denials.add({
            time,
            service: "storage",
            method,
            path,
            uid,
            reason,
            candidates: explain?.().candidates ?? [],
          });
        },
      }),
    );
    const appCheck = createAppCheckTokens({
      projectId,
      now: clock.now,
      enforceExpiry: options.enforceTokenExpiry === true,
    });
    const functions = keep(
      await startFunctionsService({
        appCheck,
        host,
        port: portOf("functions"),
        clock,
        faults,
        print: options.print ?? (() => undefined),
        documents: logCommits(requests, firestore.store),
        objects: storage.objects.deliveries,
        // A start without functions owes nobody events.
        memory: createEndpointMemory(
          dataDir === null || options.functions === undefined ? null : join(dataDir, "functions.json"),
        ),
        tasksFile: dataDir === null ? null : join(dataDir, "tasks.sqlite"),
        ...(options.enforceTokenExpiry === true
          ? { checkToken: (authorization) => void readCaller(authorization, projectId) }
          : {}),
        onAnswered: logAnswer(requests, "functions"),
        admin: async (exchange) => {
          const { pathname } = exchange.url;
          if (await answerAppCheck(appCheck, exchange)) return true;
          if (pathname === waitsPath) return answerWaits(longWaits, exchange);
          if (pathname.startsWith(stepsPath)) return answerSteps(steps, exchange);
          if (pathname.startsWith("/admin/")) return answerAdmin(backend, exchange);
          return answerHub(hub, exchange) || answerToolPages(tool, exchange);
        },
      }),
    );
    const steps = createSteps({ faults, kill: functions.kill });
    const ports = { firestore: firestore.port, auth: auth.port, storage: storage.port, functions: functions.port };
    const addresses = {
      firestore: `${host}:${ports.firestore}`,
      auth: `${host}:${ports.auth}`,
      storage: `${host}:${ports.storage}`,
      functions: `${host}:${ports.functions}`,
    };
    const env = emulatorVariables(addresses, projectId);
    const hub: EmulatorHub = { host, ports, setTriggers: functions.setTriggers };
    const tool: ToolContext = {
      get backend() {
        return backend;
      },
      store: firestore.store,
      accounts: auth.accounts,
      objects: storage.objects,
    };
    const parts: SnapshotParts = { store: firestore.store, accounts: auth.accounts, objects: storage.objects };
    const backend: Backend = {
      projectId,
      ports,
      env,
      clock,
      faults,
      steps,
      dropConnections: (name) => {
        for (const service of started) if ((name ?? service.name) === service.name) service.dropConnections();
      },
      core: firestore.core,
      reset: async () => {
        faults.clear();
        steps.reset();
        await functions.reset();
        await Promise.race([functions.idle(), delay(resetPatience, undefined, { ref: false })]);
        for (const service of [firestore, auth, storage]) await service.reset();
        // Once more: what a function wrote while it ended was cleared with the rest and owes nothing.
        await functions.reset();
        denials.clear();
        requests.clear();
      },
      snapshot: () => takeSnapshot(parts),
      load: async (snapshot) => {
        await backend.reset();
        loadSnapshot(parts, snapshot);
      },
      setRules: (changes) => {
        if (changes.firestore !== undefined) rules.setFirestore(changes.firestore);
        if (changes.storage !== undefined) rules.setStorage(changes.storage);
      },
      rulesWarnings: rules.warnings,
      idle: functions.idle,
      passTime: (milliseconds, how) => passTime(clock, functions, milliseconds, how),
      tasks: () => functions.waitingTasks().map(describeTask),
      runSchedule: functions.runSchedule,
      restartFunctions: functions.restart,
      killFunctions: functions.kill,
      status: () => ({
        projectId,
        ports,
        accounts: auth.accounts.count(),
        objects: storage.objects.count(),
        functions: functions.endpoints.map((endpoint) => endpoint.name),
        pending: functions.pendingCount,
      }),
      logs: functions.log.lines,
      requests: requests.recent,
      mails: auth.mails,
      denials: denials.recent,
      longWaits: longWaits.all,
      explain: (question) =>
        explainRequest(question, {
          now: clock.now,
          ruleset: question.service === "storage" ? rules.storage() : rules.firestore(projectId),
          document: lookup,
          file: (bucket, name) => {
            const object = storage.objects.get(bucket, name);
            return object === null ? null : { fields: describeForRules(object) };
          },
        }),
      coverage: (service) => (service === "storage" ? rules.storage() : rules.firestore(projectId))?.coverage() ?? null,
      billed: firestore.billing.lines,
      resetBilled: firestore.billing.reset,
      stop: () => stopServices(started),
    };
    if (options.functions !== undefined) {
      const port = await firestore.openForFunctions();
      await functions.load(options.functions, { ...env, FIRESTORE_EMULATOR_HOST: `${host}:${port}` });
    }
    return backend;
  } catch (error) {
    await stopServices(started);
    throw error;
  }
};
