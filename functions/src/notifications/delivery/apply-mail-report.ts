import { dayMs } from "@lokalkorb/domain/kernel/time/instant";
import { mailMachine } from "@lokalkorb/domain/ordering/effects/mail-machine";
import { canTransition } from "@lokalkorb/domain/kernel/state-machine";
import { inTransaction, readDocument, readQuery, remove, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { matching, queryOf } from "@lokalkorb/model/document/document-query";
import { mailDocument } from "@lokalkorb/model/documents/mail";
import type { Deps } from "../../platform/deps.ts";
import type { MailReport } from "./read-mail-report.ts";
import { suppress } from "./suppression.ts";

const softBounce = "soft bounce";
const softBouncesUntilSuppressed = 3;
/** Of three months, with two in each week. */
const mostOfAnAddress = 100;
const softBounceWindow = 7 * dayMs;

/** May come twice and late: what is known already changes nothing. */
export async function applyMailReport(deps: Deps, { kind, email, mailId }: MailReport): Promise<void> {
  // The provider may write an address in another way than we did.
  const to = (mailId === undefined ? null : await markMail(deps, mailId, kind)) ?? email;
  if (kind !== "soft-bounced") {
    await suppress(deps.db, email, kind, deps.now());
    return;
  }
  if (await hasBouncedOften(deps, to)) await suppress(deps.db, to, "bounced", deps.now());
}

/** To whom it was. */
const markMail = (deps: Deps, mailId: string, kind: MailReport["kind"]): Promise<string | null> =>
  inTransaction(deps.db, async (tx) => {
    const mail = await readDocument(tx, mailDocument, { mailId });
    const state = kind === "complained" ? "complained" : "bounced";
    if (mail === null || !canTransition(mailMachine, mail.state, state)) return mail?.to ?? null;
    const patch = { state, nextAt: remove(), ...(kind === "soft-bounced" ? { error: softBounce } : {}) } as const;
    updateDocument(tx, mailDocument, { mailId }, patch);
    return mail.to;
  });

async function hasBouncedOften(deps: Deps, email: string): Promise<boolean> {
  const mails = await readQuery(
    deps.db,
    queryOf(mailDocument, {}, { where: matching({ to: email, error: softBounce }), limit: mostOfAnAddress }),
  );
  const since = deps.now() - softBounceWindow;
  return mails.filter(({ sentAt, createdAt }) => (sentAt ?? createdAt) >= since).length >= softBouncesUntilSuppressed;
}
