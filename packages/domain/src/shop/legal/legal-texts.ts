import {
  legalTextKinds,
  type AcceptedLegalText,
  type LegalTextKind,
  type LegalTextsInForce,
} from "../legal-text-fields.ts";

/** A text as a page showed it. */
export type ShownLegalText = Pick<AcceptedLegalText, "kind" | "version">;

/** The id of a version among those of its shop. */
export const legalTextId = ({ kind, version }: ShownLegalText): string => `${kind}-${version}`;

export function shownLegalTexts(inForce: LegalTextsInForce = {}): readonly ShownLegalText[] {
  return legalTextKinds.flatMap((kind) => {
    const { version } = inForce[kind] ?? {};
    return version === undefined ? [] : [{ kind, version }];
  });
}

/** The shown versions with their hashes; null where the shop has others in force by now (CHK-13). */
export function acceptedLegalTexts(
  shown: readonly ShownLegalText[],
  inForce: LegalTextsInForce = {},
): readonly AcceptedLegalText[] | null {
  const versionOf = (kind: LegalTextKind) => shown.find((one) => one.kind === kind)?.version;
  if (legalTextKinds.some((kind) => versionOf(kind) !== inForce[kind]?.version)) return null;
  return legalTextKinds.flatMap((kind) => {
    const own = inForce[kind];
    return own === undefined ? [] : [{ kind, version: own.version, sha256: own.sha256 }];
  });
}

/** Ends of lines and empty ends say nothing, and change no hash. */
export function plainLegalText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, "\n")
    .split("\n")
    .map((line) => line.trimEnd())
    .join("\n")
    .trim();
}
