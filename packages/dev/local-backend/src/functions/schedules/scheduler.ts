import type { Clock } from "../../service/clock.ts";
import { callHost, type HostAnswer } from "../host/call-host.ts";
import type { FunctionEndpoint } from "../host/endpoint.ts";
import type { FunctionsHost } from "../host/functions-host.ts";
import type { LogRing } from "../host/log-ring.ts";
import type { PendingWork } from "../pending/pending-work.ts";
import { nextRun, parseSchedule, type Schedule } from "./schedule.ts";

/**
 * How schedules run: by the clock; by the clock, but only when it is moved, so that no minute that happens to pass disturbs a test; or on
 * request alone.
 */
export const scheduleModes = ["clock", "moved-clock", "manual"] as const;
export type ScheduleMode = (typeof scheduleModes)[number];

export interface SchedulerOptions {
  readonly host: FunctionsHost;
  readonly clock: Clock;
  readonly log: LogRing;
  readonly pending: PendingWork;
  readonly mode: ScheduleMode;
}

export interface Scheduler {
  setEndpoints(endpoints: readonly FunctionEndpoint[]): void;
  /** Runs one now, due or not. Null when no scheduled function has this name. */
  run(name: string): Promise<HostAnswer | null>;
  /** When the next one is due by the clock; Infinity when none is. */
  nextDue(): number;
  stop(): void;
}

interface Job {
  readonly name: string;
  readonly text: string;
  readonly schedule: Schedule | null;
  readonly timeZone: string;
  readonly timeoutSeconds: number;
  next: number;
}

const longestTimer = 2 ** 31 - 1;

/**
 * Runs what is due by the backend's clock. A clock that jumps over several due times runs each function once: a test
 * that moves a day does not want 288 runs of a five-minute job.
 */
export function createScheduler(options: SchedulerOptions): Scheduler {
  const { clock, log, pending } = options;
  let jobs: Job[] = [];
  let timer: NodeJS.Timeout | undefined;

  const call = async ({ name, timeoutSeconds }: Job): Promise<HostAnswer> => {
    pending.started();
    try {
      const headers = {
        "content-type": "application/json",
        "user-agent": "Google-Cloud-Scheduler",
        "x-cloudscheduler": "true",
        "x-cloudscheduler-jobname": name,
        "x-cloudscheduler-scheduletime": new Date(clock.now()).toISOString(),
      };
      const answer = await callHost(options.host, { path: `/http/${name}`, headers, body: "{}", timeoutSeconds });
      const failure = answer.kind === "lost" ? answer.reason : answer.status >= 300 ? `status ${answer.status}` : null;
      if (failure !== null) log.add("ERROR", `Schedule ${name} failed (${failure}).`, name);
      return answer;
    } catch (error) {
      return { kind: "lost", reason: error instanceof Error ? error.message : String(error) };
    } finally {
      pending.finished();
    }
  };

  const runDue = (): void => {
    clearTimeout(timer);
    if (options.mode === "manual" || jobs.length === 0) return;
    const now = clock.now();
    for (const job of jobs) {
      if (job.schedule === null || job.next > now) continue;
      job.next = nextRun(job.schedule, job.timeZone, now);
      void call(job);
    }
    if (options.mode === "moved-clock") return;
    const soonest = Math.min(...jobs.map((job) => job.next));
    timer = setTimeout(runDue, Math.min(Math.max(soonest - clock.now(), 1), longestTimer));
    timer.unref();
  };

  const toJob = (endpoint: FunctionEndpoint): Job[] => {
    const { trigger, name, timeoutSeconds } = endpoint;
    if (trigger.kind !== "schedule") return [];
    const schedule = parseSchedule(trigger.schedule);
    const text = `${trigger.schedule} ${trigger.timeZone}`;
    const known = jobs.find((job) => job.name === name && job.text === text);
    if (schedule !== null)
      return [
        {
          name,
          text,
          schedule,
          timeZone: trigger.timeZone,
          timeoutSeconds,
          next: known?.next ?? nextRun(schedule, trigger.timeZone, clock.now()),
        },
      ];
    log.add(
      "WARNING",
      `Schedule "${trigger.schedule}" of ${name} is not understood here; it runs on demand only.`,
      name,
    );
    const { timeZone } = trigger;
    return [{ name, text, schedule: null, timeZone, timeoutSeconds, next: Number.POSITIVE_INFINITY }];
  };

  const unsubscribe = clock.onMove(runDue);
  return {
    setEndpoints: (endpoints) => {
      jobs = endpoints.flatMap(toJob);
      runDue();
    },
    run: async (name) => {
      const job = jobs.find((candidate) => candidate.name === name);
      return job === undefined ? null : call(job);
    },
    nextDue: () =>
      options.mode === "manual"
        ? Number.POSITIVE_INFINITY
        : Math.min(Number.POSITIVE_INFINITY, ...jobs.map((job) => job.next)),
    stop: () => {
      clearTimeout(timer);
      unsubscribe();
    },
  };
}
