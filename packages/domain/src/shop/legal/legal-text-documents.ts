import * as f from "../../kernel/fields/field.ts";
import { legalTextKinds } from "../legal-text-fields.ts";

/** Apart from the fields of shops and orders, which every page of the board reads. */
export const longestLegalText = 20_000;

/** A version is never changed: orders name it (CHK-05). */
export const legalTextFields = {
  kind: f.oneOf(legalTextKinds),
  version: f.count({ min: 1 }),
  text: f.text({ max: longestLegalText }),
  sha256: f.text({ max: 64 }),
  validFrom: f.instant(),
};

const draft = f.optional(f.text({ max: longestLegalText }));
export const legalDraftFields = { terms: draft, withdrawal: draft, privacy: draft };
