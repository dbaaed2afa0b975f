import { createTransport } from "nodemailer";
import type { MailConfig } from "../edge/mail-config.ts";

export interface OutgoingMail {
  readonly id: string;
  readonly to: string;
  readonly fromName: string;
  readonly replyTo: string | undefined;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly messageId: string;
  readonly attachments: readonly { readonly name: string; readonly contentType: string; readonly content: Buffer }[];
}

export type SendResult =
  | { readonly type: "taken" }
  /** Not now; the same mail may go through later. */
  | { readonly type: "later"; readonly error: string }
  /** There is no such mailbox. */
  | { readonly type: "unknown-recipient"; readonly error: string }
  /** Refused for good for another reason. */
  | { readonly type: "never"; readonly error: string };

export interface Mailer {
  send(mail: OutgoingMail): Promise<SendResult>;
}

const seconds = 1_000;

/** Any provider that speaks SMTP. Addresses are handed over as data, so no name can become a second recipient. */
export const createSmtpMailer = (config: MailConfig): Mailer => {
  const transport = createTransport({
    host: config.host,
    port: config.port,
    secure: config.secure,
    ...(config.user === "" ? {} : { auth: { user: config.user, pass: config.password } }),
    connectionTimeout: 10 * seconds,
    greetingTimeout: 10 * seconds,
    socketTimeout: 30 * seconds,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ id, to, fromName, replyTo, subject, html, text, messageId, attachments }) => {
      try {
        await transport.sendMail({
          from: { name: fromName, address: config.from },
          to: { name: "", address: to },
          ...(replyTo === undefined ? {} : { replyTo: { name: "", address: replyTo } }),
          envelope: { from: config.returnPath, to: [to] },
          subject,
          html,
          text,
          messageId,
          headers: { "Auto-Submitted": "auto-generated", "X-PM-Metadata-outbox": id },
          attachments: attachments.map(({ name, contentType, content }) => ({ filename: name, contentType, content })),
        });
        return { type: "taken" };
      } catch (error) {
        return resultOf(error);
      }
    },
  };
};

interface SmtpError {
  readonly message: string;
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
  readonly response?: string;
}

/** Without an answer, or with one about ourselves, the mail is not to blame. */
const resultOf = (thrown: unknown): SendResult => {
  const { message, code, command, responseCode = 0, response = "" } = thrown as SmtpError;
  const error = (response || message).slice(0, 300);
  if (responseCode < 500 || code === "EAUTH" || command === "CONN") return { type: "later", error };
  const isMissing = command === "RCPT TO" && [550, 551, 553].includes(responseCode) && !/\b5\.7\.\d/.test(response);
  return { type: isMissing ? "unknown-recipient" : "never", error };
};
