/** Categories a visitor can grant. `necessary` needs no consent and is not listed. */
export const consentCategories = ["preferences", "statistics", "marketing"] as const;
export type ConsentCategory = (typeof consentCategories)[number];

export interface ConsentState {
  readonly granted: ReadonlySet<ConsentCategory>;
}

/** Nobody is tracked before they said yes. */
export const noConsent: ConsentState = { granted: new Set() };

export type ConsentListener = (state: ConsentState) => void;

/** The visitor's decision; whoever depends on it is asked again on every accept or decline (specification section 9). */
export interface Consent {
  current(): ConsentState;
  decide(granted: readonly ConsentCategory[]): void;
  subscribe(listener: ConsentListener): () => void;
}

export function createConsent(initial: ConsentState = noConsent): Consent {
  let state = initial;
  const listeners = new Set<ConsentListener>();
  return {
    current: () => state,
    decide: (granted) => {
      state = { granted: new Set(granted) };
      for (const listener of listeners) listener(state);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
