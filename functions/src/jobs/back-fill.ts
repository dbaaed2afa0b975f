import { FieldPath } from "firebase-admin/firestore";
import { readDocument } from "@lokalkorb/model/admin/admin-documents";
import { jobDocument } from "@lokalkorb/model/documents/jobs";
import { forEachConcurrent } from "../platform/concurrency/for-each-concurrent.ts";
import type { Deps } from "../platform/deps.ts";
import type { JobRunner } from "./job-task.ts";
import { addShopJobs, askForJob, jobIdOf } from "./write-jobs.ts";

/** A shop that lacks the kind that came last is one of before. */
const newest = "pictures";
const pageSize = 300;
const tryAgainAfter = 60_000;

/** Erasure runs before any back-fill: as long as it is overdue and had no try, the others wait. */
export async function waitsForErasing(deps: Deps): Promise<{ readonly againAt: number } | null> {
  const erasing = await readDocument(deps.db, jobDocument, { jobId: jobIdOf("erasing") });
  const now = deps.now();
  const isTurn = erasing?.lastRunAt !== undefined && (erasing.dueAt ?? Infinity) > now;
  return isTurn ? null : { againAt: now + tryAgainAfter };
}

/** Every shop has its jobs, also one that was there before there were any, whose archive is then looked through once. */
export const backFill: JobRunner<Deps> = async (deps, { cursor }) => {
  const waits = await waitsForErasing(deps);
  if (waits !== null) return { ...waits, ...(cursor === undefined ? {} : { cursor }) };
  const walk = deps.db.collection("restaurants").orderBy(FieldPath.documentId()).select().limit(pageSize);
  const shops = (await (cursor === undefined ? walk : walk.startAfter(cursor)).get()).docs.map(({ id }) => id);
  const [first, last] = [shops.at(0), shops.at(-1)];
  if (first === undefined || last === undefined) return {};
  const there = await deps.db
    .collection("jobs")
    .where(FieldPath.documentId(), ">=", jobIdOf(newest, first))
    .where(FieldPath.documentId(), "<=", jobIdOf(newest, last))
    .select()
    .get();
  const known = new Set(there.docs.map(({ id }) => id));
  const missing = shops.filter((id) => !known.has(jobIdOf(newest, id)));
  const failed = await forEachConcurrent(missing, { atATime: 10, beginsFor: 60_000 }, async (restaurantId) => {
    await askForJob(deps, "retention", restaurantId);
    await addShopJobs(deps, restaurantId);
  });
  if (failed.length > 0) throw new AggregateError(failed, failed.map(String).join("; "));
  return shops.length < pageSize ? {} : { cursor: last };
};
