import { consentKey, streetsKey } from "../storage-keys.ts";
import { decisionLifeMs, readDecision } from "../stored-decision.ts";
import { forgetOnThisPage } from "./forget-mapbox.ts";

/** Whether maps may show the streets of Mapbox; null: not answered, or too long ago, or about other wording. */
export type StreetsAnswer = "allowed" | "refused" | null;

/**
 * A choice of its own beside the categories of the banner: it is given where it is needed, above a map. Where our banner
 * asked about it, too, the later of the two answers counts.
 */
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
  /** The banner was answered. */
  onBanner(listener: () => void): void;
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
  const { storage, now, newId, forget } = environment;
  const listeners = new Set<() => void>();
  let own = read(storage);
  const isValid = ({ version, decidedAt }: StoredAnswer): boolean => {
    const age = now() - Date.parse(decidedAt);
    return version === wordingVersion && age >= 0 && age < decisionLifeMs;
  };
  const latest = (): boolean | null => {
    const above = own !== null && isValid(own) ? own : null;
    const banner = readDecision(storage, now());
    if (banner?.streets === undefined) return above?.isAllowed ?? null;
    return above !== null && above.decidedAt > banner.decidedAt ? above.isAllowed : banner.streets;
  };
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  environment.onBanner(tell);
  environment.onStorageChange((key) => {
    if (key !== streetsKey && key !== consentKey && key !== null) return;
    own = read(storage);
    tell();
  });
  return {
    current: () => {
      const isAllowed = latest();
      return isAllowed === null ? null : isAllowed ? "allowed" : "refused";
    },
    decide: (isAllowed) => {
      const decidedAt = new Date(now()).toISOString();
      own = { version: wordingVersion, id: own?.id ?? newId(), decidedAt, isAllowed };
      write(storage, own);
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
    onBanner: (listener) => {
      for (const event of ["CookiebotOnAccept", "CookiebotOnDecline"]) window.addEventListener(event, listener);
    },
    forget: forgetOnThisPage,
  });
  return consentOfPage;
}
