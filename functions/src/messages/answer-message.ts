import { answerMessage as contract } from "@lokalkorb/contracts/messages";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { readDocument, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { messageDocument } from "@lokalkorb/model/documents/messages";
import { accountDocument } from "@lokalkorb/model/documents/restaurants/data/account";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { writeLog } from "../access/write-log.ts";
import { tellOwners, writeHold } from "../back-office/write-hold.ts";
import { itemBlock, takeBlockedOut } from "../back-office/write-item-block.ts";
import type { MenuDeps } from "../catalog/menu-store.ts";
import type { RenewingDeps } from "../catalog/renewal/revalidate.ts";
import { queueMail } from "../notifications/delivery/create-mail.ts";
import { deliverMail } from "../notifications/delivery/deliver-mail.ts";
import type { MailDeps } from "../notifications/delivery/mail-ports.ts";
import { answerMail, decisionMail, removedMail } from "../notifications/templates/accounts/message-mails.ts";
import { type Command, defineCallable } from "../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../platform/idempotency.ts";
import { revalidateSecrets, sendingSecrets } from "../platform/secrets.ts";

/** Decided, carried out and told in one transaction; the second answer to a message is refused. */
const command: Command<typeof contract, MailDeps & RenewingDeps & MenuDeps> = async (input, caller, deps) => {
  const { messageId, text, itemId } = input;
  if (caller.isPlatform !== true) return refuse({ type: "not-allowed" });
  const request = requestKeyOf(contract.name, caller, input);
  const ports = deps.mail();
  let mailIds: readonly string[] = [];
  const done = await withIdempotency(deps, request, async (tx) => {
    const message = await readDocument(tx, messageDocument, { messageId });
    if (message === null) return refuse({ type: "not-found" });
    if (message.state === "done") return refuse({ type: "already-answered" });
    const { kind, email, restaurantId } = message;
    const decision = kind === "notice" ? (input.decision ?? "none") : undefined;
    const shop = restaurantId === undefined ? null : await readDocument(tx, shopDocument, { restaurantId });
    const account = restaurantId === undefined ? null : await readDocument(tx, accountDocument, { restaurantId });
    const held = shop === null || account === null ? null : { shop, account };
    // A shop that is not there cannot be restricted.
    if (decision !== undefined && decision !== "none" && held === null) return refuse({ type: "not-found" });
    const block =
      held === null || decision !== "removed" || itemId === undefined
        ? undefined
        : await itemBlock(tx, deps, ports.config, held, { itemId, reason: text, caller, mailKey: request.key });
    if (block === null) return refuse({ type: "not-found" });
    const now = deps.now();
    const told: string[] = [];
    if (held !== null && decision !== undefined && decision !== "none") {
      const { id, name } = held.shop;
      writeLog(tx, deps, { restaurantId: id, act: "notice", by: "Lokalkorb", about: text });
      const mails =
        decision === "held"
          ? writeHold(tx, deps, ports.config, held, { reason: text, caller, mailKey: request.key }).mailIds
          : (block?.() ??
            tellOwners(tx, ports.config, held, removedMail(name, text), { key: `notice_${request.key}`, now }));
      told.push(...mails);
    }
    if (email !== "") {
      const mailId = `answer_${request.key}`;
      const content = decision === undefined ? answerMail(text) : decisionMail(decision, text, shop?.name ?? null);
      queueMail(tx, ports.config, { id: mailId, to: email, content, shop: null }, now);
      told.push(mailId);
    }
    updateDocument(
      tx,
      messageDocument,
      { messageId },
      {
        state: "done",
        ...(message.answer === undefined
          ? { answer: { at: now, text, ...(decision === undefined ? {} : { decision }) } }
          : { more: [...(message.more ?? []), { from: "platform", at: now, text }] }),
      },
    );
    mailIds = told;
    return ok(block && held ? { offeringId: held.shop.offeringId } : {});
  });
  if (!done.ok) return done;
  const { offeringId } = done.value;
  if (offeringId !== undefined && itemId !== undefined) await takeBlockedOut(deps, offeringId, itemId);
  await Promise.all(mailIds.map((mailId) => deliverMail(deps, ports, mailId)));
  return ok({});
};

export const answerMessage = defineCallable(contract, command, { secrets: [...sendingSecrets, ...revalidateSecrets] });
