import { must } from "@lokalkorb/domain/kernel/invariant";
import { decodeAdminDocument } from "@lokalkorb/model/admin/admin-documents";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { jobDocument } from "@lokalkorb/model/documents/jobs";
import type { TestBackend } from "../start-test-backend.ts";

type Job = DocumentOf<typeof jobDocument>;

const farAway = new Date(Date.UTC(2200, 0, 1));

/**
 * Runs one duty now, of these shops or, without any, of the platform, as the schedule and the queue do it. All other duties
 * wait meanwhile, so that a test sees what this one does. Says what the jobs are afterwards; null: done and gone.
 */
export async function runJob(
  { admin: { db }, backend }: Pick<TestBackend, "admin" | "backend">,
  kind: string,
  ...restaurantIds: readonly string[]
): Promise<readonly (Job | null)[]> {
  const ids = restaurantIds.length === 0 ? ["platform"] : restaurantIds;
  const asked = ids.map((id) => db.doc(`jobs/${kind}_${id}`));
  const others = await db.collection("jobs").where("dueAt", "<=", farAway).select().get();
  const batch = db.batch();
  for (const { ref } of others.docs) batch.update(ref, { dueAt: farAway });
  for (const [index, ref] of asked.entries()) {
    const ofShop = restaurantIds.length === 0 ? {} : { restaurantId: must(ids[index], "a shop") };
    const dueAt = new Date(backend.clock.now());
    batch.set(ref, { kind, ...ofShop, dueAt, attempts: 0, dead: false, createdAt: dueAt, updatedAt: dueAt, v: 1 });
  }
  await batch.commit();
  await backend.runSchedule("runJobs");
  await backend.idle();
  return (await db.getAll(...asked)).map((found) => {
    const fields = found.data();
    return fields === undefined ? null : decodeAdminDocument(jobDocument, found.ref.path, fields);
  });
}
