import { type Instant, minuteMs } from "../kernel/time/instant.ts";

/** As many devices as one person has, and a bound for what a stolen session could leave behind. */
export const mostPasskeys = 10;

/** As long as a person has for finger, face or PIN. Then the question is void. */
export const passkeyQuestionLasts = 5 * minuteMs;

/** Proofs of who is here that are older are asked for again before a new way in is made. */
export const freshSignIn = 5 * minuteMs;

export interface PasskeyHolder {
  readonly isProved: boolean;
  readonly isDisabled: boolean;
  /** Works in a shop or for the platform, or has a second factor: a passkey would be a way around it. */
  readonly isGuarded: boolean;
}

/** Who may have passkeys, and sign in with one. An account that is gone is none: a token for it would bring it back. */
export const mayHavePasskeys = (holder: PasskeyHolder | null): boolean =>
  holder !== null && holder.isProved && !holder.isDisabled && !holder.isGuarded;

export const isFreshSignIn = (signedInAt: Instant | undefined, now: Instant): boolean =>
  signedInAt !== undefined && now - signedInAt <= freshSignIn;

/**
 * Whether the counter of a signature went back or stood still: then two devices have the same key, and one of them is a copy
 * (WebAuthn 6.1.1). Passkeys that are kept on several devices always say 0.
 */
export const isCounterBehind = (known: number, shown: number): boolean => (known > 0 || shown > 0) && shown <= known;
