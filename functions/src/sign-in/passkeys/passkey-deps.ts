import { createHash } from "node:crypto";
import type { Auth } from "firebase-admin/auth";
import type { PasskeyHolder } from "@lokalkorb/domain/access/passkeys";
import type { Id } from "@lokalkorb/domain/kernel/branded";
import { readIfReadable } from "@lokalkorb/model/admin/admin-documents";
import { userDocument } from "@lokalkorb/model/documents/users/users";
import type { Caller } from "../../platform/caller.ts";
import type { LimitedDeps } from "../../platform/rate-limits.ts";

/** The records of Firebase Authentication, as far as passkeys need them. */
export interface PasskeyAccounts {
  /** Null: it is gone. `isGuarded`: works for the platform or has a second factor. */
  find(uid: Id<"user">): Promise<PasskeyHolder | null>;
  /** By which a browser signs in. Never for an account that is gone: the token would make it anew. */
  tokenOf(uid: Id<"user">): Promise<string>;
}

export interface PasskeyDeps extends LimitedDeps {
  readonly passkeyAccounts: PasskeyAccounts;
  /** Where the storefront answers: its passkeys are bound to this site. */
  readonly appUrl: string;
}

export const passkeyAccountsOf = (auth: () => Auth): PasskeyAccounts => ({
  find: async (uid) => {
    const found = (await auth().getUsers([{ uid }])).users[0];
    if (found === undefined) return null;
    return {
      isProved: found.email !== undefined && found.emailVerified,
      isDisabled: found.disabled,
      isGuarded: found.customClaims?.["platform"] === true || (found.multiFactor?.enrolledFactors ?? []).length > 0,
    };
  },
  tokenOf: (uid) => auth().createCustomToken(uid),
});

/** With what the profile says; one that cannot be read may be that of an owner. */
export async function holderOf(deps: PasskeyDeps, uid: Id<"user">): Promise<PasskeyHolder | null> {
  const [account, { document, unreadable }] = await Promise.all([
    deps.passkeyAccounts.find(uid),
    readIfReadable(deps.db, userDocument, { uid }),
  ]);
  const worksInShop = unreadable !== null || (document?.restaurants.length ?? 0) > 0;
  return account && { ...account, isGuarded: account.isGuarded || worksInShop };
}

/** Credential ids may be longer than an id of a document. */
export const passkeyIdOf = (credentialId: string): string =>
  createHash("sha256").update(credentialId).digest("base64url");

/** Who is counted before anybody is known: one network. */
export const strangerOf = (caller: Caller): Caller =>
  caller.uid === "" ? { ...caller, uid: `network ${caller.ip ?? ""}` } : caller;
