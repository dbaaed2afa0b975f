import type { Backend, BackendOptions } from "./backend.ts";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { answerAdmin } from "./admin-routes.ts";
import { startAuthService } from "../auth/auth-service.ts";
import { createClock } from "../service/clock.ts";
import { createDenialLog } from "../logs/denial-log.ts";
import { answerAppCheck } from "../app-check/app-check-routes.ts";
import { createAppCheckTokens } from "../app-check/app-check-tokens.ts";
import { answerHub, type EmulatorHub } from "./emulator-hub.ts";
import { explainRequest } from "../rules/explain-request.ts";
import { createFaults } from "../faults/faults.ts";
import { callerOf, callerUntilExpiry } from "../firestore/protocol/caller.ts";
import { startFirestoreService } from "../firestore/firestore-service.ts";
import { describeTask } from "../functions/tasks/describe-task.ts";
import { createEndpointMemory } from "../functions/host/endpoint-memory.ts";
import { startFunctionsService } from "../functions/functions-service.ts";
import { emulatorVariables } from "../functions/host/host-environment.ts";
import { passTime } from "../functions/pending/pass-time.ts";
import { answerWaits, createLongWaits, waitsPath } from "../logs/long-waits.ts";
import { createRequestLog, logAnswer, logCommits } from "../logs/request-log.ts";
import { countRuleReads } from "../firestore/access/rule-reads.ts";
import { createRulesHolder } from "../rules/rules-holder.ts";
import { answerSteps, stepsPath } from "../steps/step-routes.ts";
import { createSteps } from "../steps/steps.ts";
import { stopServices, type Service, type ServiceName } from "../service/service.ts";
import { loadSnapshot, takeSnapshot, type SnapshotParts } from "./snapshot.ts";
import { startStorageService } from "../storage/storage-service.ts";
import { describeForRules } from "../storage/stored-object.ts";
import type { ToolContext } from "../tool-page/tool-context.ts";
import { answerToolPages } from "../tool-page/tool-pages.ts";

/** Long enough for a running function to end, short enough that one that hangs does not hold a reset up. */
const resetPatience = 2000;

/** Starts Firestore, auth, storage and functions on loopback ports of this process. */
export async function startBackend(options: BackendOptions = {}): Promise<Backend> {
  const projectId = options.projectId ?? "demo-project";
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
        // A start without functions owes no events.
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
}
