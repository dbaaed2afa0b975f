import { updatePassword, type Auth } from "firebase/auth";
import { codeOf, failureOf, type Failure } from "../../document/failure.ts";
import { isOnline } from "../connection/is-online.ts";

export type PasswordRefusal = {
  readonly type:
    | "weak-password"
    /** The proof of who is here is older than what a new password asks for. */
    | "sign-in-too-old"
    | "too-many-attempts";
};

export type PasswordResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly refusal: PasswordRefusal; readonly failure?: never }
  | { readonly ok: false; readonly failure: Failure; readonly refusal?: never };

const refusalByCode: Readonly<Record<string, PasswordRefusal["type"]>> = {
  "auth/weak-password": "weak-password",
  "auth/password-does-not-meet-requirements": "weak-password",
  "auth/requires-recent-login": "sign-in-too-old",
  "auth/user-token-expired": "sign-in-too-old",
  "auth/too-many-requests": "too-many-attempts",
};

/** The first password of an account, or another one. It ends the sessions on other devices. */
export async function setPassword(auth: Auth, password: string): Promise<PasswordResult> {
  if (auth.currentUser === null) return { ok: false, refusal: { type: "sign-in-too-old" } };
  try {
    await updatePassword(auth.currentUser, password);
    return { ok: true };
  } catch (error) {
    const type = refusalByCode[codeOf(error)];
    return type === undefined ? { ok: false, failure: failureOf(error, isOnline()) } : { ok: false, refusal: { type } };
  }
}
