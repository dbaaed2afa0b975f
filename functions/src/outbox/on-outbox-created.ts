import type { CloudFunction } from "firebase-functions";
import { type FirestoreEvent, onDocumentCreated, type QueryDocumentSnapshot } from "firebase-functions/firestore";
import { onTaskDispatched, type TaskQueueFunction } from "firebase-functions/tasks";
import type { ScheduleFunction } from "firebase-functions/scheduler";
import { decodeAdminDocument } from "@lokalkorb/model/admin/admin-documents";
import { outboxDocument } from "@lokalkorb/model/documents/outbox";
import { paths } from "@lokalkorb/model/paths";
import { forEachConcurrent } from "../platform/concurrency/for-each-concurrent.ts";
import type { Deps } from "../platform/deps.ts";
import { defineSchedule } from "../platform/endpoints/define-schedule.ts";
import type { Endpoint } from "../platform/endpoints/endpoint.ts";
import { enqueue } from "../platform/enqueue.ts";
import { eventRegion } from "../platform/regions.ts";
import { reportDefects } from "../platform/report-defects.ts";
import { resourcesOf } from "../platform/resources.ts";
import { effectSecrets as secrets } from "../platform/secrets.ts";
import type { OutboxEntry, Runners } from "./effect-runner.ts";
import { heldQueue, runDueEntry, runNewEntry } from "./run-outbox.ts";

/** The longest there is: an effect may wait for a mail server or a bank, and none is cut off while it might have worked. */
const timeoutSeconds = 540;

type Created = FirestoreEvent<QueryDocumentSnapshot | undefined>;

/** Effects follow at once; so does what an order does by itself, whose timer is due with the entry. */
export const onOutboxCreatedWith =
  <D extends Deps>(
    runners: Runners<D>,
    runTimer: (deps: D, entry: OutboxEntry) => Promise<unknown>,
  ): Endpoint<D, CloudFunction<Created>> =>
  (host) =>
    onDocumentCreated(
      {
        document: paths.outbox as string,
        region: eventRegion,
        ...resourcesOf("onOutboxCreated"),
        retry: true,
        timeoutSeconds,
        secrets,
      },
      reportDefects(
        "onOutboxCreated",
        async (event: Created) => {
          if (event.data === undefined) return;
          const entry = decodeAdminDocument(outboxDocument, event.data.ref.path, event.data.data());
          if (entry.heldUntil === undefined) await runNewEntry(host.deps(), entry, runners);
          else if (entry.state !== "done") await enqueue(heldQueue, { effectId: entry.id }, entry.id, entry.heldUntil);
          // A shop that accepts by itself does so at once, and not when the minute is over.
          if (entry.data?.timer) await runTimer(host.deps(), entry);
        },
        host.reporter,
      ),
    );

/** Runs what follows from steps that were not taken back. What the queue loses, the schedule finds. */
export const runHeldEffectsWith =
  <D extends Deps>(runners: Runners<D>): Endpoint<D, TaskQueueFunction<unknown>> =>
  (host) =>
    onTaskDispatched(
      {
        region: eventRegion,
        ...resourcesOf("runHeldEffects"),
        timeoutSeconds,
        secrets,
        retryConfig: { maxAttempts: 5, minBackoffSeconds: 5 },
        rateLimits: { maxConcurrentDispatches: 100 },
      },
      reportDefects(
        "runHeldEffects",
        async ({ data }: { data: unknown }) =>
          runDueEntry(host.deps(), (data as { readonly effectId: string }).effectId, runners),
        host.reporter,
      ),
    );

/** Runs failed effects whose time has come, and effects that no trigger ever brought. */
export const runDueEffectsWith = <D extends Deps>(runners: Runners<D>): Endpoint<D, ScheduleFunction> =>
  defineSchedule("runDueEffects", { schedule: "every 1 minutes", timeoutSeconds, secrets }, (deps: D) =>
    runDue(deps, runners),
  );

const mostAtOnce = 200;
const pace = { atATime: 10, beginsFor: 240_000 };

async function runDue<D extends Deps>(to: D, runners: Runners<D>): Promise<void> {
  const due = await to.db
    .collection("outbox")
    .where("nextAt", "<=", new Date(to.now()))
    .orderBy("nextAt")
    .limit(mostAtOnce)
    .select()
    .get();
  const failed = await forEachConcurrent(due.docs, pace, ({ id }) => runDueEntry(to, id, runners));
  if (failed.length > 0) throw new AggregateError(failed, failed.map(String).join("; "));
}
