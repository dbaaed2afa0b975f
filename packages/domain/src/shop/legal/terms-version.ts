/** Stored with every order; a change of the text in `terms` is a new version. Apart from it, so that a checkout loads no text. */
export const termsVersion = "2026-11-27";

/** Versions that a page may have linked: one that was drawn just before a new version has the one before it. */
export const knownTermsVersions: readonly string[] = [termsVersion, "2026-11-20"];
