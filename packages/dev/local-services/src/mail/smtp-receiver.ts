import type { AddressInfo, Server } from "node:net";
import { SMTPServer } from "smtp-server";
import type { Mailbox, MailEntry } from "./mailbox.ts";
import { outcomeFor } from "./mail-outcome.ts";

export interface SmtpReceiver {
  readonly port: number;
  stop(): Promise<void>;
}

export interface SmtpReceiverOptions {
  /** 0 takes a free one. */
  readonly port: number;
  readonly mailbox: Mailbox;
  /** A sender was turned away before the mail was sent. */
  readonly onRefused: (refused: { readonly to: string; readonly code: number }) => void;
  /** Once per recipient of a mail that is in the mailbox. */
  readonly onDelivered: (entry: MailEntry, recipient: string) => void;
}

const largestMail = 10 * 1024 * 1024;

const refusal = (code: number, message: string): Error => Object.assign(new Error(message), { responseCode: code });

/** Takes every mail of this machine. Answers 250 only when the mail would survive the end of the process. */
export async function startSmtpReceiver(options: SmtpReceiverOptions): Promise<SmtpReceiver> {
  const { mailbox, onRefused, onDelivered } = options;
  const deferredOnce = new Set<string>();

  const refusalFor = (address: string): Error | null => {
    switch (outcomeFor(address)) {
      case "refused":
        return refusal(550, "5.1.1 Mailbox does not exist");
      case "deferred":
        return refusal(452, "4.2.2 Mailbox full");
      case "deferred-once":
        if (deferredOnce.has(address)) return null;
        deferredOnce.add(address);
        return refusal(451, "4.7.1 Try again later");
      case "bounced":
      case "soft-bounced":
      case "complained":
      case "delivered":
        return null;
    }
  };

  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    hideSTARTTLS: true,
    disableReverseLookup: true,
    size: largestMail,
    closeTimeout: 100,
    onAuth: ({ username }, _session, done) => done(null, { user: username }),
    onRcptTo: ({ address }, _session, done) => {
      const refused = refusalFor(address);
      if (refused !== null)
        onRefused({ to: address, code: (refused as Error & { responseCode: number }).responseCode });
      done(refused);
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (stream.sizeExceeded) return done(refusal(552, "5.3.4 Message too big"));
        const { mailFrom, rcptTo } = session.envelope;
        const to = rcptTo.map(({ address }) => address);
        const from = mailFrom === false ? "" : mailFrom.address;
        mailbox.deliver({ from, to }, Buffer.concat(chunks)).then(
          (entry) => {
            done(null, `OK ${entry.id}`);
            for (const recipient of to) onDelivered(entry, recipient);
          },
          (error: unknown) => done(refusal(451, `4.3.0 ${String(error)}`)),
        );
      });
    },
  });
  // A client that goes away in the middle is its own business; one that cannot be served at all is told by `listen`.
  server.on("error", () => undefined);
  const listening: Server = await new Promise((resolve, reject) => {
    server.server.once("error", reject);
    server.listen(options.port, "127.0.0.1", () => resolve(server.server));
  });
  return {
    port: (listening.address() as AddressInfo).port,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
