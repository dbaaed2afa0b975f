import { mailMachine } from "@lokalkorb/domain/ordering/effects/mail-machine";
import { assert, must } from "@lokalkorb/domain/kernel/invariant";
import type { Chance } from "@lokalkorb/domain/testing/oracle/chance";
import { type Track, trackOf } from "@lokalkorb/domain/testing/walks/track-edges";
import { readDocument, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { mailDocument } from "@lokalkorb/model/documents/mail";
import type { AllDeps } from "../../composition/all-deps.ts";
import { applyMailReport } from "../delivery/apply-mail-report.ts";
import type { NewMail } from "../delivery/create-mail.ts";
import { deliverMail, sendNewMail } from "../delivery/deliver-mail.ts";
import type { MailPorts } from "../delivery/mail-ports.ts";
import type { SendResult } from "../delivery/smtp-mailer.ts";
import { suppress } from "../delivery/suppression.ts";
import { queuedAgain } from "../mails-of-a-shop.ts";
import { aMailShop } from "./demo-mails.ts";

type Mail = DocumentOf<typeof mailDocument>;
const mostSteps = 12;

/** The past of one mail. */
interface Life {
  readonly mail: NewMail;
  now: number;
  /** How often a server said yes, and how often our side died before that was written down. */
  taken: number;
  lost: number;
  /** Null until it is written down. */
  state: Mail["state"] | null;
}

type MailTrack = Track<Mail["state"], "merchant" | "system">;
interface Walk {
  readonly deps: AllDeps;
  readonly chance: Chance;
  readonly track: MailTrack;
  readonly life: Life;
}

/**
 * Mails that servers take, put off and refuse by chance, whose senders die and of which reports come when they like: none is
 * sent twice unless a death lies between, none to whom it must not, and none is stuck.
 */
export async function walkMails(
  deps: AllDeps,
  chance: Chance,
  sequences: number,
): Promise<{ readonly mail: MailTrack }> {
  const track = trackOf("mail", mailMachine);
  for (let index = 0; index < sequences; index += 1) {
    const mail = aMail(`walk${index}_${deps.newId()}`);
    const life: Life = { mail, now: 1_000_000, taken: 0, lost: 0, state: null };
    const walk: Walk = { deps, chance, track, life };
    if (chance.once(10)) await suppress(deps.db, mail.to, "complained", life.now);
    await attempt(walk, (at, ports) => sendNewMail(at, ports, mail));
    let known = await look(walk);
    for (let step = chance.below(mostSteps); step > 0; step -= 1) {
      await act(walk, known);
      known = await look(walk);
    }
    await finish(walk, known);
  }
  return { mail: track };
}

/** Also in the middle of a try, or the state of sending would never be seen. */
async function look({ deps, track, life }: Walk): Promise<Mail> {
  const mailId = life.mail.id;
  const mail = must(await readDocument(deps.db, mailDocument, { mailId }), mailId);
  if (life.state === null) track.begins(mail.state);
  else track.goes(life.state, mail.state);
  life.state = mail.state;
  keepsItsRules(mail, life);
  return mail;
}

const aMail = (id: string): NewMail => ({
  id,
  to: `${id}@post.example`,
  content: { template: "placed", subject: "Danke", preview: "", headline: "Danke", blocks: [], footer: [] },
  shop: aMailShop(),
  orderId: id,
});

async function act(walk: Walk, known: Mail): Promise<void> {
  const { deps, chance, life } = walk;
  const mailId = life.mail.id;
  if (known.state === "failed" && chance.once(2)) {
    await updateDocument(deps.db, mailDocument, { mailId }, queuedAgain(life.now));
    life.lost += 1;
  } else if (life.taken > 0 && chance.once(4)) await report(walk);
  else if (chance.once(12)) await suppress(deps.db, life.mail.to, "bounced", life.now);
  else {
    // Also too early, and when nothing is to be done any more.
    life.now = chance.once(4) ? life.now + 1 : Math.max(life.now, known.nextAt ?? 0);
    await attempt(walk, (at, ports) => deliverMail(at, ports, mailId));
  }
}

function report({ deps, chance, life }: Walk): Promise<void> {
  const kind = chance.pick(["bounced", "soft-bounced", "complained"]);
  return applyMailReport({ ...deps, now: () => life.now }, { kind, email: life.mail.to, mailId: life.mail.id });
}

class Killed extends Error {}

async function attempt(walk: Walk, send: (deps: AllDeps, ports: MailPorts) => Promise<void>): Promise<void> {
  const { deps, chance, life } = walk;
  const dies = chance.pick(["", "", "", "mail:claimed", "mail:sent"]);
  const takenBefore = life.taken;
  const step = async (name: string): Promise<void> => {
    await look(walk);
    if (name === dies) throw new Killed();
    // Its fate is known before its acceptance is written down.
    if (life.taken > takenBefore && chance.once(5)) await report(walk);
  };
  try {
    const ports = portsOf(life, () => chance.pick(answers));
    await send({ ...deps, now: () => life.now, failpoint: step }, ports);
  } catch (error) {
    if (!(error instanceof Killed)) throw error;
    if (life.taken > takenBefore) life.lost += 1;
  }
}

const answers: readonly [SendResult, ...SendResult[]] = [
  { type: "later", error: "busy" },
  { type: "later", error: "busy" },
  { type: "taken" },
  { type: "unknown-recipient", error: "nobody" },
  { type: "never", error: "refused" },
];

function portsOf(life: Life, answerOf: () => SendResult): MailPorts {
  const send = (): Promise<SendResult> => {
    const answer = answerOf();
    if (answer.type === "taken") life.taken += 1;
    return Promise.resolve(answer);
  };
  const unused = (): never => {
    throw new Error("These mails have no papers.");
  };
  return {
    config: {
      host: "",
      port: 0,
      secure: false,
      user: "",
      password: "",
      from: "bestellung@lokalkorb.example",
      returnPath: "",
      webhookSecret: "",
      consoleUrl: "",
      appUrl: "",
    },
    mailer: { send },
    files: { read: unused, exists: unused, writeOnce: unused },
  };
}

function keepsItsRules({ state, nextAt, attempts }: Mail, { taken, lost }: Life): void {
  const isOpen = state === "queued" || state === "sending" || state === "deferred";
  assert(isOpen === (nextAt !== undefined), "what is open has a time, and nothing else has");
  assert(taken <= 1 + lost, "sent again only after a death, or because the shop asked for it");
  assert(state !== "sent" || taken > 0, "only what was taken is called sent");
  assert(attempts <= 6, "somebody looks after the last try");
}

/** From wherever it was, with a server that takes everything. */
async function finish({ deps, life }: Walk, known: Mail): Promise<void> {
  if (known.nextAt === undefined) return;
  life.now = Math.max(life.now, known.nextAt);
  const ports = portsOf(life, () => ({ type: "taken" }));
  await deliverMail({ ...deps, now: () => life.now }, ports, life.mail.id);
  const mail = must(await readDocument(deps.db, mailDocument, { mailId: life.mail.id }), life.mail.id);
  assert(mailMachine.final.includes(mail.state), "nothing is stuck");
}
