import type { Clock } from "../../service/clock.ts";
import type { FaultGate } from "../../faults/faults.ts";
import { callHost, type HostAnswer } from "../host/call-host.ts";
import type { FunctionEndpoint, TaskTrigger } from "../host/endpoint.ts";
import type { FunctionsHost } from "../host/functions-host.ts";
import type { LogRing } from "../host/log-ring.ts";
import type { PendingWork } from "../pending/pending-work.ts";
import { isGivenUp, taskBackoff } from "./task-backoff.ts";
import type { QueuedTask, TaskStore } from "./task-store.ts";
import { createTokenBucket, type TokenBucket } from "./token-bucket.ts";

/** Cloud Tasks: at least once, not before its time, retries, rate and how many at once; by the backend's clock. */
export interface TaskQueues {
  readonly isQueue: (queue: string) => boolean;
  /** False when the name is taken. */
  add(task: QueuedTask): boolean;
  /** False when no such task waits. */
  remove(queue: string, name: string): boolean;
  /** Waiting tasks, in the order in which they are due. */
  readonly waiting: () => readonly QueuedTask[];
  /** When the next one is due; Infinity when nothing waits. */
  readonly nextDue: () => number;
  forget(): void;
  stop(): void;
}

export interface TaskQueuesOptions {
  readonly host: FunctionsHost;
  readonly store: TaskStore;
  readonly clock: Clock;
  readonly log: LogRing;
  readonly pending: PendingWork;
  readonly faults: FaultGate;
  readonly endpoints: () => readonly FunctionEndpoint[];
}

interface Queue {
  /** Due, and counted as pending. */
  readonly due: QueuedTask[];
  readonly bucket: TokenBucket;
  running: number;
  /** Ends the sleep of those that the rate holds up. */
  wake(): void;
}

const awake = (): void => undefined;

const longestTimer = 2 ** 31 - 1;

