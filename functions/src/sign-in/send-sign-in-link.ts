import { sendSignInLink as contract } from "@lokalkorb/contracts/accounts";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { dayMs } from "@lokalkorb/domain/kernel/time/instant";
import { createDocument } from "@lokalkorb/model/admin/admin-documents";
import { mailDocument } from "@lokalkorb/model/documents/mail";
import { mailFields } from "../notifications/delivery/create-mail.ts";
import { deliverMail } from "../notifications/delivery/deliver-mail.ts";
import { addressHash } from "../notifications/delivery/suppression.ts";
import { signInMail } from "../notifications/templates/sign-in-mail.ts";
import { type Command, defineCallable } from "../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../platform/idempotency.ts";
import { sendingSecrets } from "../platform/secrets.ts";
import { consoleLink, type SignInDeps } from "./sign-in-links.ts";

/** The mail holds a key to the account, so it does not outlive its link by long. */
const keptFor = dayMs;

const send: Command<typeof contract, SignInDeps> = async (input, caller, deps) => {
  const { email, next = "/", requestId } = input;
  const reader = { uid: addressHash(email), isGuest: true, ip: caller.ip };
  const limited = await deps.rateLimits.take(deps, "signInMail", reader, requestId);
  if (limited !== null) return refuse(limited);
  const request = requestKeyOf(contract.name, caller, input);
  const ports = deps.mail();
  const { config } = ports;
  const link = await deps.signInLinks.create(email, config.consoleUrl);
  const content = signInMail(consoleLink(link, config.consoleUrl, next));
  const mail = { id: `signIn_${request.key}`, to: email, content, shop: null, keptFor };
  const sent = await withIdempotency(deps, request, (tx) => {
    const now = deps.now();
    const fields = mailFields(config, mail, now, { state: "queued", attempts: 0, nextAt: now });
    createDocument(tx, mailDocument, { mailId: mail.id }, fields);
    return Promise.resolve(ok({}));
  });
  if (sent.ok) await deliverMail(deps, ports, mail.id);
  return sent;
};

export const sendSignInLink = defineCallable(contract, send, { secrets: sendingSecrets });
