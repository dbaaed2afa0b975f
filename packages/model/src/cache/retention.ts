/** How long a live subscription is kept after the last screen that used it went away (spec section 9). */
export const retentionMillis = 20 * 60 * 1000;

/** A bound the specification does not ask for: a long console day must not pile up listeners without end. */
export const maxIdleSubscriptions = 200;

/** Handles are a few bytes each; this only keeps a page that is open for weeks from collecting them for ever. */
export const maxObservables = 2_000;
