import { mailMachine } from "@lokalkorb/domain/effects/mail-machine";
import { canTransition } from "@lokalkorb/domain/state-machine";
import { readDocument, readQuery, remove, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { mailDocument } from "@lokalkorb/model/documents/mail";
import type { Deps } from "../edge/deps.ts";
import type { MailReport } from "./read-mail-report.ts";
import { suppress } from "./suppression.ts";

const softBounce = "soft bounce";
const softBouncesUntilSuppressed = 3;
const softBounceWindow = 7 * 24 * 3_600_000;

/** May come twice and late: what is known already changes nothing. */
export const applyMailReport = async (deps: Deps, { kind, email, mailId }: MailReport): Promise<void> => {
  if (mailId !== undefined) await markMail(deps, mailId, kind);
  if (kind !== "soft-bounced") return suppress(deps.db, email, kind, deps.now());
  if (await hasBouncedOften(deps, email)) await suppress(deps.db, email, "bounced", deps.now());
};

const markMail = (deps: Deps, mailId: string, kind: MailReport["kind"]): Promise<void> =>
  deps.db.runTransaction(async (transaction) => {
    const tx = { db: deps.db, transaction };
    const mail = await readDocument(tx, mailDocument, { mailId });
    const state = kind === "complained" ? "complained" : "bounced";
    if (mail === null || !canTransition(mailMachine, mail.state, state)) return;
    updateDocument(
      tx,
      mailDocument,
      { mailId },
      {
        state,
        nextAt: remove(),
        ...(kind === "soft-bounced" ? { error: softBounce } : {}),
      },
    );
  });

const hasBouncedOften = async (deps: Deps, email: string): Promise<boolean> => {
  const mails = await readQuery(
    deps.db,
    queryOf(
      mailDocument,
      {},
      {
        where: [
          ["to", "==", email],
          ["error", "==", softBounce],
        ],
        limit: 20,
      },
    ),
  );
  const since = deps.now() - softBounceWindow;
  return mails.filter(({ sentAt = 0 }) => sentAt >= since).length >= softBouncesUntilSuppressed;
};
