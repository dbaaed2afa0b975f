import * as f from "../kernel/fields/field.ts";

/** Texts that a shop may have of its own instead of Lokalkorb's: its terms, the instruction on withdrawal, its privacy notice. */
export const legalTextKinds = ["terms", "withdrawal", "privacy"] as const;
export type LegalTextKind = (typeof legalTextKinds)[number];

/** The version in force, as the profile of its shop names it. */
const versionInForce = f.object({
  version: f.count({ min: 1 }),
  /** Of the text in UTF-8, in hexadecimal digits. */
  sha256: f.text({ max: 64 }),
  validFrom: f.instant(),
});

/** A kind that is not named has Lokalkorb's text. */
export const legalTextsInForce = f.object({
  terms: f.optional(versionInForce),
  withdrawal: f.optional(versionInForce),
  privacy: f.optional(versionInForce),
});
export type LegalTextsInForce = f.ValueOf<typeof legalTextsInForce>;

/** An own text that was linked above the button. */
export const acceptedLegalText = f.object({
  kind: f.oneOf(legalTextKinds),
  version: f.count({ min: 1 }),
  sha256: f.text({ max: 64 }),
});
export type AcceptedLegalText = f.ValueOf<typeof acceptedLegalText>;
