import { onDocumentCreated } from "firebase-functions/firestore";
import { paths } from "@lokalkorb/model/paths";
import { deps } from "../edge/deps.ts";
import { sendingSecrets } from "../edge/mail-config.ts";
import { reportDefects } from "../edge/report-defects.ts";
import { resourcesOf } from "../edge/resources.ts";
import { eventRegion } from "../regions.ts";
import { deliverMail } from "./deliver-mail.ts";
import { mailPorts } from "./mail-ports.ts";

/**
 * Sends a mail as soon as it is written down, unless whoever wrote it down sends it. What does not work out here is tried
 * again by `sendDueMail`.
 */
export const onMailCreated = onDocumentCreated(
  {
    document: paths.mail,
    region: eventRegion,
    ...resourcesOf("onMailCreated"),
    retry: true,
    timeoutSeconds: 240,
    secrets: sendingSecrets,
  },
  reportDefects("onMailCreated", async (event) => {
    if (event.data?.get("state") === "queued") await deliverMail(deps(), mailPorts(), event.params["mailId"] ?? "");
  }),
);
