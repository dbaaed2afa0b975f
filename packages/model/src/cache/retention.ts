/** How long a live subscription is kept after the last screen that used it went away (spec section 9). */
export const retentionMillis = 20 * 60 * 1000;

/** A bound the specification does not ask for: a long console day must not pile up listeners without end. */
export const maxIdleSubscriptions = 200;