export function createTaskQueues(options: TaskQueuesOptions): TaskQueues {
  const { store, clock, log, pending, faults } = options;
  /** Sorted by the time they are due. */
  const later: QueuedTask[] = store.all();
  const queues = new Map<string, Queue>();
  let timer: NodeJS.Timeout | undefined;
  let generation = 0;
  let isStopped = false;

  const settingsOf = (queue: string): (TaskTrigger & { readonly timeoutSeconds: number }) | null => {
    const endpoint = options.endpoints().find(({ name }) => name === queue);
    if (endpoint?.trigger.kind !== "task") return null;
    return { ...endpoint.trigger, timeoutSeconds: endpoint.timeoutSeconds };
  };
  const queueOf = (name: string): Queue => {
    const queue = queues.get(name) ?? { due: [], bucket: createTokenBucket(), running: 0, wake: awake };
    queues.set(name, queue);
    return queue;
  };

  const wait = (task: QueuedTask): void => {
    let low = 0;
    for (let high = later.length; low < high;) {
      const middle = (low + high) >> 1;
      if ((later[middle]?.dueAt ?? 0) <= task.dueAt) low = middle + 1;
      else high = middle;
    }
    later.splice(low, 0, task);
  };

  const runDue = (): void => {
    clearTimeout(timer);
    if (isStopped) return;
    const now = clock.now();
    while (later[0] !== undefined && later[0].dueAt <= now) {
      const task = later.shift();
      if (task === undefined) break;
      if (settingsOf(task.queue) === null) {
        log.add("WARNING", `Dropped task ${task.name}: there is no queue ${task.queue} any more.`, task.queue);
        store.finish(task, now);
        continue;
      }
      pending.started();
      queueOf(task.queue).due.push(task);
    }
    let next = later[0]?.dueAt ?? Number.POSITIVE_INFINITY;
    for (const [name, queue] of queues) {
      queue.wake();
      queue.wake = awake;
      const settings = settingsOf(name);
      if (settings === null) continue;
      while (queue.due.length > 0 && queue.running < settings.maxConcurrent) {
        if (!queue.bucket.take(now, settings.maxPerSecond)) {
          const free = Math.ceil(queue.bucket.nextAt(now, settings.maxPerSecond));
          queue.wake = pending.sleepUntil(free, queue.due.length);
          next = Math.min(next, free);
          break;
        }
        const task = queue.due.shift();
        if (task !== undefined) void run(task, queue, settings);
      }
    }
    if (next === Number.POSITIVE_INFINITY) return;
    timer = setTimeout(runDue, Math.min(Math.max(next - now, 1), longestTimer));
    timer.unref();
  };

  const run = async (
    task: QueuedTask,
    queue: Queue,
    settings: NonNullable<ReturnType<typeof settingsOf>>,
  ): Promise<void> => {
    const mine = generation;
    queue.running++;
    const startedAt = clock.now();
    try {
      const answer = await attempt(task, settings.timeoutSeconds);
      if (mine !== generation || isStopped) return;
      if (answer.kind === "answered" && answer.status < 300) {
        if (faults.deliveredAgainAfter(task.queue) !== null) await attempt(task, settings.timeoutSeconds);
        return store.finish(task, clock.now());
      }
      const failures = task.failures + 1;
      const firstAttemptAt = task.firstAttemptAt ?? startedAt;
      const reason = answer.kind === "lost" ? answer.reason : `status ${answer.status}`;
      if (isGivenUp(settings, failures, clock.now() - firstAttemptAt)) {
        log.add("ERROR", `Task ${task.name} failed ${failures} times (${reason}) and is given up.`, task.queue);
        return store.finish(task, clock.now());
      }
      log.add("WARNING", `Task ${task.name} failed (${reason}) and is tried again.`, task.queue);
      const again = { ...task, failures, firstAttemptAt, dueAt: clock.now() + taskBackoff(settings, failures) };
      store.update(again);
      wait(again);
    } finally {
      queue.running--;
      runDue();
      pending.finished();
    }
  };

  const attempt = (task: QueuedTask, timeoutSeconds: number): Promise<HostAnswer> =>
    callHost(options.host, {
      path: `/http/${task.queue}`,
      timeoutSeconds: task.deadlineSeconds ?? timeoutSeconds,
      headers: {
        ...task.headers,
        "x-cloudtasks-queuename": task.queue,
        "x-cloudtasks-taskname": task.name,
        "x-cloudtasks-taskretrycount": String(task.failures),
        "x-cloudtasks-taskexecutioncount": String(task.failures),
        "x-cloudtasks-tasketa": String(task.dueAt / 1000),
      },
      body: task.body,
    }).catch((error: unknown) => ({ kind: "lost", reason: String(error) }));

  const unsubscribe = clock.onMove(runDue);
  runDue();
  return {
    isQueue: (queue) => settingsOf(queue) !== null,
    add: (given) => {
      const lateBy = faults.deliveredLateBy(given.queue);
      const task = lateBy === null ? given : { ...given, dueAt: Math.max(given.dueAt, clock.now()) + lateBy };
      if (!store.add(task)) return false;
      wait(task);
      runDue();
      return true;
    },
    remove: (queue, name) => {
      const isIt = (task: QueuedTask): boolean => task.queue === queue && task.name === name;
      const { due } = queueOf(queue);
      const from = later.some(isIt) ? later : due;
      const at = from.findIndex(isIt);
      const task = from[at];
      if (task === undefined) return false;
      from.splice(at, 1);
      store.finish(task, clock.now());
      if (from === due) {
        // A sleeping task is counted anew.
        runDue();
        pending.finished();
      }
      return true;
    },
    waiting: () => [...[...queues.values()].flatMap(({ due }) => due), ...later],
    nextDue: () => later[0]?.dueAt ?? Number.POSITIVE_INFINITY,
    forget: () => {
      generation++;
      later.splice(0);
      for (const queue of queues.values()) {
        queue.wake();
        queue.wake = awake;
        for (const _task of queue.due.splice(0)) pending.finished();
      }
      store.clear();
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      unsubscribe();
    },
  };
}
