import { join } from "node:path";
import type { LocalService } from "../service/local-service.ts";
import { openMailbox, type MailEntry } from "./mailbox.ts";
import { outcomeFor } from "./mail-outcome.ts";
import { mailRoutes, type ReportKind } from "./mail-routes.ts";
import { mailTab, type MailNote } from "./mail-tab.ts";
import { mailReport, sendMailReport, type MailWebhook } from "./mail-webhook.ts";
import { readMail } from "./read-mail.ts";
import { startSmtpReceiver } from "./smtp-receiver.ts";

export interface MailServiceOptions {
  readonly dataDir: string | null;
  /** 0 takes a free one. */
  readonly smtpPort: number;
  /** Absent: the fate of a mail is not reported. */
  readonly webhook?: MailWebhook | undefined;
  readonly now: () => number;
}

export interface MailService extends LocalService {
  readonly smtpPort: number;
}

const mostNotes = 50;
const metadataHeader = "x-pm-metadata-";

/** Stands for the mail provider and for every mailbox at once. */
export async function startMailService(options: MailServiceOptions): Promise<MailService> {
  const { dataDir, now, webhook } = options;
  const mailbox = openMailbox(dataDir === null ? null : join(dataDir, "mail"), now);
  const stopping = new AbortController();
  let notes: MailNote[] = [];
  const note = (text: string): void => {
    notes = [...notes, { at: now(), text }].slice(-mostNotes);
  };

  const report = async (entry: MailEntry, kind: ReportKind, email: string): Promise<void> => {
    if (webhook === undefined) return note(`${email}: niemand ist für Rückmeldungen eingetragen`);
    const { headers } = await readMail(mailbox.source(entry.id));
    const metadata = Object.fromEntries(
      headers
        .filter(({ name }) => name.toLowerCase().startsWith(metadataHeader))
        .map(({ name, value }) => [name.slice(metadataHeader.length).toLowerCase(), value]),
    );
    const body = mailReport(kind, { email, messageId: entry.messageId, at: now(), metadata });
    const taken = await sendMailReport(webhook, body, now, stopping.signal);
    note(`${email}: ${words[kind]}, ${taken ? "gemeldet" : "die Meldung kam nicht an"}`);
  };

  const receiver = await startSmtpReceiver({
    port: options.smtpPort,
    mailbox,
    onRefused: ({ to, code }) => note(`${to}: mit ${code} ${code < 500 ? "aufgeschoben" : "abgewiesen"}`),
    onDelivered: (entry, recipient) => {
      const outcome = outcomeFor(recipient);
      if (outcome === "bounced" || outcome === "soft-bounced" || outcome === "complained") {
        void report(entry, outcome, recipient);
      }
    },
  });

  return {
    smtpPort: receiver.port,
    routes: mailRoutes(mailbox, (entry, kind) => {
      for (const email of entry.envelope.to) void report(entry, kind, email);
    }),
    tab: mailTab(mailbox, () => notes),
    reset: () => {
      mailbox.clear();
      notes = [];
    },
    stop: async () => {
      stopping.abort();
      await receiver.stop();
    },
  };
}

const words: Readonly<Record<ReportKind, string>> = {
  bounced: "unzustellbar",
  "soft-bounced": "vorerst unzustellbar",
  complained: "Beschwerde",
};
