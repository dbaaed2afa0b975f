import type { Clock } from "../clock.ts";
import { callHost, type HostAnswer } from "./call-host.ts";
import type { FunctionEndpoint } from "./endpoint.ts";
import type { FunctionsHost } from "./functions-host.ts";
import type { LogRing } from "./log-ring.ts";
import type { PendingWork } from "./pending-work.ts";
import { nextRun, parseSchedule, type Schedule } from "./schedule.ts";

export interface SchedulerOptions {
  readonly host: FunctionsHost;
  readonly clock: Clock;
  readonly log: LogRing;
  readonly pending: PendingWork;
  /** `manual`: nothing runs by itself, tests ask for each run. */
  readonly mode: "clock" | "manual";
}

export interface Scheduler {
  setEndpoints(endpoints: readonly FunctionEndpoint[]): void;
  /** Runs one now, due or not. Null when no scheduled function has this name. */
  run(name: string): Promise<HostAnswer | null>;
  readonly names: readonly string[];
  stop(): void;
}

interface Job {
  readonly name: string;
  readonly text: string;
  readonly schedule: Schedule | null;
  readonly timeZone: string;
  next: number;
}

const longestTimer = 2 ** 31 - 1;

/**
 * Runs what is due by the backend's clock. A clock that jumps over several due times runs each function once: a test
 * that moves a day does not want 288 runs of a five-minute job.
 */
export const createScheduler = (options: SchedulerOptions): Scheduler => {
  const { clock, log, pending } = options;
  let jobs: Job[] = [];
  let timer: NodeJS.Timeout | undefined;

  const call = async (name: string): Promise<HostAnswer> => {
    pending.started();
    try {
      const headers = {
        "content-type": "application/json",
        "user-agent": "Google-Cloud-Scheduler",
        "x-cloudscheduler": "true",
        "x-cloudscheduler-jobname": name,
        "x-cloudscheduler-scheduletime": new Date(clock.now()).toISOString(),
      };
      const answer = await callHost(options.host, { path: `/http/${name}`, headers, body: "{}" });
      const failure = answer.kind === "lost" ? answer.reason : answer.status >= 300 ? `status ${answer.status}` : null;
      if (failure !== null) log.add("ERROR", `Schedule ${name} failed (${failure}).`);
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
      void call(job.name);
    }
    const soonest = Math.min(...jobs.map((job) => job.next));
    timer = setTimeout(runDue, Math.min(Math.max(soonest - clock.now(), 1), longestTimer));
    timer.unref();
  };

  const toJob = (endpoint: FunctionEndpoint): Job[] => {
    const { trigger, name } = endpoint;
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
          next: known?.next ?? nextRun(schedule, trigger.timeZone, clock.now()),
        },
      ];
    log.add("WARNING", `Schedule "${trigger.schedule}" of ${name} is not understood here; it runs on demand only.`);
    return [{ name, text, schedule: null, timeZone: trigger.timeZone, next: Number.POSITIVE_INFINITY }];
  };

  const unsubscribe = clock.onMove(runDue);
  return {
    setEndpoints: (endpoints) => {
      jobs = endpoints.flatMap(toJob);
      runDue();
    },
    run: (name) => (jobs.some((job) => job.name === name) ? call(name) : Promise.resolve(null)),
    get names() {
      return jobs.map((job) => job.name);
    },
    stop: () => {
      clearTimeout(timer);
      unsubscribe();
    },
  };
};
