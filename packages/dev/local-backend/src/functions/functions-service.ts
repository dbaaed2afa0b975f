import { resolve } from "node:path";
import type { AppCheckTokens } from "../app-check/app-check-tokens.ts";
import type { Clock } from "../service/clock.ts";
import type { FaultGate } from "../faults/faults.ts";
import {
  sendJson,
  sendUnavailable,
  startHttpService,
  type HttpExchange,
  type HttpServiceOptions,
} from "../http/http-service.ts";
import type { CommittedChanges } from "../firestore/protocol/firestore-core.ts";
import type { Service } from "../service/service.ts";
import { snapshotLoader } from "../firestore/protocol/caller.ts";
import { waitsPath, waitsVariable } from "../logs/long-waits.ts";
import { stepsPath, stepsVariable } from "../steps/step-routes.ts";
import type { HostAnswer } from "./host/call-host.ts";
import type { PlannedDeliveryStore } from "../service/delivery-store.ts";
import type { FunctionEndpoint } from "./host/endpoint.ts";
import type { EndpointMemory } from "./host/endpoint-memory.ts";
import type { ObjectChange } from "../storage/object-deliveries.ts";
import { createEventDispatcher, type EventDispatcher } from "./events/event-dispatcher.ts";
import { startFunctionsHost, type FunctionsHost } from "./host/functions-host.ts";
import { hostVariables } from "./host/host-environment.ts";
import { createLogRing, type LogLine, type LogRing } from "./host/log-ring.ts";
import { createPendingWork } from "./pending/pending-work.ts";
import { planDeliveries } from "./events/plan-deliveries.ts";
import { planObjectDeliveries } from "./events/plan-object-deliveries.ts";
import { proxyRequest } from "./proxy-request.ts";
import { screenAppCheck } from "./screen-app-check.ts";
import { resolveFunction } from "./resolve-function.ts";
import { createScheduler, type ScheduleMode, type Scheduler } from "./schedules/scheduler.ts";
import { createTaskQueues, type TaskQueues } from "./tasks/task-queues.ts";
import { answerTasks } from "./tasks/task-routes.ts";
import { openTaskStore, type QueuedTask } from "./tasks/task-store.ts";

/** The functions of the project that uses the backend. */
export interface FunctionsOptions {
  /** The built bundle, ESM or CommonJS. */
  readonly bundle: string;
  readonly env?: Readonly<Record<string, string>>;
  /** `{ "us-central1": "europe-west3" }`: what is declared in the first region answers in the second, too. */
  readonly regionAliases?: Readonly<Record<string, string>>;
  readonly watch?: boolean;
  /** How many milliseconds a function may block the process before it is ended; default 20 s. */
  readonly stallTimeout?: number;
  /** Default `clock`. */
  readonly schedules?: ScheduleMode;
  /** Tells the functions where to announce the steps they pass, so that tests can stop them there. */
  readonly steps?: boolean;
}

export interface FunctionsServiceOptions {
  readonly host: string;
  readonly port: number;
  readonly clock: Clock;
  readonly print: (line: LogLine) => void;
  readonly documents: PlannedDeliveryStore<CommittedChanges>;
  readonly objects: PlannedDeliveryStore<ObjectChange>;
  readonly memory: EndpointMemory;
  /** Where tasks are kept; null = in memory. */
  readonly tasksFile: string | null;
  readonly faults: FaultGate;
  /** Throws for a token that callables refuse; absent: the functions read tokens themselves, and refuse none. */
  readonly checkToken?: (authorization: string | undefined) => void;
  readonly appCheck: AppCheckTokens;
  /** Answers what is asked of the whole backend; false = not one of its paths. */
  readonly admin: (exchange: HttpExchange) => Promise<boolean>;
  readonly onAnswered: NonNullable<HttpServiceOptions["onAnswered"]>;
}

export interface FunctionsService extends Service {
  readonly log: LogRing;
  readonly endpoints: readonly FunctionEndpoint[];
  /** Loads the bundle and begins to deliver events. */
  load(functions: FunctionsOptions, env: Readonly<Record<string, string>>): Promise<void>;
  /** Resolves when no event, schedule or task is running or waiting. */
  readonly idle: () => Promise<void>;
  /** Resolves when all that runs or waits does so for a time to come. */
  readonly still: () => Promise<void>;
  /** When the clock starts something by itself next; Infinity = never. */
  readonly nextDue: () => number;
  readonly pendingCount: number;
  readonly waitingTasks: () => readonly QueuedTask[];
  /** While they are off, writes owe no events. */
  readonly setTriggers: (enabled: boolean) => void;
  readonly runSchedule: (name: string) => Promise<HostAnswer | null>;
  readonly restart: () => Promise<void>;
  readonly kill: (options?: { readonly stayDown?: boolean }) => Promise<void>;
}

interface Loaded {
  readonly host: FunctionsHost;
  readonly dispatchers: readonly EventDispatcher[];
  readonly scheduler: Scheduler;
  readonly tasks: TaskQueues;
  readonly regionAliases: Readonly<Record<string, string>>;
}

