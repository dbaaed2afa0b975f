import {
  getMultiFactorResolver,
  onIdTokenChanged,
  signInAnonymously,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  signOut,
  TotpMultiFactorGenerator,
  type Auth,
  type MultiFactorError,
  type User,
} from "firebase/auth";
import { codeOf, failureOf } from "../../document/failure.ts";
import type { Authentication, Identity, SecondFactorChallenge, SignInRefusal, SignInResult } from "./identity.ts";

const refusalByCode: Readonly<Record<string, SignInRefusal["type"]>> = {
  "auth/invalid-credential": "wrong-credentials",
  "auth/invalid-login-credentials": "wrong-credentials",
  "auth/wrong-password": "wrong-credentials",
  "auth/user-not-found": "wrong-credentials",
  "auth/invalid-email": "email-invalid",
  "auth/too-many-requests": "too-many-attempts",
  "auth/user-disabled": "account-disabled",
  "auth/email-already-in-use": "email-in-use",
  "auth/credential-already-in-use": "email-in-use",
  "auth/weak-password": "weak-password",
  "auth/argument-error": "link-invalid",
  "auth/invalid-action-code": "link-invalid",
  "auth/expired-action-code": "link-invalid",
  "auth/invalid-verification-code": "code-wrong",
  "auth/code-expired": "code-too-late",
  "auth/totp-challenge-timeout": "code-too-late",
  "auth/invalid-multi-factor-session": "code-too-late",
};

export function authentication(auth: Auth, isOnline: () => boolean): Authentication {
  const listeners = new Set<() => void>();
  let current: Identity | null | undefined;
  let guest: Promise<SignInResult> | null = null;

  const settle = (user: User | null): void => {
    const next = user === null ? null : identityOf(user);
    // A renewed token is no news.
    if (current !== undefined && JSON.stringify(current) === JSON.stringify(next)) return;
    current = next;
    for (const notify of Array.from(listeners)) notify();
  };
  onIdTokenChanged(auth, settle);

  const attempt = async (act: () => Promise<{ user: User }>): Promise<SignInResult> => {
    try {
      const { user } = await act();
      settle(user);
      return { ok: true, value: identityOf(user) };
    } catch (error) {
      if (codeOf(error) === "auth/multi-factor-auth-required")
        return { ok: false, challenge: challengeOf(error as MultiFactorError) };
      const type = refusalByCode[codeOf(error)];
      return type === undefined
        ? { ok: false, failure: failureOf(error, isOnline()) }
        : { ok: false, refusal: { type } };
    }
  };

  const challengeOf = (error: MultiFactorError): SecondFactorChallenge => {
    const resolver = getMultiFactorResolver(auth, error);
    const factor = resolver.hints[0]?.uid ?? "";
    return {
      answer: (code) =>
        attempt(() => resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(factor, code))),
    };
  };

  return {
    identity: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ensureIdentity: () => {
      guest ??= attempt(async () => {
        await auth.authStateReady();
        return auth.currentUser === null ? signInAnonymously(auth) : { user: auth.currentUser };
      }).finally(() => {
        guest = null;
      });
      return guest;
    },
    signInWithEmail: (email, password) => attempt(() => signInWithEmailAndPassword(auth, email, password)),
    signInWithLink: (email, link) => attempt(() => signInWithEmailLink(auth, email, link)),
    signOut: () => signOut(auth),
  };
}

const identityOf = (user: User): Identity => ({ uid: user.uid, email: user.email, isAnonymous: user.isAnonymous });
