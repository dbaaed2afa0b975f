import {
  listPasskeys as listContract,
  removePasskey as removeContract,
  renamePasskey as renameContract,
} from "@lokalkorb/contracts/passkeys";
import type { Id } from "@lokalkorb/domain/kernel/branded";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import * as admin from "@lokalkorb/model/admin/admin-documents";
import { passkeyDocument } from "@lokalkorb/model/documents/passkeys";
import { type Command, defineCallable } from "../../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../../platform/idempotency.ts";
import { passkeysOf } from "./add-passkey.ts";
import type { PasskeyDeps } from "./passkey-deps.ts";

/** A passkey as its person may know it: name and moments, no key. */
export interface ToldPasskey {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  readonly lastUsedAt?: number;
  readonly copiedAt?: number;
}

export async function toldPasskeys(scope: admin.ReadScope, uid: Id<"user">): Promise<ToldPasskey[]> {
  const found = await passkeysOf(scope, uid);
  return found
    .toSorted((one, other) => one.createdAt - other.createdAt)
    .map(({ id, name, createdAt, lastUsedAt, copiedAt }) => ({
      id,
      name,
      createdAt,
      ...(lastUsedAt === undefined ? {} : { lastUsedAt }),
      ...(copiedAt === undefined ? {} : { copiedAt }),
    }));
}

const list: Command<typeof listContract, PasskeyDeps> = async (_input, caller, deps) => {
  if (caller.isGuest) return refuse({ type: "not-allowed" });
  const limited = await deps.rateLimits.take(deps, "passkeyLook", caller);
  if (limited !== null) return refuse(limited);
  return ok({ passkeys: await toldPasskeys(deps.db, caller.uid) });
};

const rename: Command<typeof renameContract, PasskeyDeps> = async (input, caller, deps) => {
  if (caller.isGuest) return refuse({ type: "not-allowed" });
  const limited = await deps.rateLimits.take(deps, "passkeyLook", caller, input.requestId);
  if (limited !== null) return refuse(limited);
  const { id: passkeyId, name } = input;
  return withIdempotency(deps, requestKeyOf(renameContract.name, caller, input), async (tx) => {
    const passkey = await admin.readDocument(tx, passkeyDocument, { passkeyId });
    if (passkey?.uid !== caller.uid) return refuse({ type: "not-found" });
    admin.updateDocument(tx, passkeyDocument, { passkeyId }, { name });
    return ok({});
  });
};

const remove: Command<typeof removeContract, PasskeyDeps> = async (input, caller, deps) => {
  if (caller.isGuest) return refuse({ type: "not-allowed" });
  const limited = await deps.rateLimits.take(deps, "passkeyLook", caller, input.requestId);
  if (limited !== null) return refuse(limited);
  const { id: passkeyId } = input;
  return withIdempotency(deps, requestKeyOf(removeContract.name, caller, input), async (tx) => {
    const passkey = await admin.readDocument(tx, passkeyDocument, { passkeyId });
    if (passkey?.uid !== caller.uid) return refuse({ type: "not-found" });
    admin.deleteDocument(tx, passkeyDocument, { passkeyId });
    return ok({});
  });
};

export const listPasskeys = defineCallable(listContract, list);
export const renamePasskey = defineCallable(renameContract, rename);
export const removePasskey = defineCallable(removeContract, remove);
