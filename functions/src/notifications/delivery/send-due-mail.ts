import { adminQuery } from "@lokalkorb/model/admin/admin-documents";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { mailDocument } from "@lokalkorb/model/documents/mail";
import { forEachConcurrent } from "../../platform/concurrency/for-each-concurrent.ts";
import { defineSchedule } from "../../platform/endpoints/define-schedule.ts";
import { sendingSecrets } from "../../platform/secrets.ts";
import { deliverMail } from "./deliver-mail.ts";
import type { MailDeps } from "./mail-ports.ts";

const mostAtOnce = 100;
const timeoutSeconds = 540;
/** The last mail has to end before the run does: cut off in the middle, it would be sent once more. */
const pace = { atATime: 5, beginsFor: 300_000 };

/** Sends queued mails, retries postponed ones, and takes over those whose sender died. */
export const sendDueMail = defineSchedule(
  "sendDueMail",
  {
    schedule: "every 1 minutes",
    timeoutSeconds,
    secrets: sendingSecrets,
  },
  async (to: MailDeps) => {
    const query = queryOf(
      mailDocument,
      {},
      { where: [["nextAt", "<=", to.now()]], orderBy: [["nextAt", "asc"]], limit: mostAtOnce },
    );
    // Their ids alone: one that cannot be read keeps no other from being sent.
    const due = await adminQuery(to.db, query).select().get();
    const failed = await forEachConcurrent(due.docs, pace, ({ id }) => deliverMail(to, to.mail(), id));
    if (failed.length > 0) throw new AggregateError(failed, failed.map(String).join("; "));
  },
);
