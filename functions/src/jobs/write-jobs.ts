import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { createDocument, deleteDocument, inBatch, setDocument } from "@lokalkorb/model/admin/admin-documents";
import type { FieldsOf } from "@lokalkorb/model/document/define-document";
import { jobDocument } from "@lokalkorb/model/documents/jobs";
import type { Deps } from "../platform/deps.ts";
import { type JobKindName, jobKinds, periodicOf } from "./job-kinds.ts";
import { nextTime } from "./next-time.ts";

export const jobIdOf = (kind: JobKindName, restaurantId = "platform"): string => `${kind}_${restaurantId}`;

const newJob = (kind: JobKindName, restaurantId: string | undefined, dueAt: Instant): FieldsOf<typeof jobDocument> => ({
  kind,
  ...(restaurantId === undefined ? {} : { restaurantId }),
  dueAt,
  attempts: 0,
  dead: false,
});

/** An existing job stays as it is. */
async function addJob(deps: Deps, kind: JobKindName, restaurantId: string | undefined, dueAt: Instant): Promise<void> {
  const jobId = jobIdOf(kind, restaurantId);
  await createDocument(deps.db, jobDocument, { jobId }, newJob(kind, restaurantId, dueAt)).catch((error: unknown) => {
    if ((error as { readonly code?: unknown }).code !== alreadyExists) throw error;
  });
}

const alreadyExists = 6;

/** Goods of the day are counted at once, the rest at its time. */
export async function addShopJobs(deps: Deps, restaurantId: string): Promise<void> {
  const now = deps.now();
  const dueAt = (kind: JobKindName): Instant =>
    kind === "dailyGoods" ? now : (nextTime(kind, { restaurantId }, now) ?? now);
  await Promise.all(periodicOf("shop").map((kind) => addJob(deps, kind, restaurantId, dueAt(kind))));
}

/** Erasing comes first, and shops of before get their jobs as soon as it was there. */
export async function addPlatformJobs(deps: Deps): Promise<void> {
  const now = deps.now();
  const dueAt = (kind: JobKindName): Instant =>
    kind === "erasing" || kind === "backFill" ? now : (nextTime(kind, {}, now) ?? now);
  await Promise.all(periodicOf("platform").map((kind) => addJob(deps, kind, undefined, dueAt(kind))));
}

/** Makes a duty due now, also one that runs at this moment: it then runs once more. */
export function askForJob(deps: Deps, kind: JobKindName, restaurantId?: string): Promise<void> {
  const jobId = jobIdOf(kind, restaurantId);
  return setDocument(deps.db, jobDocument, { jobId }, newJob(kind, restaurantId, deps.now()));
}

/** With the shop its duties go. */
export function removeShopJobs(deps: Deps, restaurantId: string): Promise<void> {
  const kinds = (Object.keys(jobKinds) as JobKindName[]).filter((kind) => jobKinds[kind].of === "shop");
  return inBatch(deps.db, (batch) => {
    for (const kind of kinds) deleteDocument(batch, jobDocument, { jobId: jobIdOf(kind, restaurantId) });
  });
}
