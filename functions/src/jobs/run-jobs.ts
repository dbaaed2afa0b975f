import { minuteMs } from "@lokalkorb/domain/kernel/time/instant";
import type { QueryDocumentSnapshot } from "firebase-admin/firestore";
import { decodeAdminDocument, remove, updateUnchanged } from "@lokalkorb/model/admin/admin-documents";
import { jobDocument } from "@lokalkorb/model/documents/jobs";
import { forEachConcurrent } from "../platform/concurrency/for-each-concurrent.ts";
import type { Deps } from "../platform/deps.ts";
import { defineSchedule } from "../platform/endpoints/define-schedule.ts";
import { enqueue } from "../platform/enqueue.ts";
import { isJobKind, jobKinds } from "./job-kinds.ts";
import type { JobTask } from "./job-task.ts";
import { nextTime } from "./next-time.ts";
import { mostAttempts } from "./run-job.ts";
import { addPlatformJobs } from "./write-jobs.ts";

/** A task may wait so long in the queue and still begin. */
const queueTakesAtMost = 10 * minuteMs;
const pageSize = 500;
const beginsFor = 200_000;

/** Takes every duty that is due, oldest first, and hands it to the queue; it does none itself, so none holds up another. */
export const runJobs = defineSchedule(
  "runJobs",
  { schedule: "every 1 minutes", timeoutSeconds: 300 },
  async (deps: Deps) => {
    await (known ??= addPlatformJobs(deps).catch((error: unknown) => {
      known = undefined;
      throw error;
    }));
    const failed = await takeDueJobs(deps, (task, id) => enqueue("runJob", { ...task }, id));
    if (failed.length > 0) throw new AggregateError(failed, failed.map(String).join("; "));
  },
);

/** Once in the life of an instance is enough. */
let known: Promise<void> | undefined;

export async function takeDueJobs(
  deps: Deps,
  hand: (task: JobTask, id: string) => Promise<void>,
): Promise<readonly unknown[]> {
  const begun = performance.now();
  const failed: unknown[] = [];
  const due = deps.db.collection("jobs").where("dueAt", "<=", new Date(deps.now())).orderBy("dueAt").limit(pageSize);
  for (let page = await due.get(); ;) {
    const left = beginsFor - (performance.now() - begun);
    failed.push(
      ...(await forEachConcurrent(page.docs, { atATime: 25, beginsFor: left }, (found) => take(deps, found, hand))),
    );
    const last = page.docs.at(-1);
    if (last === undefined || page.size < pageSize || left <= 0) return failed;
    page = await due.startAfter(last).get();
  }
}

/** The lease is the next time itself: a job whose run dies is due again when it ends. Only one of two takers gets it. */
async function take(
  deps: Deps,
  found: QueryDocumentSnapshot,
  hand: (task: JobTask, id: string) => Promise<void>,
): Promise<void> {
  const job = decodeAdminDocument(jobDocument, found.ref.path, found.data());
  const { kind, restaurantId, attempts, cursor } = job;
  if (!isJobKind(kind)) throw new Error(`There is no duty ${kind}`);
  const now = deps.now();
  const leasedUntil = now + jobKinds[kind].takesAtMost + queueTakesAtMost;
  // One that takes its process down each time comes once in its regular time, if it has one, and not with each end of a lease.
  const isWorn = attempts >= mostAttempts;
  const next = nextTime(kind, { restaurantId }, now);
  if (isWorn && !job.dead) {
    deps.log.error("jobs: a duty gave up", { jobId: job.id, error: "Its runs do not come to an end." });
    if (next === null) {
      await updateUnchanged(deps.db, jobDocument, { jobId: job.id }, { dueAt: remove(), dead: true }, found.updateTime);
      return;
    }
  }
  const until = isWorn ? Math.max(leasedUntil, next ?? 0) : leasedUntil;
  const patch = { dueAt: until, attempts: attempts + 1, dead: isWorn };
  const leasedAt = await updateUnchanged(deps.db, jobDocument, { jobId: job.id }, patch, found.updateTime);
  if (leasedAt === null) return;
  await deps.failpoint("jobs:leased");
  const { seconds, nanoseconds } = leasedAt;
  await hand(
    {
      jobId: job.id,
      kind,
      ...(restaurantId === undefined ? {} : { restaurantId }),
      ...(cursor === undefined ? {} : { cursor }),
      attempts: attempts + 1,
      until,
      leasedAt: { seconds, nanoseconds },
    },
    `${job.id.replaceAll(/[^\w-]/g, "_")}-${seconds}-${nanoseconds}`,
  );
}
