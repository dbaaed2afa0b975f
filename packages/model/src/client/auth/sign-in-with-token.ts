import { signInWithCustomToken, type Auth } from "firebase/auth";
import { codeOf, failureOf } from "../../document/failure.ts";
import { isOnline } from "../connection/is-online.ts";
import type { SignInResult } from "./identity.ts";

/** By the token of a function that has seen the proof. No second factor is asked for: such a function asks for its own. */
export async function signInWithToken(auth: Auth, token: string): Promise<SignInResult> {
  try {
    const { user } = await signInWithCustomToken(auth, token);
    return { ok: true, value: { uid: user.uid, email: user.email, isAnonymous: false } };
  } catch (error) {
    if (codeOf(error) === "auth/user-disabled") return { ok: false, refusal: { type: "account-disabled" } };
    return { ok: false, failure: failureOf(error, isOnline()) };
  }
}
