import { createHmac } from "node:crypto";

/** Where the provider tells what became of a mail, and the secret both sides know. */
export interface MailWebhook {
  readonly url: string;
  readonly secret: string;
}

/** One report in the words of a mail provider. */
export type MailReport = Readonly<Record<string, unknown>>;

export interface ReportedMail {
  readonly email: string;
  readonly messageId: string;
  readonly at: number;
  /** Whatever the sender wants to find again, from the headers `X-PM-Metadata-*`. */
  readonly metadata: Readonly<Record<string, string>>;
}

type ReportKind = "bounced" | "soft-bounced" | "complained";

/** The bodies follow Postmark's bounce and spam-complaint webhooks, as far as a receiver can use them. */
export function mailReport(kind: ReportKind, { email, messageId, at, metadata }: ReportedMail): MailReport {
  const common = { Email: email, MessageID: messageId, Metadata: metadata, BouncedAt: new Date(at).toISOString() };
  switch (kind) {
    case "bounced":
      return { RecordType: "Bounce", Type: "HardBounce", TypeCode: 1, ...common };
    case "soft-bounced":
      return { RecordType: "Bounce", Type: "SoftBounce", TypeCode: 4096, ...common };
    case "complained":
      return { RecordType: "SpamComplaint", Type: "SpamComplaint", TypeCode: 100_001, ...common };
  }
}

/** `t=<seconds>,v1=<hex>`: HMAC-SHA256 over `<seconds>.<body>`. */
export function signMailReport(secret: string, body: string, at: number): string {
  const seconds = Math.floor(at / 1000);
  return `t=${seconds},v1=${createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex")}`;
}

const pauses = [0, 500, 2_000, 8_000];

/** Tries a few times, as providers do; true once the receiver has taken it. */
export async function sendMailReport(
  { url, secret }: MailWebhook,
  report: MailReport,
  now: () => number,
  signal: AbortSignal,
): Promise<boolean> {
  const body = JSON.stringify(report);
  for (const pause of pauses) {
    await waitFor(pause, signal);
    if (signal.aborted) return false;
    const headers = { "Content-Type": "application/json", "X-Mail-Signature": signMailReport(secret, body, now()) };
    const response = await fetch(url, { method: "POST", headers, body, signal }).catch(() => null);
    if (response?.ok === true) return true;
  }
  return false;
}

const waitFor = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (ms === 0 || signal.aborted) return resolve();
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
