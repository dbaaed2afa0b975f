import { assert } from "@lokalkorb/domain/kernel/invariant";
import { defineWebhook } from "../../platform/endpoints/define-request.ts";
import { isTooLarge } from "../../platform/endpoints/measure-body.ts";
import { reportSecrets } from "../../platform/secrets.ts";
import { applyMailReport } from "./apply-mail-report.ts";
import type { MailDeps } from "./mail-ports.ts";
import { isFromProvider, readMailReport, type MailReport } from "./read-mail-report.ts";

/** Where the mail provider tells of bounces and complaints. Only what it signed counts. */
export const mailWebhook = defineWebhook(
  "mailWebhook",
  { secrets: reportSecrets },
  async (request, response, deps: () => MailDeps) => {
    const { webhookSecret } = deps().mail().config;
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
  },
);

function readable(body: string): MailReport | null | "unreadable" {
  try {
    return readMailReport(body);
  } catch {
    return "unreadable";
  }
}
