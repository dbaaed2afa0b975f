import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readMail } from "./read-mail.ts";

/** A row in the list of mails; the mail itself is read when it is opened. */
export interface MailEntry {
  readonly id: string;
  /** Milliseconds since 1970, by the clock of this process. */
  readonly at: number;
  /** Of the envelope: where a bounce goes, and who really got it. */
  readonly envelope: { readonly from: string; readonly to: readonly string[] };
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly messageId: string;
  readonly attachments: readonly { readonly name: string; readonly type: string; readonly bytes: number }[];
  readonly bytes: number;
}

export interface Mailbox {
  /** Returns once the mail would survive the end of this process. */
  deliver(envelope: MailEntry["envelope"], source: Buffer): Promise<MailEntry>;
  /** Oldest first. */
  list(): readonly MailEntry[];
  find(id: string): MailEntry | undefined;
  source(id: string): Buffer;
  /** Calls back after every mail; returns how to stop. */
  watch(changed: () => void): () => void;
  clear(): void;
}

/** Enough to look at; a long-running stack must not grow. */
const mostMails = 1_000;

interface Kept {
  readonly entry: MailEntry;
  /** Absent when it lies in the folder. */
  readonly source?: Buffer;
}

/** One file per mail: the entry on the first line, then the mail byte for byte. Without a folder all is in memory. */
export function openMailbox(folder: string | null, now: () => number): Mailbox {
  if (folder !== null) mkdirSync(folder, { recursive: true });
  let mails: Kept[] = folder === null ? [] : readFolder(folder).map((entry) => ({ entry }));
  let nextNumber = mails.reduce((most, { entry }) => Math.max(most, Number(entry.id) + 1), 1);
  const watchers = new Set<() => void>();
  const fileOf = (id: string): string => join(folder ?? "", `${id}.mail`);

  return {
    deliver: async (envelope, source) => {
      const { from, to, subject, messageId, attachments } = await readMail(source);
      const entry: MailEntry = {
        id: String(nextNumber++).padStart(6, "0"),
        at: now(),
        envelope,
        from,
        to,
        subject,
        messageId,
        attachments: attachments.map(({ name, type, content }) => ({ name, type, bytes: content.length })),
        bytes: source.length,
      };
      if (folder !== null) writeDurably(fileOf(entry.id), entry, source);
      mails.push(folder === null ? { entry, source } : { entry });
      for (const { entry: old } of mails.slice(0, -mostMails)) if (folder !== null) rmSync(fileOf(old.id));
      mails = mails.slice(-mostMails);
      for (const changed of watchers) changed();
      return entry;
    },
    list: () => mails.map(({ entry }) => entry),
    find: (id) => mails.find(({ entry }) => entry.id === id)?.entry,
    source: (id) => mails.find(({ entry }) => entry.id === id)?.source ?? readSource(fileOf(id)),
    watch: (changed) => {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
    clear: () => {
      for (const { entry } of mails) if (folder !== null) rmSync(fileOf(entry.id), { force: true });
      mails = [];
      for (const changed of watchers) changed();
    },
  };
}

function writeDurably(file: string, entry: MailEntry, source: Buffer): void {
  const descriptor = openSync(file, "w");
  writeFileSync(descriptor, Buffer.concat([Buffer.from(`${JSON.stringify(entry)}\n`), source]));
  fsyncSync(descriptor);
  closeSync(descriptor);
}

function readFolder(folder: string): MailEntry[] {
  const files = readdirSync(folder).filter((name) => name.endsWith(".mail"));
  return files.toSorted().flatMap((name) => readEntry(join(folder, name)));
}

/** The newest may be half written when the process was killed; its arrival was not confirmed to the sender. */
function readEntry(file: string): MailEntry[] {
  const content = readFileSync(file);
  try {
    const end = content.indexOf(10);
    const entry = JSON.parse(content.toString("utf8", 0, end)) as MailEntry;
    return content.length - end - 1 === entry.bytes ? [entry] : [];
  } catch {
    return [];
  }
}

function readSource(file: string): Buffer {
  const content = readFileSync(file);
  return content.subarray(content.indexOf(10) + 1);
}
