import { onDocumentCreated } from "firebase-functions/firestore";
import { onSchedule } from "firebase-functions/scheduler";
import { decodeAdminDocument } from "@lokalkorb/model/admin/admin-documents";
import { outboxDocument } from "@lokalkorb/model/documents/outbox";
import { paths } from "@lokalkorb/model/paths";
import { orderLinkSecrets } from "../edge/config.ts";
import { deps, type Deps } from "../edge/deps.ts";
import { sendingSecrets } from "../edge/mail-config.ts";
import { reportDefects } from "../edge/report-defects.ts";
import { paymentSecrets } from "../payments/payment-config.ts";
import { runTimer } from "../orders/order-timers.ts";
import { eventRegion, platformTimeZone } from "../regions.ts";
import { searchSecrets } from "../search/search-config.ts";
import { runNewEntry, runOutbox } from "./run-outbox.ts";

/** Money moves, and mails leave and carry the links of guests. */
const secrets = [...searchSecrets, ...paymentSecrets, ...orderLinkSecrets, ...sendingSecrets];

/** Effects follow at once. */
export const onOutboxCreated = onDocumentCreated(
  { document: paths.outbox, region: eventRegion, retry: true, secrets },
  reportDefects("onOutboxCreated", async (event) => {
    if (event.data === undefined) return;
    const entry = decodeAdminDocument(outboxDocument, event.data.ref.path, event.data.data());
    await runNewEntry(deps(), entry);
    // A shop that accepts by itself does so at once, and not when the minute is over.
    if (entry.data?.["timer"] === 1) await runTimer(deps(), entry);
  }),
);

/** What failed comes again when its time has come; so does what no trigger ever brought. */
export const runDueEffects = onSchedule(
  { schedule: "every 1 minutes", timeZone: platformTimeZone, region: eventRegion, secrets },
  reportDefects("runDueEffects", () => runDue(deps())),
);

const batchSize = 200;
const atATime = 10;

const runDue = async (to: Deps): Promise<void> => {
  const due = await to.db
    .collection("outbox")
    .where("nextAt", "<=", new Date(to.now()))
    .orderBy("nextAt")
    .limit(batchSize)
    .select()
    .get();
  const ids = due.docs.map(({ id }) => id);
  const failed: unknown[] = [];
  for (let at = 0; at < ids.length; at += atATime) {
    const results = await Promise.allSettled(ids.slice(at, at + atATime).map((id) => runOutbox(to, id)));
    failed.push(...results.flatMap((result) => (result.status === "rejected" ? [result.reason as unknown] : [])));
  }
  if (failed.length > 0) throw new AggregateError(failed, failed.map(String).join("; "));
};
