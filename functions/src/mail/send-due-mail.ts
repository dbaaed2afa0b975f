import { onSchedule } from "firebase-functions/scheduler";
import { readQuery } from "@lokalkorb/model/admin/admin-documents";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { mailDocument } from "@lokalkorb/model/documents/mail";
import { deps } from "../edge/deps.ts";
import { sendingSecrets } from "../edge/mail-config.ts";
import { reportDefects } from "../edge/report-defects.ts";
import { eventRegion } from "../regions.ts";
import { deliverMail } from "./deliver-mail.ts";
import { mailPorts } from "./mail-ports.ts";

const mostAtOnce = 100;

/** Tries again what was put off, and takes over what somebody began and did not finish. */
export const sendDueMail = onSchedule(
  { schedule: "every 1 minutes", region: eventRegion, secrets: sendingSecrets, maxInstances: 1 },
  reportDefects("sendDueMail", async () => {
    const due = await readQuery(
      deps().db,
      queryOf(
        mailDocument,
        {},
        { where: [["nextAt", "<=", deps().now()]], orderBy: [["nextAt", "asc"]], limit: mostAtOnce },
      ),
    );
    const failed: unknown[] = [];
    // One after the other, and none keeps those behind it waiting.
    for (const { id } of due) await deliverMail(deps(), mailPorts(), id).catch((error: unknown) => failed.push(error));
    if (failed.length > 0) throw new AggregateError(failed, failed.map(String).join("; "));
  }),
);
