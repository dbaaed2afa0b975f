import type { Auth } from "firebase-admin/auth";
import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import type { PaymentDeps } from "../payments/provider/payment-deps.ts";

/** The records of Firebase Authentication, which no browser writes. */
export interface AccountRecords {
  /** The guest whose valid token this is. `gone`: erased already; null: it is none, or of an account that is a guest's no more. */
  guestOf(token: string): Promise<{ readonly uid: Id<"user"> } | "gone" | null>;
  signInsOf(uid: Id<"user">): Promise<{ readonly createdAt: Instant; readonly providers: readonly string[] } | null>;
  /** Whose mailbox the account has proved; null: none, or it is gone. */
  provedAddress(uid: Id<"user">): Promise<string | null>;
  endSessions(uid: Id<"user">): Promise<void>;
  /** One that is gone already is no failure. */
  erase(uid: Id<"user">): Promise<void>;
}

export interface AccountDeps extends PaymentDeps {
  readonly accountRecords: AccountRecords;
}

export function accountRecordsOf(auth: () => Auth): AccountRecords {
  const find = async (uid: Id<"user">) => (await auth().getUsers([{ uid }])).users[0] ?? null;
  return {
    guestOf: async (token) => {
      const read = await auth()
        .verifyIdToken(token)
        .catch((error: { readonly code?: string }) => (error.code === "auth/user-not-found" ? "gone" : null));
      if (read === null || read === "gone") return read;
      if (read.firebase.sign_in_provider !== "anonymous") return null;
      const found = await find(read.uid);
      if (found === null) return "gone";
      // The token of before may be an hour old: meanwhile the account may have become a person's own.
      return found.providerData.length === 0 && found.email === undefined ? { uid: read.uid } : null;
    },
    signInsOf: async (uid) => {
      const found = await find(uid);
      if (found === null) return null;
      const { metadata, providerData } = found;
      return {
        createdAt: Date.parse(metadata.creationTime),
        providers: providerData.map(({ providerId }) => providerId),
      };
    },
    provedAddress: async (uid) => {
      const found = await find(uid);
      return found?.emailVerified === true && !found.disabled ? (found.email ?? null) : null;
    },
    endSessions: async (uid) => auth().revokeRefreshTokens(uid),
    erase: async (uid) => {
      await auth().deleteUsers([uid]);
    },
  };
}
