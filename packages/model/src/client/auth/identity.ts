import type { Failure } from "../../document/failure.ts";

/** Who is signed in, as far as authentication knows. */
export interface Identity {
  readonly uid: string;
  readonly email: string | null;
  /** A guest: has a uid for basket and orders, counts as not signed in for everything else. */
  readonly isAnonymous: boolean;
}

export type SignInRefusal = {
  readonly type:
    | "wrong-credentials"
    | "too-many-attempts"
    | "account-disabled"
    | "email-in-use"
    | "weak-password"
    | "email-invalid"
    /** Used before, older than its hours, or not ours. */
    | "link-invalid"
    | "code-wrong"
    /** The code came too long after the first proof. */
    | "code-too-late";
};

/** A password or a link was right, and the account wants the code of its second factor as well. */
export interface SecondFactorChallenge {
  answer(code: string): Promise<SignInResult>;
}

export type SignInResult =
  | { readonly ok: true; readonly value: Identity }
  | { readonly ok: false; readonly refusal: SignInRefusal; readonly failure?: never; readonly challenge?: never }
  | { readonly ok: false; readonly failure: Failure; readonly refusal?: never; readonly challenge?: never }
  | {
      readonly ok: false;
      readonly challenge: SecondFactorChallenge;
      readonly refusal?: never;
      readonly failure?: never;
    };

/** `undefined`: not known yet; `null`: signed out. */
export interface Authentication {
  identity(): Identity | null | undefined;
  subscribe(listener: () => void): () => void;
  /** The person who is here, or a new guest. Several callers at once get the same one. */
  ensureIdentity(): Promise<SignInResult>;
  signInWithEmail(email: string, password: string): Promise<SignInResult>;
  /** By a link that was mailed to this address; with a new account where it has none. */
  signInWithLink(email: string, link: string): Promise<SignInResult>;
  signOut(): Promise<void>;
}
