import { retryMail as retryContract, undeliveredMails as listContract } from "@lokalkorb/contracts/mails";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { readDocument, readQuery, remove, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { matching, queryOf } from "@lokalkorb/model/document/document-query";
import { mailDocument } from "@lokalkorb/model/documents/mail";
import { staffMay } from "../access/staff.ts";
import { defineCallable, type Command } from "../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../platform/idempotency.ts";

const mostShown = 100;
const undelivered = ["failed", "bounced", "suppressed"] as const;

const list: Command<typeof listContract> = async ({ restaurantId }, caller, deps) => {
  if (!(await staffMay(deps.db, restaurantId, caller.uid, "effects"))) return refuse({ type: "not-allowed" });
  const query = queryOf(mailDocument, {}, { where: matching({ restaurantId, state: undelivered }), limit: mostShown });
  const mails = await readQuery(deps.db, query);
  return ok({
    mails: mails
      .toSorted((a, b) => b.updatedAt - a.updatedAt)
      .flatMap(({ id, orderId = "", to, subject, state, error = "", updatedAt }) => {
        const known = undelivered.find((one) => one === state);
        return known === undefined ? [] : [{ mailId: id, orderId, to, subject, state: known, error, at: updatedAt }];
      }),
  });
};

/** A mail that was given up begins anew. */
export const queuedAgain = (now: Instant) => ({
  state: "queued" as const,
  attempts: 0,
  nextAt: now,
  error: remove(),
});

/** The schedule sends it within a minute. */
const retry: Command<typeof retryContract> = (input, caller, deps) => {
  const { restaurantId, mailId } = input;
  return withIdempotency(deps, requestKeyOf(retryContract.name, caller, input), async (tx) => {
    if (!(await staffMay(tx, restaurantId, caller.uid, "effects"))) return refuse({ type: "not-allowed" });
    const mail = await readDocument(tx, mailDocument, { mailId });
    if (mail?.restaurantId !== restaurantId || mail.state !== "failed") return refuse({ type: "not-found" });
    updateDocument(tx, mailDocument, { mailId }, queuedAgain(deps.now()));
    return ok({ state: "queued" as const });
  });
};

/** Mails that reached no mailbox, for the shop's owner and manager. */
export const undeliveredMails = defineCallable(listContract, list);
export const retryMail = defineCallable(retryContract, retry);
