import type { OutputOf } from "@lokalkorb/contracts/contract";
import { addPasskey as addContract, beginPasskey as beginContract } from "@lokalkorb/contracts/passkeys";
import { isFreshSignIn, mayHavePasskeys, mostPasskeys } from "@lokalkorb/domain/access/passkeys";
import type { Id } from "@lokalkorb/domain/kernel/branded";
import { ok, refuse, type Result } from "@lokalkorb/domain/kernel/result";
import type { Refused } from "@lokalkorb/domain/ordering/order/refusal";
import * as admin from "@lokalkorb/model/admin/admin-documents";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { passkeyDocument } from "@lokalkorb/model/documents/passkeys";
import type { Caller } from "../../platform/caller.ts";
import { type Command, defineCallable } from "../../platform/endpoints/define-callable.ts";
import { previousAnswer, requestKeyOf, withIdempotency } from "../../platform/idempotency.ts";
import { holderOf, passkeyIdOf, type PasskeyDeps } from "./passkey-deps.ts";
import { ask, close, wasAsked } from "./questions.ts";
import { challengeIn, questionToAdd, readNew, siteOf } from "./web-authn.ts";

export const passkeysOf = (scope: admin.ReadScope, uid: Id<"user">) =>
  admin.readQuery(scope, queryOf(passkeyDocument, {}, { where: [["uid", "==", uid]], limit: mostPasskeys }));

/** A session that was left open must not become a key for good: the proof of who is here is of just now. */
async function mayAdd(
  deps: PasskeyDeps,
  caller: Caller,
): Promise<Result<{ readonly email: string }, Refused<"not-allowed" | "sign-in-required">>> {
  const { uid, email, isGuest, signedInAt } = caller;
  if (isGuest || email === undefined) return refuse({ type: "not-allowed" });
  if (!isFreshSignIn(signedInAt, deps.now())) return refuse({ type: "sign-in-required" });
  return mayHavePasskeys(await holderOf(deps, uid)) ? ok({ email }) : refuse({ type: "not-allowed" });
}

type Answer = Result<OutputOf<typeof addContract>, never>;

const full = { type: "passkeys-full", max: mostPasskeys } as const;

const begin: Command<typeof beginContract, PasskeyDeps> = async (_input, caller, deps) => {
  const limited = await deps.rateLimits.take(deps, "passkeyTry", caller);
  if (limited !== null) return refuse(limited);
  const may = await mayAdd(deps, caller);
  if (!may.ok) return may;
  const known = await passkeysOf(deps.db, caller.uid);
  if (known.length >= mostPasskeys) return refuse(full);
  const challenge = await ask(deps, caller.uid);
  const { email } = may.value;
  return ok({ options: await questionToAdd(siteOf(deps.appUrl), challenge, { uid: caller.uid, email, known }) });
};

const add: Command<typeof addContract, PasskeyDeps> = async (input, caller, deps) => {
  const request = requestKeyOf(addContract.name, caller, input);
  // It is there, however old the sign-in is by now.
  const before = await previousAnswer<Answer>(deps, request);
  if (before !== null) return before;
  const limited = await deps.rateLimits.take(deps, "passkeyTry", caller, input.requestId);
  if (limited !== null) return refuse(limited);
  const may = await mayAdd(deps, caller);
  if (!may.ok) return may;
  const { uid } = caller;
  const { name, credential } = input;
  const challenge = challengeIn(credential.clientData);
  const read = challenge === null ? null : await readNew(siteOf(deps.appUrl), challenge, credential);
  return withIdempotency(deps, request, async (tx) => {
    const isAsked = await wasAsked(deps, tx, challenge, uid);
    const known = await passkeysOf(tx, uid);
    const { id: credentialId, transports } = credential;
    const passkeyId = passkeyIdOf(credentialId);
    const isThere = (await admin.readDocument(tx, passkeyDocument, { passkeyId })) !== null;
    if (challenge === null || !isAsked) return refuse({ type: "token-invalid" });
    close(tx, challenge);
    // The credential of another passkey stays with it.
    if (read === null || isThere) return refuse({ type: "token-invalid" });
    if (known.length >= mostPasskeys) return refuse(full);
    const passkey = { uid, credentialId, publicKey: read.publicKey, counter: read.counter, transports, name };
    admin.createDocument(tx, passkeyDocument, { passkeyId }, passkey);
    return ok({ id: passkeyId });
  });
};

export const beginPasskey = defineCallable(beginContract, begin);
export const addPasskey = defineCallable(addContract, add);
