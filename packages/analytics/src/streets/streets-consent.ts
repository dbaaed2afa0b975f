import { streetsKey } from "../storage-keys.ts";
import { decisionLifeMs } from "../stored-decision.ts";
import { forgetOnThisPage } from "./forget-mapbox.ts";

/** Whether maps may show the streets of Mapbox; null: not answered, or too long ago, or about other wording. */
export type StreetsAnswer = "allowed" | "refused" | null;

/** A choice of its own beside the categories of the banner: it is given where it is needed, above a map. */
export interface StreetsConsent {
  current(): StreetsAnswer;
  decide(isAllowed: boolean): void;
  subscribe(listener: () => void): () => void;
}

export interface StreetsEnvironment {
  readonly storage: Pick<Storage, "getItem" | "setItem">;
  now(): number;
  newId(): string;
  /** Another tab decided. */
  onStorageChange(listener: (key: string | null) => void): void;
  /** Removes what the service stored. */
  forget(): void;
}

/** Another purpose or service raises it, and everybody is asked again. */
const wordingVersion = 1;

/** The proof of an answer: what, when, about which wording, and a random id instead of a person. */
interface StoredAnswer {
  readonly version: number;
  readonly id: string;
  readonly decidedAt: string;
  readonly isAllowed: boolean;
}

/** Kept in the browser for a year; where it refuses its storage, until the page is left. */
export function startStreetsConsent(environment: StreetsEnvironment): StreetsConsent {
  const { storage, now, newId, onStorageChange, forget } = environment;
  const listeners = new Set<() => void>();
  let answer = read(storage);
  const isValid = ({ version, decidedAt }: StoredAnswer): boolean => {
    const age = now() - Date.parse(decidedAt);
    return version === wordingVersion && age >= 0 && age < decisionLifeMs;
  };
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  onStorageChange((key) => {
    if (key !== streetsKey && key !== null) return;
    answer = read(storage);
    tell();
  });
  return {
    current: () => (answer === null || !isValid(answer) ? null : answer.isAllowed ? "allowed" : "refused"),
    decide: (isAllowed) => {
      const decidedAt = new Date(now()).toISOString();
      answer = { version: wordingVersion, id: answer?.id ?? newId(), decidedAt, isAllowed };
      write(storage, answer);
      tell();
      if (!isAllowed) forget();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function read(storage: Pick<Storage, "getItem">): StoredAnswer | null {
  try {
    return JSON.parse(storage.getItem(streetsKey) ?? "null") as StoredAnswer | null;
  } catch {
    return null;
  }
}

function write(storage: Pick<Storage, "setItem">, answer: StoredAnswer): void {
  try {
    storage.setItem(streetsKey, JSON.stringify(answer));
  } catch {
    // Kept in memory for this page.
  }
}

let consentOfPage: StreetsConsent | null = null;

/** The one of this page, shared by its maps and the settings. */
export function streetsConsent(): StreetsConsent {
  consentOfPage ??= startStreetsConsent({
    storage: { getItem: (key) => localStorage.getItem(key), setItem: (key, value) => localStorage.setItem(key, value) },
    now: Date.now,
    newId: () => crypto.randomUUID(),
    onStorageChange: (listener) => window.addEventListener("storage", ({ key }) => listener(key)),
    forget: forgetOnThisPage,
  });
  return consentOfPage;
}
