/** Categories a visitor can grant. `necessary` needs no consent and is not listed. */
export const consentCategories = ["preferences", "statistics", "marketing"] as const;
export type ConsentCategory = (typeof consentCategories)[number];

export interface ConsentState {
  readonly granted: ReadonlySet<ConsentCategory>;
}

/** Tracking starts after consent alone. */
const noConsent: ConsentState = { granted: new Set() };

export type ConsentListener = (state: ConsentState) => void;

/** The visitor's decision; its subscribers are called on every accept or decline (specification section 9). */
export interface Consent {
  current(): ConsentState;
  subscribe(listener: ConsentListener): () => void;
  /** Asks again, with what was chosen before. */
  reopen(): void;
}

/** Where consent cannot be asked for, nothing is granted: the companion app's web view. */
export const deniedConsent: Consent = {
  current: () => noConsent,
  subscribe: () => () => undefined,
  reopen: () => undefined,
};

/** The consent script's object on the window; the built-in banner offers the same. */
export interface Cookiebot {
  readonly consent: Readonly<Record<ConsentCategory | "necessary", boolean>> & {
    readonly method: "explicit" | null;
    /** Random, without any link to a person: the proof of a decision. */
    readonly stamp: string;
  };
  readonly consented: boolean;
  readonly declined: boolean;
  readonly hasResponse: boolean;
  show(): void;
  hide(): void;
  renew(): void;
  withdraw(): void;
  /** `streets` is our own: a script of others leaves it out. */
  submitCustomConsent(preferences: boolean, statistics: boolean, marketing: boolean, streets?: boolean): void;
}

declare global {
  interface Window {
    Cookiebot?: Cookiebot;
  }
}

/** The window as consent needs it. */
export interface ConsentWindow extends Pick<EventTarget, "addEventListener"> {
  readonly Cookiebot?: Cookiebot | undefined;
}

/** Follows the consent script on the window, whichever it is. */
export function cookiebotConsent(window: ConsentWindow): Consent {
  const listeners = new Set<ConsentListener>();
  let state = readState(window.Cookiebot);
  const evaluate = (): void => {
    state = readState(window.Cookiebot);
    for (const listener of listeners) listener(state);
  };
  for (const event of ["CookiebotOnAccept", "CookiebotOnDecline"]) window.addEventListener(event, evaluate);
  return {
    current: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    reopen: () => window.Cookiebot?.renew(),
  };
}

const readState = (cookiebot: Cookiebot | undefined): ConsentState => ({
  granted: new Set(consentCategories.filter((category) => cookiebot?.consent[category])),
});
