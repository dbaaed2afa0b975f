import type { Auth, User } from "firebase/auth";
import { codeOf, failureOf, type Failure } from "../../document/failure.ts";
import { isOnline } from "../connection/is-online.ts";

export type AccountResult<Refusal extends string, Value = void> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: { readonly type: Refusal }; readonly failure?: never }
  | { readonly ok: false; readonly failure: Failure; readonly refusal?: never };

/** Refusals of every change; the first: the proof of who is here is older than the change asks for. */
export type AccountRefusal = "sign-in-too-old" | "too-many-attempts";

const commonRefusals: Readonly<Record<string, AccountRefusal>> = {
  "auth/requires-recent-login": "sign-in-too-old",
  "auth/user-token-expired": "sign-in-too-old",
  "auth/too-many-requests": "too-many-attempts",
};

/** Changes the account at the screen, or tells by name why not. */
export async function changeAccount<Refusal extends string, Value>(
  auth: Auth,
  ownRefusals: Readonly<Record<string, Refusal>>,
  change: (user: User) => Promise<Value>,
): Promise<AccountResult<Refusal | AccountRefusal, Value>> {
  if (auth.currentUser === null) return { ok: false, refusal: { type: "sign-in-too-old" } };
  try {
    return { ok: true, value: await change(auth.currentUser) };
  } catch (error) {
    const type = ownRefusals[codeOf(error)] ?? commonRefusals[codeOf(error)];
    return type === undefined ? { ok: false, failure: failureOf(error, isOnline()) } : { ok: false, refusal: { type } };
  }
}
