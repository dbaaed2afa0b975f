import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { FieldValue, Timestamp } from "firebase-admin/firestore";
import { isMailAddress } from "@lokalkorb/domain/access/mail-address";
import { type Instant, minuteMs } from "@lokalkorb/domain/kernel/time/instant";
import * as admin from "@lokalkorb/model/admin/admin-documents";
import type { DocumentPatch } from "@lokalkorb/model/document/document-patch";
import type { DocumentOf, FieldsOf } from "@lokalkorb/model/document/define-document";
import { mailDocument } from "@lokalkorb/model/documents/mail";
import { withTimeout } from "../../platform/concurrency/with-timeout.ts";
import type { Deps } from "../../platform/deps.ts";
import { createMail, mailFields, type MailBeginning, type NewMail } from "./create-mail.ts";
import type { MailPorts } from "./mail-ports.ts";
import { sendingTakesAtMost, type SendResult } from "./smtp-mailer.ts";
import { isSuppressed, suppress } from "./suppression.ts";

type Mail = DocumentOf<typeof mailDocument>;

/** After each failed try; then the mail is given up and needs a person. */
const pauses = [1, 5, 30, 2 * 60, 12 * 60].map((minutes) => minutes * minuteMs);

/** After it a claim counts as dead. */
const lease = 5 * minuteMs;

/** Of storage, for the papers beside a mail. */
const readingTakesAtMost = minuteMs / 2;

/** The rest of a claim must cover the rest of a try, or the next one would send beside it. */
const tryTakesAtMost = readingTakesAtMost + sendingTakesAtMost;

const longestError = 300;
const largest = 10 * 1024 * 1024;

/**
 * Sends one mail if it is its time. However often this runs and wherever it is killed, the mail goes out once; only a
 * death between the server's "taken" and our record repeats it, with the same Message-ID.
 */
export async function deliverMail(deps: Deps, ports: MailPorts, mailId: Id<"mail">): Promise<void> {
  const mail = await claim(deps, mailId);
  if (mail !== null) await sendClaimed(deps, ports, mail, null);
}

/**
 * Creates a mail as one that is being sent: the creation is the claim, since it succeeds once. A process that dies from
 * here on leaves it to `sendDueMail`.
 */
export async function sendNewMail(deps: Deps, ports: MailPorts, mail: NewMail): Promise<void> {
  const now = deps.now();
  const isUnwanted = await isSuppressed(deps.db, mail.to, "transactional");
  const begins: MailBeginning = isUnwanted
    ? { state: "suppressed", attempts: 0 }
    : { state: "sending", attempts: 1, nextAt: now + lease };
  const fields = mailFields(ports.config, mail, now, begins);
  const claimedAt = await createMail(deps, mail.id, fields);
  if (claimedAt !== null && !isUnwanted) await sendClaimed(deps, ports, { ...fields, id: mail.id }, claimedAt);
}

type Claimed = FieldsOf<typeof mailDocument> & Pick<Mail, "id">;

async function sendClaimed(deps: Deps, ports: MailPorts, mail: Claimed, claimedAt: Timestamp | null): Promise<void> {
  await deps.failpoint("mail:claimed");
  // A paper that cannot be read now can be read later, and is no reason to keep the claim.
  const result = deps.now() + tryTakesAtMost < (mail.nextAt ?? 0) ? await trySend(ports, mail).catch(putOff) : tooLate;
  await deps.failpoint("mail:sent");
  await record(deps, mail, result, claimedAt);
}

const tooLate: SendResult = { type: "later", error: "The claim was nearly over before the mail could be sent" };

/** The mail with this try counted, or null when it is not to be sent now. */
const claim = async (deps: Deps, mailId: Id<"mail">): Promise<Mail | null> =>
  admin.inTransaction(deps.db, async (tx) => {
    const mail = await admin.readDocument(tx, mailDocument, { mailId });
    const now = deps.now();
    if (mail?.nextAt === undefined || mail.nextAt > now) return null;
    // A sender that dies each time ends here.
    if (mail.attempts > pauses.length) {
      const error = "Der letzte Versuch ist abgebrochen, ohne dass jemand sein Ergebnis kennt.";
      admin.updateDocument(tx, mailDocument, { mailId }, { state: "failed", nextAt: admin.remove(), error });
      deps.log.error("A mail was not taken", { mailId, attempts: mail.attempts, error });
      return null;
    }
    if (await isSuppressed(tx, mail.to, mail.kind)) {
      admin.updateDocument(tx, mailDocument, { mailId }, { state: "suppressed", nextAt: admin.remove() });
      return null;
    }
    const claimed = { state: "sending", attempts: mail.attempts + 1, nextAt: now + lease } as const;
    admin.updateDocument(tx, mailDocument, { mailId }, claimed);
    return { ...mail, ...claimed };
  });

async function trySend({ mailer, files }: MailPorts, mail: Claimed): Promise<SendResult> {
  const { id, to, fromName, replyTo, subject, html, text, messageId, unsubscribeUrl } = mail;
  if (!isMailAddress(to)) return { type: "never", error: "Not a mail address" };
  const attachments = await withTimeout(
    readingTakesAtMost,
    "Reading what lies beside the mail",
    Promise.all(
      (mail.attachments ?? []).map(async ({ name, contentType, path, content = "", isBase64 }) => ({
        name,
        contentType,
        content:
          path === undefined ? Buffer.from(content, isBase64 === true ? "base64" : "utf8") : await files.read(path),
      })),
    ),
  );
  const bytes = attachments.reduce((sum, { content }) => sum + content.length, html.length + text.length);
  if (bytes > largest) return { type: "never", error: `${bytes} bytes are more than a mail may have` };
  return mailer.send({ id, to, fromName, replyTo, subject, html, text, messageId, unsubscribeUrl, attachments });
}

const putOff = (error: unknown): SendResult => ({ type: "later", error: String(error).slice(0, longestError) });

/** Only the try that holds the claim may say how it ended. */
async function record(
  deps: Deps,
  { id: mailId, to, attempts, nextAt }: Claimed,
  result: SendResult,
  claimedAt: Timestamp | null,
): Promise<void> {
  const now = deps.now();
  if (result.type === "unknown-recipient") await suppress(deps.db, to, "bounced", now);
  const patch = endOf(result, attempts, now);
  if (claimedAt !== null) await admin.updateUnchanged(deps.db, mailDocument, { mailId }, patch, claimedAt);
  else
    await admin.inTransaction(deps.db, async (tx) => {
      const mail = await admin.readDocument(tx, mailDocument, { mailId });
      // Counting begins anew when a shop asks for it, so the try alone does not name its claim.
      if (mail?.state !== "sending" || mail.attempts !== attempts || mail.nextAt !== nextAt) return;
      admin.updateDocument(tx, mailDocument, { mailId }, patch);
    });
  if (result.type === "taken") return;
  const isOver = patch.state !== "deferred";
  deps.log[isOver ? "error" : "warn"]("A mail was not taken", { mailId, attempts, error: result.error });
}

function endOf(result: SendResult, attempts: number, now: Instant): DocumentPatch<typeof mailDocument, FieldValue> {
  if (result.type === "taken") return { state: "sent", sentAt: now, nextAt: admin.remove(), error: admin.remove() };
  const { error } = result;
  const pause = pauses[attempts - 1];
  if (result.type === "later" && pause !== undefined) return { state: "deferred", nextAt: now + pause, error };
  return { state: result.type === "unknown-recipient" ? "bounced" : "failed", nextAt: admin.remove(), error };
}
