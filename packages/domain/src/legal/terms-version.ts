/** Stored with every order; a change of the text in `terms` is a new version. Apart from it, so that a checkout loads no text. */
export const termsVersion = "2026-11-20";
