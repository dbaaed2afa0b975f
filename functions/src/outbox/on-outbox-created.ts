import { onDocumentCreated } from "firebase-functions/firestore";
import { onSchedule } from "firebase-functions/scheduler";
import { decodeAdminDocument } from "@lokalkorb/model/admin/admin-documents";
import { outboxDocument } from "@lokalkorb/model/documents/outbox";
import { paths } from "@lokalkorb/model/paths";
import { orderLinkSecrets } from "../composition/config.ts";
import { deps, type Deps } from "../composition/deps.ts";
import { sendingSecrets } from "../notifications/delivery/mail-config.ts";
import { runTimer } from "../ordering/lifecycle/order-timers.ts";
import { paymentSecrets } from "../payments/provider/payment-config.ts";
import { workThrough } from "../platform/concurrency/work-through.ts";
import { eventRegion, platformTimeZone } from "../platform/regions.ts";
import { reportDefects } from "../platform/report-defects.ts";
import { resourcesOf } from "../platform/resources.ts";
import { searchSecrets } from "../search/search-config.ts";
import { runDueEntry, runNewEntry } from "./run-outbox.ts";

/** Money moves, and mails leave and carry the links of guests. */
const secrets = [...searchSecrets, ...paymentSecrets, ...orderLinkSecrets, ...sendingSecrets];

/** The longest there is: an effect may wait for a mail server or a bank, and none is cut off while it might have worked. */
const timeoutSeconds = 540;

/** Effects follow at once. */
export const onOutboxCreated = onDocumentCreated(
  {
    document: paths.outbox,
    region: eventRegion,
    ...resourcesOf("onOutboxCreated"),
    retry: true,
    timeoutSeconds,
    secrets,
  },
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
  { schedule: "every 1 minutes", timeZone: platformTimeZone, region: eventRegion, timeoutSeconds, secrets },
  reportDefects("runDueEffects", () => runDue(deps())),
);

const mostAtOnce = 200;
const pace = { atATime: 10, beginsFor: 240_000 };

const runDue = async (to: Deps): Promise<void> => {
  const due = await to.db
    .collection("outbox")
    .where("nextAt", "<=", new Date(to.now()))
    .orderBy("nextAt")
    .limit(mostAtOnce)
    .select()
    .get();
  const failed = await workThrough(due.docs, pace, ({ id }) => runDueEntry(to, id));
  if (failed.length > 0) throw new AggregateError(failed, failed.map(String).join("; "));
};
