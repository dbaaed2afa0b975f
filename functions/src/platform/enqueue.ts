import { getApps } from "firebase-admin/app";
import { getFunctions } from "firebase-admin/functions";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { eventRegion } from "./regions.ts";

/** Hands work to the queue of a function; the queue takes one name once. */
export async function enqueue(
  functionName: string,
  data: Readonly<Record<string, unknown>>,
  id: string,
  /** In milliseconds; left out: at once. */
  at?: Instant,
): Promise<void> {
  try {
    // The app that `deps` uses, which need not be the default one.
    await getFunctions(getApps()[0])
      .taskQueue(`locations/${eventRegion}/functions/${functionName}`)
      .enqueue(data, { id, ...(at === undefined ? {} : { scheduleTime: new Date(at) }) });
  } catch (error) {
    const isThere = error instanceof Error && "code" in error && error.code === "functions/task-already-exists";
    if (!isThere) throw error;
  }
}
