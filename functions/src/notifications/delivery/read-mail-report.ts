import { createHmac, timingSafeEqual } from "node:crypto";

/** A report of the provider about a mail that it had taken. */
export interface MailReport {
  readonly kind: "bounced" | "soft-bounced" | "complained";
  readonly email: string;
  /** Of our outbox; absent when the provider does not know. */
  readonly mailId: string | undefined;
}

/**
 * `X-Mail-Signature: t=<seconds>,v1=<HMAC-SHA256 of "<seconds>.<body>">`, or the secret as the password of basic
 * authentication, for providers that cannot sign. An old report repeated says nothing new, so its age does not matter.
 */
export function isFromProvider(
  headers: { readonly signature: string | undefined; readonly authorization: string | undefined },
  body: Buffer,
  secret: string,
): boolean {
  const [, seconds, hex] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(headers.signature ?? "") ?? [];
  if (seconds !== undefined && hex !== undefined) {
    const mac = createHmac("sha256", secret).update(`${seconds}.`).update(body).digest();
    return timingSafeEqual(mac, Buffer.from(hex, "hex"));
  }
  const [, credentials = ""] = /^Basic (\S+)$/.exec(headers.authorization ?? "") ?? [];
  const password = Buffer.from(credentials, "base64")
    .toString("utf8")
    .replace(/^[^:]*:/, "");
  return credentials !== "" && timingSafeEqual(digest(password), digest(secret));
}

const digest = (text: string): Buffer => createHmac("sha256", "compare").update(text).digest();

const hardBounces = new Set(["HardBounce", "BadEmailAddress", "ManuallyDeactivated"]);
const softBounces = new Set(["SoftBounce", "Transient", "DnsError"]);

/** The forms of Postmark's bounce and complaint webhooks. Null: a report that asks for nothing. */
export function readMailReport(body: string): MailReport | null {
  const { RecordType, Type, Email, Metadata } = JSON.parse(body) as Readonly<Record<string, unknown>>;
  if (typeof Email !== "string" || Email === "") return null;
  const outbox = (Metadata as Readonly<Record<string, unknown>> | undefined)?.["outbox"];
  const mailId = typeof outbox === "string" && /^[A-Za-z0-9_-]{1,500}$/.test(outbox) ? outbox : undefined;
  const kind = kindOf(RecordType, Type);
  return kind === null ? null : { kind, email: Email, mailId };
}

function kindOf(recordType: unknown, type: unknown): MailReport["kind"] | null {
  if (recordType === "SpamComplaint") return "complained";
  if (recordType !== "Bounce" || typeof type !== "string") return null;
  if (type === "SpamComplaint") return "complained";
  if (hardBounces.has(type)) return "bounced";
  return softBounces.has(type) ? "soft-bounced" : null;
}
