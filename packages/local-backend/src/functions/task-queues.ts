import type { Clock } from "../clock.ts";
import { readBody, sendJson, type HttpExchange } from "../http-service.ts";
import { callHost, type HostAnswer } from "./call-host.ts";
import type { FunctionEndpoint } from "./endpoint.ts";
import type { FunctionsHost } from "./functions-host.ts";
import type { LogRing } from "./log-ring.ts";
import type { PendingWork } from "./pending-work.ts";
import { retryDelay } from "./retry-delay.ts";

/** Cloud Tasks as `taskQueue().enqueue()` uses it: delay, retry, and how many run at once. */
export interface TaskQueues {
  /** False when the request is not about a queue. */
  handle(exchange: HttpExchange): Promise<boolean>;
  forget(): void;
  stop(): void;
}

export interface TaskQueuesOptions {
  readonly host: FunctionsHost;
  readonly clock: Clock;
  readonly log: LogRing;
  readonly pending: PendingWork;
  readonly endpoints: () => readonly FunctionEndpoint[];
}

interface Task {
  readonly name: string;
  readonly queue: string;
  readonly dueAt: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  attempt: number;
}

interface TaskRequest {
  readonly task?: {
    readonly name?: string;
    readonly scheduleTime?: string;
    readonly httpRequest?: { readonly headers?: Record<string, string>; readonly body?: string };
  };
}

export const createTaskQueues = (options: TaskQueuesOptions): TaskQueues => {
  const { clock, log, pending } = options;
  const waiting = new Set<Task>();
  const names = new Set<string>();
  const running = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let serial = 0;

  const settingsOf = (queue: string) => {
    const trigger = options.endpoints().find((endpoint) => endpoint.name === queue)?.trigger;
    return trigger?.kind === "task" ? trigger : null;
  };

  const runDue = (): void => {
    clearTimeout(timer);
    const now = clock.now();
    for (const task of waiting) {
      const settings = settingsOf(task.queue);
      if (task.dueAt > now || settings === null || (running.get(task.queue) ?? 0) >= settings.maxConcurrent) continue;
      waiting.delete(task);
      void runTask(task, settings);
    }
    const later = [...waiting].map((task) => task.dueAt).filter((due) => due > now);
    if (later.length === 0) return;
    timer = setTimeout(runDue, Math.min(...later) - now);
    timer.unref();
  };

  const runTask = async (task: Task, settings: { maxAttempts: number; minBackoffSeconds: number }): Promise<void> => {
    running.set(task.queue, (running.get(task.queue) ?? 0) + 1);
    pending.started();
    try {
      const answer = await attempt(task);
      const failed = answer.kind === "lost" || answer.status >= 300;
      task.attempt++;
      if (failed && task.attempt < settings.maxAttempts) {
        waiting.add({ ...task, dueAt: clock.now() + retryDelay(task.attempt - 1, settings.minBackoffSeconds * 1000) });
      } else if (failed) {
        log.add("ERROR", `Task ${task.name} failed ${task.attempt} times and is given up.`);
      }
    } finally {
      running.set(task.queue, (running.get(task.queue) ?? 1) - 1);
      runDue();
      pending.finished();
    }
  };

  const attempt = (task: Task): Promise<HostAnswer> =>
    callHost(options.host, {
      path: `/http/${task.queue}`,
      headers: {
        ...task.headers,
        "x-cloudtasks-queuename": task.queue,
        "x-cloudtasks-taskname": task.name,
        "x-cloudtasks-taskretrycount": String(task.attempt),
        "x-cloudtasks-taskexecutioncount": String(task.attempt),
        "x-cloudtasks-tasketa": String(task.dueAt / 1000),
      },
      body: task.body,
    }).catch((error: unknown) => ({ kind: "lost", reason: String(error) }));

  const enqueue = (queue: string, sent: TaskRequest): Task | null => {
    const given = sent.task ?? {};
    const name = given.name?.split("/").at(-1) ?? `task-${Date.now()}-${++serial}`;
    // A name is used once: enqueueing again with the same name is how callers avoid doubles.
    if (names.has(`${queue}/${name}`)) return null;
    names.add(`${queue}/${name}`);
    // Both spellings of one header would be joined to a value no handler accepts.
    const headers = Object.fromEntries(
      Object.entries(given.httpRequest?.headers ?? {}).map(([key, value]) => [key.toLowerCase(), value]),
    );
    const dueAt = given.scheduleTime === undefined ? clock.now() : Date.parse(given.scheduleTime);
    const body = Buffer.from(given.httpRequest?.body ?? "", "base64");
    return { name, queue, dueAt, headers: { "content-type": "application/json", ...headers }, body, attempt: 0 };
  };

  const unsubscribe = clock.onMove(runDue);
  return {
    handle: async ({ request, response, url }) => {
      const match = /^\/projects\/[^/]+\/locations\/[^/]+\/queues\/([^/]+)\/tasks(?:\/([^/]+))?$/.exec(url.pathname);
      const [, queue, taskName] = match ?? [];
      if (queue === undefined) return false;
      if (settingsOf(queue) === null) {
        sendJson(response, 404, {
          error: { code: 404, status: "NOT_FOUND", message: `There is no task queue named "${queue}".` },
        });
      } else if (request.method === "DELETE" && taskName !== undefined) {
        for (const task of waiting) if (task.queue === queue && task.name === taskName) waiting.delete(task);
        sendJson(response, 200, {});
      } else {
        const task = enqueue(queue, JSON.parse((await readBody(request)).toString()) as TaskRequest);
        if (task === null)
          sendJson(response, 409, {
            error: { code: 409, status: "ALREADY_EXISTS", message: "A task with this name exists already." },
          });
        else {
          waiting.add(task);
          sendJson(response, 200, { name: task.name });
          runDue();
        }
      }
      return true;
    },
    forget: () => {
      clearTimeout(timer);
      waiting.clear();
      names.clear();
    },
    stop: () => {
      clearTimeout(timer);
      unsubscribe();
    },
  };
};
