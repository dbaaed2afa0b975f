import { minuteMs } from "@lokalkorb/domain/kernel/time/instant";
import { Timestamp } from "firebase-admin/firestore";
import { onTaskDispatched, type TaskQueueFunction } from "firebase-functions/tasks";
import { deleteUnchanged, remove, updateUnchanged } from "@lokalkorb/model/admin/admin-documents";
import { jobDocument } from "@lokalkorb/model/documents/jobs";
import { withTimeout } from "../platform/concurrency/with-timeout.ts";
import type { Deps } from "../platform/deps.ts";
import type { Endpoint } from "../platform/endpoints/endpoint.ts";
import { eventRegion } from "../platform/regions.ts";
import { reportDefects } from "../platform/report-defects.ts";
import { resourcesOf } from "../platform/resources.ts";
import { paymentSecrets, revalidateSecrets, searchSecrets, sendingSecrets } from "../platform/secrets.ts";
import { jobKinds } from "./job-kinds.ts";
import type { JobOutcome, JobRunners, JobTask } from "./job-task.ts";
import { nextTime } from "./next-time.ts";
import { removeShopJobs } from "./write-jobs.ts";

const backoff = [minuteMs, 5 * minuteMs, 15 * minuteMs, 60 * minuteMs, 6 * 60 * minuteMs];
/** Then it is a dead letter, and comes again at its next regular time only. */
export const mostAttempts = 8;
const longestError = 300;

export const runJobWith =
  <D extends Deps>(runners: JobRunners<D>): Endpoint<D, TaskQueueFunction<unknown>> =>
  (host) =>
    onTaskDispatched(
      {
        region: eventRegion,
        ...resourcesOf("runJob"),
        secrets: [...revalidateSecrets, ...searchSecrets, ...paymentSecrets, ...sendingSecrets],
        // A run that dies comes again when its lease has ended; these are for a queue that finds no instance.
        retryConfig: { maxAttempts: 5, minBackoffSeconds: 10 },
        rateLimits: { maxConcurrentDispatches: 100 },
      },
      reportDefects(
        "runJob",
        async ({ data }: { data: unknown }) => runJob(host.deps(), data as JobTask, runners),
        host.reporter,
      ),
    );

export async function runJob<D extends Deps>(
  deps: D,
  task: JobTask,
  runners: JobRunners<D>,
  takesAtMost: number = jobKinds[task.kind].takesAtMost,
): Promise<void> {
  const { kind, restaurantId = "", cursor } = task;
  // It waited so long that another task may have the job before this one ends.
  if (deps.now() + takesAtMost > task.until) return;
  try {
    const outcome = await withTimeout(takesAtMost, kind, runners[kind](deps, { restaurantId, cursor }));
    await deps.failpoint("jobs:ran");
    await succeed(deps, task, outcome ?? {});
  } catch (error) {
    await fail(deps, task, error);
  }
}

async function succeed(deps: Deps, task: JobTask, outcome: JobOutcome): Promise<void> {
  const leasedAt = timestampOf(task);
  const now = deps.now();
  const { cursor, againAt = cursor === undefined ? null : now, timezone } = outcome === "gone" ? {} : outcome;
  const dueAt = againAt ?? nextTime(task.kind, { ...task, timezone }, now);
  if (outcome === "gone" && task.restaurantId !== undefined) return removeShopJobs(deps, task.restaurantId);
  if (dueAt === null) {
    await deleteUnchanged(deps.db, jobDocument, task, leasedAt);
    return;
  }
  const patch = { dueAt, attempts: 0, dead: false, lastRunAt: now, lastError: remove(), cursor: cursor ?? remove() };
  await updateUnchanged(deps.db, jobDocument, task, patch, leasedAt);
}

async function fail(deps: Deps, task: JobTask, error: unknown): Promise<void> {
  const { jobId, attempts } = task;
  const now = deps.now();
  const next = nextTime(task.kind, task, now);
  const isDead = attempts >= mostAttempts;
  const lastError = String(error).slice(0, longestError);
  deps.log.warn("jobs: a duty failed", { jobId, attempts, error: lastError });
  if (attempts === mostAttempts) deps.log.error("jobs: a duty gave up", { jobId, error: lastError });
  const retryAt = isDead ? null : now + (backoff[attempts - 1] ?? 6 * 60 * minuteMs);
  const dueAt = Math.min(retryAt ?? Infinity, next ?? Infinity);
  const patch = {
    dueAt: dueAt === Infinity ? remove() : dueAt,
    dead: isDead,
    lastRunAt: now,
    lastError,
  };
  await updateUnchanged(deps.db, jobDocument, task, patch, timestampOf(task));
}

const timestampOf = ({ leasedAt }: JobTask): Timestamp => new Timestamp(leasedAt.seconds, leasedAt.nanoseconds);
