import { legalTextKinds, type LegalTextKind, type LegalTextsInForce } from "@lokalkorb/domain/shop/legal-text-fields";
import { longestLegalText } from "@lokalkorb/domain/shop/legal/legal-text-documents";
import { plainLegalText } from "@lokalkorb/domain/shop/legal/legal-texts";
import type { FieldsOf, DocumentOf } from "@lokalkorb/model/document/define-document";
import type { legalDraftsDocument } from "@lokalkorb/model/documents/restaurants/data/legal-drafts";
import type { legalTextDocument } from "@lokalkorb/model/documents/restaurants/legal-texts/legal-texts";
import type { FieldErrors } from "@/shared/forms/state/field-problem";
import { legalTextsText as words } from "./legal-texts-text.ts";

export type LegalDrafts = FieldsOf<typeof legalDraftsDocument>;
export type LegalTextVersion = DocumentOf<typeof legalTextDocument>;
export type LegalTextValues = Readonly<Record<LegalTextKind, string>>;

/** As the contract has it: fewer letters are no terms. */
const shortest = 20;

export function textInForce(
  kind: LegalTextKind,
  inForce: LegalTextsInForce | undefined,
  versions: readonly LegalTextVersion[],
): LegalTextVersion | undefined {
  const version = inForce?.[kind]?.version;
  return versions.find((one) => one.kind === kind && one.version === version);
}

/** The draft, or the text in force to be written on. */
export function legalTextValues(
  drafts: LegalDrafts | null,
  inForce: LegalTextsInForce | undefined,
  versions: readonly LegalTextVersion[],
): LegalTextValues {
  const valueOf = (kind: LegalTextKind): string => drafts?.[kind] ?? textInForce(kind, inForce, versions)?.text ?? "";
  return { terms: valueOf("terms"), withdrawal: valueOf("withdrawal"), privacy: valueOf("privacy") };
}

/** A text that is in force as it stands is no draft. */
export function storedDrafts(
  values: LegalTextValues,
  inForce: LegalTextsInForce | undefined,
  versions: readonly LegalTextVersion[],
): LegalDrafts {
  const drafts = legalTextKinds.flatMap((kind) => {
    const text = plainLegalText(values[kind]);
    const isDraft = text !== "" && text !== textInForce(kind, inForce, versions)?.text;
    return isDraft ? [[kind, text] as const] : [];
  });
  return Object.fromEntries(drafts);
}

export function legalTextErrors(values: LegalTextValues): FieldErrors {
  const wrong = legalTextKinds.flatMap((kind) => {
    const { length } = plainLegalText(values[kind]);
    if (length > longestLegalText) return [[kind, { sentence: words.tooLong(longestLegalText) }] as const];
    return length > 0 && length < shortest ? [[kind, { sentence: words.tooShort }] as const] : [];
  });
  return Object.fromEntries(wrong);
}
