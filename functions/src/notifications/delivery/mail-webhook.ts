import { onRequest } from "firebase-functions/https";
import { assert } from "@lokalkorb/domain/kernel/invariant";
import { deps } from "../../composition/deps.ts";
import { isTooLarge, measureBodies } from "../../platform/endpoints/measure-body.ts";
import { eventRegion } from "../../platform/regions.ts";
import { reportDefects } from "../../platform/report-defects.ts";
import { resourcesOf } from "../../platform/resources.ts";
import { applyMailReport } from "./apply-mail-report.ts";
import { reportSecrets } from "./mail-config.ts";
import { mailPorts } from "./mail-ports.ts";
import { isFromProvider, readMailReport, type MailReport } from "./read-mail-report.ts";

measureBodies("mailWebhook");

/** Where the mail provider tells of bounces and complaints. Only what it signed counts. */
export const mailWebhook = onRequest(
  { region: eventRegion, ...resourcesOf("mailWebhook"), secrets: reportSecrets, cors: false },
  reportDefects("mailWebhook", async (request, response) => {
    const { webhookSecret } = mailPorts().config;
    assert(webhookSecret !== "", "MAIL_WEBHOOK_SECRET is missing");
    const headers = { signature: request.get("X-Mail-Signature"), authorization: request.get("Authorization") };
    if (request.method !== "POST" || isTooLarge(request) || !isFromProvider(headers, request.rawBody, webhookSecret)) {
      response.status(401).end();
      return;
    }
    const report = readable(request.rawBody.toString("utf8"));
    if (report === "unreadable") {
      response.status(400).end();
      return;
    }
    if (report !== null) await applyMailReport(deps(), report);
    response.status(200).end();
  }),
);

const readable = (body: string): MailReport | null | "unreadable" => {
  try {
    return readMailReport(body);
  } catch {
    return "unreadable";
  }
};
