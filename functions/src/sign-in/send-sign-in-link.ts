import { sendSignInLink as contract } from "@lokalkorb/contracts/accounts";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { addressHash } from "../notifications/delivery/suppression.ts";
import { signInMail } from "../notifications/templates/accounts/sign-in-mail.ts";
import { type Command, defineCallable } from "../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../platform/idempotency.ts";
import { sendingSecrets } from "../platform/secrets.ts";
import { linkMail } from "./send-link-mail.ts";
import type { SignInDeps } from "./sign-in-links.ts";

const send: Command<typeof contract, SignInDeps> = async (input, caller, deps) => {
  const { email, next = "/", app, requestId } = input;
  const reader = { uid: addressHash(email), isGuest: true, ip: caller.ip };
  const limited = await deps.rateLimits.take(deps, "signInMail", reader, requestId);
  if (limited !== null) return refuse(limited);
  const request = requestKeyOf(contract.name, caller, input);
  const mail = await linkMail(deps, { id: `signIn_${request.key}`, email, next, app }, signInMail);
  const sent = await withIdempotency(deps, request, (tx) => {
    mail.write(tx);
    return Promise.resolve(ok({}));
  });
  if (sent.ok) await mail.deliver();
  return sent;
};

export const sendSignInLink = defineCallable(contract, send, { secrets: sendingSecrets });
