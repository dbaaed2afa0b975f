import { Transform } from "node:stream";
import type { Transporter } from "nodemailer";
import type { MailConfig } from "./mail-config.ts";

export interface OutgoingMail {
  readonly id: string;
  readonly to: string;
  readonly fromName: string;
  readonly replyTo: string | undefined;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly messageId: string;
  readonly unsubscribeUrl: string | undefined;
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

/** Of one instance; providers count them. */
const maxConnections = 5;

/** From the first packet to the last, however slow the server is. A claim outlives every send. */
export const sendingTakesAtMost = 120 * seconds;

/** The library is large and comes with the first mail; its connections stay open for the next ones. */
async function connect(config: MailConfig): Promise<Transporter> {
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({
    pool: true,
    maxConnections,
    host: config.host,
    port: config.port,
    secure: config.secure,
    ...(config.user === "" ? {} : { auth: { user: config.user, pass: config.password } }),
    connectionTimeout: 10 * seconds,
    greetingTimeout: 10 * seconds,
    // A server that has the whole mail may look at it for a while; giving up then would send it twice.
    socketTimeout: 60 * seconds,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  transport.use("stream", (mail, done) => {
    mail.message.transform(inOnePiece);
    done();
  });
  return transport;
}

/** The library writes a mail in some fifty pieces, and to send each of them costs as much as to send all. */
function inOnePiece(): Transform {
  const quantity: Buffer[] = [];
  return new Transform({
    transform: (piece: Buffer, _encoding, done) => {
      quantity.push(piece);
      done();
    },
    flush: (done) => done(null, Buffer.concat(quantity)),
  });
}

/** Any provider that speaks SMTP. Addresses are handed over as data, so no name can become a second recipient. */
export function createSmtpMailer(config: MailConfig, takesAtMost = sendingTakesAtMost): Mailer {
  let connected: Promise<Transporter> | undefined;
  const transportOf = (): Promise<Transporter> => (connected ??= connect(config));
  return {
    send: async ({ id, to, fromName, replyTo, subject, html, text, messageId, unsubscribeUrl, attachments }) => {
      const signal = AbortSignal.timeout(takesAtMost);
      // It ends the connection, too; the types of the package do not know it yet.
      const untyped: object = { signal };
      try {
        const transport = await transportOf();
        await transport.sendMail({
          ...untyped,
          from: { name: fromName, address: config.from },
          to: { name: "", address: to },
          ...(replyTo === undefined ? {} : { replyTo: { name: "", address: replyTo } }),
          envelope: { from: config.returnPath, to: [to] },
          subject,
          html,
          text,
          messageId,
          // Otherwise the library counts the letters of every text to find out.
          textEncoding: "quoted-printable",
          headers: {
            "Auto-Submitted": "auto-generated",
            "X-PM-Metadata-outbox": id,
            ...(unsubscribeUrl !== undefined && oneClick(unsubscribeUrl)),
          },
          attachments: attachments.map(({ name, contentType, content }) => ({ filename: name, contentType, content })),
        });
        return { type: "taken" };
      } catch (error) {
        if (signal.aborted) return { type: "later", error: `No answer after ${takesAtMost / seconds} s` };
        return resultOf(error);
      }
    },
  };
}

/** RFC 8058: mail programs show their own button, and post to this address when it is pressed. */
const oneClick = (url: string): Readonly<Record<string, string>> => ({
  "List-Unsubscribe": `<${url}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

interface SmtpError {
  readonly message: string;
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
  readonly response?: string;
}

/** Without an answer, or with one about ourselves, the mail is not to blame. */
function resultOf(thrown: unknown): SendResult {
  const { message, code, command, responseCode = 0, response = "" } = thrown as SmtpError;
  const error = (response || message).slice(0, 300);
  if (responseCode < 500 || code === "EAUTH" || command === "CONN") return { type: "later", error };
  // Who may send is between the provider and us; only the size is the mail's.
  if (command === "MAIL FROM" && responseCode !== 552) return { type: "later", error };
  const isMissing = command === "RCPT TO" && [550, 551, 553].includes(responseCode) && isAboutMailbox(response);
  return { type: isMissing ? "unknown-recipient" : "never", error };
}

/**
 * RFC 3463: 5.1.7 and 5.1.8 blame the sender, 5.2.2 is a full mailbox, 5.7 a rule; none says that the mailbox does not
 * exist. Servers that are less exact mean the mailbox.
 */
function isAboutMailbox(response: string): boolean {
  const [, subject, detail] = /\b5\.(\d{1,3})\.(\d{1,3})\b/.exec(response) ?? [];
  return (
    subject === undefined ||
    (subject === "1" && detail !== "7" && detail !== "8") ||
    (subject === "2" && detail !== "2")
  );
}
