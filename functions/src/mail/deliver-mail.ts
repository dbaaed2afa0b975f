import { readDocument, remove, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { mailDocument } from "@lokalkorb/model/documents/mail";
import type { Deps } from "../edge/deps.ts";
import type { MailPorts } from "./mail-ports.ts";
import type { SendResult } from "./smtp-mailer.ts";
import { isSuppressed, suppress } from "./suppression.ts";

type Mail = DocumentOf<typeof mailDocument>;

const minute = 60_000;

/** After each failed try; then the mail is given up and somebody has to look. */
const pauses = [1, 5, 30, 2 * 60, 12 * 60].map((minutes) => minutes * minute);

/** Longer than a try can take: after it somebody who has begun is taken for dead. */
const lease = 5 * minute;

const largest = 10 * 1024 * 1024;

/**
 * Sends one mail if it is its time. However often this runs and wherever it is killed, the mail goes out once; only a
 * death between the server's "taken" and our record repeats it, with the same Message-ID.
 */
export const deliverMail = async (deps: Deps, ports: MailPorts, mailId: string): Promise<void> => {
  const mail = await claim(deps, mailId);
  if (mail === null) return;
  await deps.step("mail:claimed");
  const result = await trySend(ports, mail);
  await deps.step("mail:sent");
  await record(deps, mail, result);
};

/** The mail with this try counted, or null when it is not to be sent now. */
const claim = async (deps: Deps, mailId: string): Promise<Mail | null> =>
  deps.db.runTransaction(async (transaction) => {
    const tx = { db: deps.db, transaction };
    const mail = await readDocument(tx, mailDocument, { mailId });
    const now = deps.now();
    if (mail?.nextAt === undefined || mail.nextAt > now) return null;
    if (await isSuppressed(tx, mail.to, mail.kind)) {
      updateDocument(tx, mailDocument, { mailId }, { state: "suppressed", nextAt: remove() });
      return null;
    }
    const claimed = { state: "sending", attempts: mail.attempts + 1, nextAt: now + lease } as const;
    updateDocument(tx, mailDocument, { mailId }, claimed);
    return { ...mail, ...claimed };
  });

const trySend = async ({ mailer, files }: MailPorts, mail: Mail): Promise<SendResult> => {
  const { id, to, fromName, replyTo, subject, html, text, messageId } = mail;
  if (!isMailAddress(to)) return { type: "never", error: "Not a mail address" };
  const attachments = await Promise.all(
    (mail.attachments ?? []).map(async ({ name, contentType, path, content = "" }) => ({
      name,
      contentType,
      content: path === undefined ? Buffer.from(content) : await files.read(path),
    })),
  );
  const bytes = attachments.reduce((sum, { content }) => sum + content.length, html.length + text.length);
  if (bytes > largest) return { type: "never", error: `${bytes} bytes are more than a mail may have` };
  return mailer.send({ id, to, fromName, replyTo, subject, html, text, messageId, attachments });
};

/** Only the try that holds the claim may say how it ended. */
const record = async (deps: Deps, { id, to, attempts }: Mail, result: SendResult): Promise<void> => {
  const mailId = id;
  const now = deps.now();
  if (result.type === "unknown-recipient") await suppress(deps.db, to, "bounced", now);
  const pause = pauses[attempts - 1];
  const error = result.type === "taken" ? undefined : result.error;
  await deps.db.runTransaction(async (transaction) => {
    const tx = { db: deps.db, transaction };
    const mail = await readDocument(tx, mailDocument, { mailId });
    if (mail?.state !== "sending" || mail.attempts !== attempts) return;
    switch (result.type) {
      case "taken":
        updateDocument(tx, mailDocument, { mailId }, { state: "sent", sentAt: now, nextAt: remove(), error: remove() });
        return;
      case "later":
        updateDocument(
          tx,
          mailDocument,
          { mailId },
          pause === undefined
            ? { state: "failed", nextAt: remove(), error: result.error }
            : { state: "deferred", nextAt: now + pause, error: result.error },
        );
        return;
      case "unknown-recipient":
      case "never":
        updateDocument(
          tx,
          mailDocument,
          { mailId },
          {
            state: result.type === "never" ? "failed" : "bounced",
            nextAt: remove(),
            error: result.error,
          },
        );
    }
  });
  if (error === undefined) return;
  const isOver = result.type !== "later" || pause === undefined;
  deps.log[isOver ? "error" : "warn"]("A mail was not taken", { mailId, attempts, error });
};

/** Short on purpose: a server that knows the mailbox decides, this only keeps out what is no address at all. */
export const isMailAddress = (text: string): boolean =>
  text.length <= 254 && /^[^\s@<>(),;:"\\[\]]{1,64}@[^\s@<>(),;:"\\[\]]+\.[^\s@<>(),;:"\\[\]]{2,}$/.test(text);