/** One port for callables, requests and tasks, and for everything the backend itself can be asked to do. */
export async function startFunctionsService(options: FunctionsServiceOptions): Promise<FunctionsService> {
  const log = createLogRing(options.print);
  const pending = createPendingWork();
  let endpoints = options.memory.read();
  const taskStore = openTaskStore(options.tasksFile);
  let loaded: Loaded | null = null;
  let hasTriggers = true;
  options.objects.setDeliveryPlanner((change) => (hasTriggers ? planObjectDeliveries(endpoints, change) : []));
  options.documents.setDeliveryPlanner((commit) =>
    !hasTriggers || commit.caller === snapshotLoader ? [] : planDeliveries(endpoints, commit),
  );

  const isWelcome = (authorization: string | undefined): boolean => {
    try {
      options.checkToken?.(authorization);
      return true;
    } catch {
      return false;
    }
  };

  const handle = async (exchange: HttpExchange): Promise<void> => {
    const { request, response, url } = exchange;
    if (await options.admin(exchange)) return;
    if (/^\/(?:admin|tool)\//.test(url.pathname))
      return sendJson(response, 404, { error: { message: `There is no ${request.method ?? ""} ${url.pathname}.` } });
    if (!(await options.faults.enter("functions"))) return sendUnavailable(response, corsOf(exchange));
    if (loaded === null)
      return sendJson(response, 404, {
        error: { status: "NOT_FOUND", message: "This backend runs without functions." },
      });
    if (await answerTasks(loaded.tasks, options.clock.now, exchange)) return;
    const resolved = resolveFunction(request.url ?? "/", endpoints, loaded.regionAliases);
    if (resolved.kind === "found") {
      if (resolved.endpoint.trigger.kind === "callable" && !isWelcome(request.headers.authorization))
        return sendJson(response, 401, unauthenticated, corsOf(exchange));
      screenAppCheck(request.headers, resolved.endpoint, options.appCheck);
      return proxyRequest(exchange, loaded.host, resolved);
    }
    sendJson(response, 404, { error: { status: "NOT_FOUND", message: resolved.message } }, corsOf(exchange));
  };

  const http = await startHttpService({
    name: "functions",
    host: options.host,
    port: options.port,
    cors: false,
    onAnswered: (request, response) => {
      if (!/^\/(?:admin\/|tool\/|$)/.test(request.url ?? "/")) options.onAnswered(request, response);
    },
    handle,
  }).catch((error: unknown) => {
    taskStore.close();
    throw error;
  });

  const load = async (functions: FunctionsOptions, env: Readonly<Record<string, string>>): Promise<void> => {
    let begin: (next: readonly FunctionEndpoint[]) => void = () => undefined;
    const host = await startFunctionsHost({
      bundle: resolve(functions.bundle),
      env: {
        ...env,
        ...hostVariables,
        [waitsVariable]: `http://127.0.0.1:${http.port}${waitsPath}`,
        ...(functions.steps === true ? { [stepsVariable]: `http://127.0.0.1:${http.port}${stepsPath}` } : {}),
        ...functions.env,
      },
      clock: options.clock,
      log,
      watch: functions.watch ?? false,
      ...(functions.stallTimeout === undefined ? {} : { stallTimeout: functions.stallTimeout }),
      onEndpoints: (next) => {
        endpoints = next;
        options.memory.write(next);
        warnOfUnsupported(next, log);
        begin(next);
      },
    });
    const scheduler = createScheduler({
      host,
      clock: options.clock,
      log,
      pending,
      mode: functions.schedules ?? "clock",
    });
    const find = (name: string): FunctionEndpoint | null =>
      endpoints.find((endpoint) => endpoint.name === name) ?? null;
    const { faults, clock } = options;
    const dispatchers = [options.documents, options.objects].map((store) =>
      createEventDispatcher({ store, host, log, pending, faults, clock, find }),
    );
    const tasks = createTaskQueues({
      host,
      store: taskStore,
      clock: options.clock,
      log,
      pending,
      faults: options.faults,
      endpoints: () => endpoints,
    });
    loaded = { host, dispatchers, scheduler, tasks, regionAliases: functions.regionAliases ?? {} };
    begin = (next) => scheduler.setEndpoints(next);
    begin(endpoints);
  };

  return {
    name: "functions",
    port: http.port,
    dropConnections: http.dropConnections,
    log,
    get endpoints() {
      return endpoints;
    },
    load,
    idle: pending.idle,
    still: pending.still,
    nextDue: () =>
      Math.min(
        loaded?.tasks.nextDue() ?? Number.POSITIVE_INFINITY,
        loaded?.scheduler.nextDue() ?? Number.POSITIVE_INFINITY,
        pending.nextWake(),
      ),
    setTriggers: (enabled) => {
      hasTriggers = enabled;
    },
    waitingTasks: () => loaded?.tasks.waiting() ?? [],
    get pendingCount() {
      return pending.count;
    },
    runSchedule: async (name) => (await loaded?.scheduler.run(name)) ?? null,
    restart: async () => loaded?.host.restart(),
    kill: async (how) => loaded?.host.kill(how),
    reset: () => {
      hasTriggers = true;
      for (const dispatcher of loaded?.dispatchers ?? []) dispatcher.forget();
      loaded?.tasks.forget();
    },
    stop: async () => {
      loaded?.scheduler.stop();
      for (const dispatcher of loaded?.dispatchers ?? []) dispatcher.stop();
      loaded?.tasks.stop();
      await loaded?.host.stop();
      await http.close();
      taskStore.close();
    },
  };
}

/** In the words of firebase-functions, which here is told not to look at tokens. */
const unauthenticated = { error: { message: "Unauthenticated", status: "UNAUTHENTICATED" } };

function warnOfUnsupported(endpoints: readonly FunctionEndpoint[], log: LogRing): void {
  for (const { name, trigger } of endpoints) {
    if (trigger.kind === "unsupported")
      log.add("WARNING", `Nothing here calls ${name}: ${trigger.eventType} is not served.`);
  }
}

const corsOf = ({ request }: HttpExchange): Record<string, string> =>
  request.headers.origin === undefined ? {} : { "Access-Control-Allow-Origin": request.headers.origin, Vary: "Origin" };
