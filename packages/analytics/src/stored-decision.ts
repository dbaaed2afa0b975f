import type { ConsentCategory } from "./consent.ts";
import { consentKey } from "./storage-keys.ts";

/** A new vendor or purpose raises it, and everybody is asked again. */
export const decisionVersion = 1;
/** After a year the answer has to be given again. */
export const decisionLifeMs = 365 * 24 * 60 * 60 * 1000;

/** The proof of a decision: what, when, about which wording, and a random id instead of a person. */
export interface StoredDecision extends Readonly<Record<ConsentCategory, boolean>> {
  readonly version: number;
  readonly id: string;
  readonly decidedAt: string;
  /** Streets on maps, where the banner asked about them, too. */
  readonly streets?: boolean | undefined;
}

/** null = never decided, too long ago, about other wording, or unreadable. */
export function readDecision(storage: Pick<Storage, "getItem">, now: number): StoredDecision | null {
  try {
    const stored = JSON.parse(storage.getItem(consentKey) ?? "null") as StoredDecision | null;
    if (stored?.version !== decisionVersion) return null;
    const age = now - Date.parse(stored.decidedAt);
    return age >= 0 && age < decisionLifeMs ? stored : null;
  } catch {
    return null;
  }
}

/** A browser that refuses storage only means that the visitor is asked again. */
export function writeDecision(storage: Pick<Storage, "setItem">, decision: StoredDecision): void {
  try {
    storage.setItem(consentKey, JSON.stringify(decision));
  } catch {
    // Kept in memory for this page.
  }
}
