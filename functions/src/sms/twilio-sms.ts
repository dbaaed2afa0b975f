import * as z from "@lokalkorb/contracts/schema";
import type { Environment } from "@lokalkorb/configuration/refuse-local";
import { minuteMs } from "@lokalkorb/domain/kernel/time/instant";
import type { OutgoingSms, SmsPort, SmsResult } from "./sms-port.ts";

const production = "https://api.twilio.com";
const patience = 10_000;
/** Messages of the service that are looked through for one of ours. */
const lookedAt = 50;

interface Account {
  readonly base: string;
  readonly sid: string;
  readonly token: string;
  /** A number, a name of up to eleven letters, or a messaging service (MG…). */
  readonly from: string;
}

/** Names that are missing beside an account. */
export const smsProblems = (env: Environment): readonly string[] =>
  env["TWILIO_ACCOUNT_SID"] ? ["TWILIO_SENDER"].filter((name) => !env[name]) : [];

/** Twilio's Messages API (2010-04-01); null without an account. The token is a secret of the functions that send. */
export function twilioSmsOf(env: Environment): SmsPort | null {
  const { TWILIO_ACCOUNT_SID: sid = "", TWILIO_AUTH_TOKEN: token = "", TWILIO_SENDER: from = "" } = env;
  if (sid === "") return null;
  const account: Account = { base: env["TWILIO_API_BASE"] || production, sid, token, from };
  return {
    // The service knows no key of ours, so after a lost answer its own list says whether the text went out.
    send: async (sms) => (sms.isAgain && (await wasSent(account, sms)) ? { type: "taken" } : post(account, sms)),
  };
}

const addressOf = ({ base, sid }: Account): string => `${base}/2010-04-01/Accounts/${sid}/Messages.json`;

const headersOf = ({ sid, token }: Account): Record<string, string> => ({
  Authorization: `Basic ${Buffer.from(`${sid}:${token}`).toString("base64")}`,
});

const failure = z.object({ code: z.exactOptional(z.nullable(z.number())), message: z.exactOptional(z.string()) });
const list = z.object({
  messages: z.array(z.object({ body: z.string(), status: z.string(), date_created: z.string() })),
});
/** Clocks of two houses differ a little, and the list names whole seconds. */
const clockDifference = 2 * minuteMs;

async function post(account: Account, { to, text }: OutgoingSms): Promise<SmsResult> {
  const sender = account.from.startsWith("MG") ? { MessagingServiceSid: account.from } : { From: account.from };
  const answer = await fetch(addressOf(account), {
    method: "POST",
    headers: headersOf(account),
    body: new URLSearchParams({ To: to, ...sender, Body: text }),
    signal: AbortSignal.timeout(patience),
  });
  if (answer.ok) return { type: "taken" };
  const read = z.safeParse(failure, await answer.json().catch(() => ({})));
  const { code, message = "" } = read.success ? read.data : {};
  const error = `Twilio ${answer.status}${code ? ` (${code})` : ""}: ${message}`.slice(0, 200);
  // 400 is about this message: no such number, or its owner has said stop. All else is between the service and us.
  if (answer.status === 400) return { type: "refused", error };
  throw new Error(error);
}

async function wasSent(account: Account, { to, text, since }: OutgoingSms): Promise<boolean> {
  // Latest first. Not by the day of sending, which a text that still waits in the service has none of.
  const question = new URLSearchParams({ To: to, PageSize: String(lookedAt) });
  const answer = await fetch(`${addressOf(account)}?${question.toString()}`, {
    headers: headersOf(account),
    signal: AbortSignal.timeout(patience),
  });
  if (!answer.ok) throw new Error(`Twilio ${answer.status}`);
  const { messages } = z.parse(list, await answer.json());
  return messages.some(
    ({ body, status, date_created: created }) =>
      body === text &&
      status !== "failed" &&
      status !== "undelivered" &&
      Date.parse(created) >= since - clockDifference,
  );
}
