import { waitForRestock as contract } from "@lokalkorb/contracts/restock";
import { waitAfterAsking } from "@lokalkorb/domain/catalog/restock/restock-wait";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { dayMs } from "@lokalkorb/domain/kernel/time/instant";
import { readDocument, setDocument } from "@lokalkorb/model/admin/admin-documents";
import { restockWaitDocument } from "@lokalkorb/model/documents/restock-waits";
import { queueMail } from "../notifications/delivery/create-mail.ts";
import { deliverMail } from "../notifications/delivery/deliver-mail.ts";
import type { MailDeps } from "../notifications/delivery/mail-ports.ts";
import { addressHash } from "../notifications/delivery/suppression.ts";
import { restockAskedMail } from "../notifications/templates/restock/restock-mails.ts";
import { type Command, defineCallable } from "../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../platform/idempotency.ts";
import type { LimitedDeps } from "../platform/rate-limits.ts";
import { sendingSecrets } from "../platform/secrets.ts";
import { readRestock, waitIdOf } from "./restock-facts.ts";
import { tellReturned } from "../catalog/stock/tell-returned.ts";

/** The mail opens a wait, so it does not outlive the time to agree. */
const keptFor = 2 * dayMs;

const command: Command<typeof contract, MailDeps & LimitedDeps> = async (input, caller, deps) => {
  const { requestId, restaurantId, storefrontId, itemId, productId } = input;
  const own = caller.email?.toLowerCase();
  const email = input.email?.toLowerCase() ?? own;
  if (email === undefined) return refuse({ type: "sign-in-required" });
  const isProved = email === own;
  // Counted by the mailbox, which is not to be flooded.
  const limited = await deps.rateLimits.take(
    deps,
    "restockWait",
    { uid: addressHash(email), isGuest: true, ip: caller.ip },
    requestId,
  );
  if (limited !== null) return refuse(limited);
  const facts = await readRestock(deps.db, input);
  if (facts === null || !facts.shop.storefrontIds.includes(storefrontId)) return refuse({ type: "not-found" });
  if (!facts.isGone) return ok({ state: "available" });

  const waitId = waitIdOf(restaurantId, itemId, email);
  // The id is a secret of the browser, and an erased account is to be found nowhere.
  const request = requestKeyOf(contract.name, { ...caller, uid: "" }, input);
  const ports = deps.mail();
  const mailId = `restockAsked_${request.key}`;
  const answer = await withIdempotency(deps, request, async (tx) => {
    const now = deps.now();
    const known = await readDocument(tx, restockWaitDocument, { waitId });
    const wait = waitAfterAsking(known, { isProved, now, token: deps.newId() });
    const { state, token, askedAt, expiresAt } = wait;
    if (wait !== known) {
      const uid = isProved ? { uid: caller.uid } : {};
      const fields = { restaurantId, storefrontId, itemId, productId, email, ...uid, state, token, askedAt, expiresAt };
      setDocument(tx, restockWaitDocument, { waitId }, fields);
    }
    if (isProved) return ok({ state: "waiting" as const });
    // Whether the address waits already is for its mailbox alone to know.
    const link = `${ports.config.appUrl}/konto/bescheid#w=${waitId}&t=${token}`;
    const content = restockAskedMail({ name: facts.item.name, shopName: facts.shop.name, link });
    queueMail(tx, ports.config, { id: mailId, to: email, content, shop: null, keptFor }, now);
    return ok({ state: "mailed" as const });
  });
  if (!answer.ok) return answer;
  if (answer.value.state === "mailed") await deliverMail(deps, ports, mailId);
  // It came back between the look and the note.
  else if ((await readRestock(deps.db, input))?.isGone === false) await tellReturned(deps, restaurantId, [itemId]);
  return answer;
};

export const waitForRestock = defineCallable(contract, command, { secrets: sendingSecrets });
