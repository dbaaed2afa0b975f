import { sendNotice as noticeContract, sendQuestion as questionContract } from "@lokalkorb/contracts/messages";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { messageKeptFor, slugInPage } from "@lokalkorb/domain/shop/platform-message";
import { createDocument, readQuery } from "@lokalkorb/model/admin/admin-documents";
import type { FieldsOf } from "@lokalkorb/model/document/define-document";
import { matching, queryOf } from "@lokalkorb/model/document/document-query";
import { messageDocument } from "@lokalkorb/model/documents/messages";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { queueMail } from "../notifications/delivery/create-mail.ts";
import { deliverMail } from "../notifications/delivery/deliver-mail.ts";
import type { MailDeps } from "../notifications/delivery/mail-ports.ts";
import { addressHash } from "../notifications/delivery/suppression.ts";
import { arrivalMail } from "../notifications/templates/accounts/message-mails.ts";
import type { Caller } from "../platform/caller.ts";
import { type Command, defineCallable } from "../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../platform/idempotency.ts";
import type { LimitedDeps } from "../platform/rate-limits.ts";
import { sendingSecrets } from "../platform/secrets.ts";

type SendingDeps = MailDeps & LimitedDeps;
type Message = Pick<FieldsOf<typeof messageDocument>, "kind" | "text" | "name" | "email" | "page" | "reason">;

async function send(
  deps: SendingDeps,
  name: string,
  caller: Caller,
  body: { readonly requestId: string },
  message: Message,
) {
  const { email, page } = message;
  // Open calls have no account: the mailbox is counted, and the network where there is none.
  const sender = { uid: email === "" ? `ip ${caller.ip ?? ""}` : addressHash(email), isGuest: true, ip: caller.ip };
  const limited = await deps.rateLimits.take(deps, "message", sender, body.requestId);
  if (limited !== null) return refuse(limited);
  const request = requestKeyOf(name, caller, body);
  const ports = deps.mail();
  const slug = slugInPage(page);
  const [shop] = slug === null ? [] : await readQuery(deps.db, shopOf(slug));
  const mailId = `message_${request.key}`;
  const sent = await withIdempotency(deps, request, (tx) => {
    const now = deps.now();
    createDocument(
      tx,
      messageDocument,
      { messageId: request.key },
      {
        ...message,
        state: "open",
        // Its help shows what becomes of it; a notice is told by mail alone.
        ...(message.kind === "question" && caller.uid !== "" ? { uid: caller.uid } : {}),
        at: now,
        ...(shop === undefined ? {} : { restaurantId: shop.id }),
        expiresAt: now + messageKeptFor,
      },
    );
    const content = arrivalMail(message.kind, shop?.name ?? null);
    if (email !== "") queueMail(tx, ports.config, { id: mailId, to: email, content, shop: null }, now);
    return Promise.resolve(ok({}));
  });
  if (sent.ok && email !== "") await deliverMail(deps, ports, mailId);
  return sent;
}

const shopOf = (slug: string) => queryOf(shopDocument, {}, { where: matching({ slug }), limit: 1 });

const notice: Command<typeof noticeContract, SendingDeps> = (input, caller, deps) => {
  const { page, reason, text, name = "", email = "" } = input;
  return send(deps, noticeContract.name, caller, input, { kind: "notice", page, reason, text, name, email });
};

const question: Command<typeof questionContract, SendingDeps> = (input, caller, deps) => {
  const { page = "", text, name, email } = input;
  return send(deps, questionContract.name, caller, input, { kind: "question", page, text, name, email });
};

export const sendNotice = defineCallable(noticeContract, notice, { secrets: sendingSecrets });
export const sendQuestion = defineCallable(questionContract, question, { secrets: sendingSecrets });
