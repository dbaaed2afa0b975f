import { beginPasskeySignIn as beginContract, signInByPasskey as signInContract } from "@lokalkorb/contracts/passkeys";
import { isCounterBehind, mayHavePasskeys } from "@lokalkorb/domain/access/passkeys";
import type { Id } from "@lokalkorb/domain/kernel/branded";
import { ok, refuse, type Result } from "@lokalkorb/domain/kernel/result";
import type { Refused } from "@lokalkorb/domain/ordering/order/refusal";
import * as admin from "@lokalkorb/model/admin/admin-documents";
import { passkeyDocument } from "@lokalkorb/model/documents/passkeys";
import { type Command, defineCallable } from "../../platform/endpoints/define-callable.ts";
import { holderOf, passkeyIdOf, type PasskeyDeps, strangerOf } from "./passkey-deps.ts";
import { ask, close, wasAsked } from "./questions.ts";
import { challengeIn, questionToSignIn, readShown, siteOf } from "./web-authn.ts";

const begin: Command<typeof beginContract, PasskeyDeps> = async (_input, caller, deps) => {
  const limited = await deps.rateLimits.take(deps, "passkeyTry", strangerOf(caller));
  if (limited !== null) return refuse(limited);
  const challenge = await ask(deps, null);
  return ok({ options: await questionToSignIn(siteOf(deps.appUrl), challenge) });
};

const signIn: Command<typeof signInContract, PasskeyDeps> = async ({ credential }, caller, deps) => {
  const limited = await deps.rateLimits.take(deps, "passkeyTry", strangerOf(caller));
  if (limited !== null) return refuse(limited);
  const passkeyId = passkeyIdOf(credential.id);
  const challenge = challengeIn(credential.clientData);
  const opened = await admin.inTransaction(
    admin.contended(deps.db),
    async (tx): Promise<Result<{ readonly uid: Id<"user"> }, Refused<"token-invalid" | "passkey-copied">>> => {
      const isAsked = await wasAsked(deps, tx, challenge, null);
      const passkey = await admin.readDocument(tx, passkeyDocument, { passkeyId });
      if (challenge === null || !isAsked) return refuse({ type: "token-invalid" });
      close(tx, challenge);
      if (passkey === null) return refuse({ type: "token-invalid" });
      const shown = await readShown(siteOf(deps.appUrl), challenge, passkey, credential);
      if (shown === null) return refuse({ type: "token-invalid" });
      const now = deps.now();
      if (passkey.copiedAt !== undefined) return refuse({ type: "passkey-copied" });
      if (isCounterBehind(passkey.counter, shown)) {
        admin.updateDocument(tx, passkeyDocument, { passkeyId }, { copiedAt: now });
        return refuse({ type: "passkey-copied" });
      }
      admin.updateDocument(tx, passkeyDocument, { passkeyId }, { counter: shown, lastUsedAt: now });
      return ok({ uid: passkey.uid });
    },
  );
  if (!opened.ok) {
    if (opened.refusal.type === "passkey-copied") deps.log.warn("passkey: a counter went back", { passkeyId });
    return opened;
  }
  const { uid } = opened.value;
  const holder = await holderOf(deps, uid);
  if (holder?.isGuarded === true) return refuse({ type: "not-allowed" });
  if (!mayHavePasskeys(holder)) return refuse({ type: "token-invalid" });
  return ok({ token: await deps.passkeyAccounts.tokenOf(uid) });
};

export const beginPasskeySignIn = defineCallable(beginContract, begin);
export const signInByPasskey = defineCallable(signInContract, signIn);
