import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import {
  type CollectedScope,
  createDocument,
  deleteDocument,
  inBatch,
  isThereAlready,
  setDocument,
} from "@lokalkorb/model/admin/admin-documents";
import type { FieldsOf } from "@lokalkorb/model/document/define-document";
import { jobDocument } from "@lokalkorb/model/documents/jobs";
import type { Deps } from "../platform/deps.ts";
import { type JobKind, type JobKindName, jobKinds, periodicOf } from "./job-kinds.ts";
import { nextTime } from "./next-time.ts";

export const jobIdOf = (kind: JobKindName, restaurantId = "platform"): string => `${kind}_${restaurantId}`;

const newJob = (
  kind: JobKindName,
  restaurantId: Id<"shop"> | undefined,
  dueAt: Instant,
): FieldsOf<typeof jobDocument> => ({
  kind,
  ...(restaurantId === undefined ? {} : { restaurantId }),
  dueAt,
  attempts: 0,
  dead: false,
});

/** An existing job stays as it is. */
async function addJob(
  deps: Deps,
  kind: JobKindName,
  restaurantId: Id<"shop"> | undefined,
  dueAt: Instant,
): Promise<void> {
  const jobId = jobIdOf(kind, restaurantId);
  await createDocument(deps.db, jobDocument, { jobId }, newJob(kind, restaurantId, dueAt)).catch((error: unknown) => {
    if (!isThereAlready(error)) throw error;
  });
}

/** Goods of the day are counted at once, the rest at its time. */
export const addShopJobs = (deps: Deps, restaurantId: Id<"shop">): Promise<void> => addJobs(deps, "shop", restaurantId);

/** Erasing comes first, and shops of before get their jobs as soon as it was there. */
export const addPlatformJobs = (deps: Deps): Promise<void> => addJobs(deps, "platform");

const dueAtOnce: ReadonlySet<JobKindName> = new Set(["dailyGoods", "erasing", "backFill"]);

async function addJobs(deps: Deps, of: JobKind["of"], restaurantId?: Id<"shop">): Promise<void> {
  const now = deps.now();
  const dueAt = (kind: JobKindName): Instant =>
    dueAtOnce.has(kind) ? now : (nextTime(kind, { restaurantId }, now) ?? now);
  await Promise.all(periodicOf(of).map((kind) => addJob(deps, kind, restaurantId, dueAt(kind))));
}

/** Makes a duty due now, also one that runs at this moment: it then runs once more. */
export function askForJob(deps: Deps, kind: JobKindName, restaurantId?: Id<"shop">): Promise<void> {
  const jobId = jobIdOf(kind, restaurantId);
  return setDocument(deps.db, jobDocument, { jobId }, newJob(kind, restaurantId, deps.now()));
}

/** Makes a duty due at that moment, in the place of an earlier one; Infinity: never. */
export function writeJobAt(scope: CollectedScope, kind: JobKindName, restaurantId: Id<"shop">, at: Instant): void {
  const address = { jobId: jobIdOf(kind, restaurantId) };
  if (at === Infinity) deleteDocument(scope, jobDocument, address);
  else setDocument(scope, jobDocument, address, newJob(kind, restaurantId, at));
}

/** With the shop its duties go. */
export function removeShopJobs(deps: Deps, restaurantId: Id<"shop">): Promise<void> {
  const kinds = (Object.keys(jobKinds) as JobKindName[]).filter((kind) => jobKinds[kind].of === "shop");
  return inBatch(deps.db, (batch) => {
    for (const kind of kinds) deleteDocument(batch, jobDocument, { jobId: jobIdOf(kind, restaurantId) });
  });
}
