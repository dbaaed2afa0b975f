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

/** Own names and figures: modules shared with what every visit loads would make that larger (P4). */
export const streetsKey = "lokalkorb:streets";
const bannerKey = "lokalkorb:consent";
const channelKey = "lokalkorb:channel";
/** After a year the answer has to be given again. */
export const answerLifeMs = 365 * 24 * 60 * 60 * 1000;

/** Another purpose or service raises it, and everybody is asked again. */
const wordingVersion = 1;

/** The proof of an answer: what, when, about which wording, and a random id instead of a person. */
interface StoredAnswer {
  readonly version: number;
  readonly id: string;
  readonly decidedAt: string;
  readonly isAllowed: boolean;
}

/** The part of the banner's stored decision that is about streets; absent where it did not ask about them. */
interface BannerAnswer {
  readonly decidedAt: string;
  readonly streets?: boolean;
}

/** Kept in the browser for a year; where it refuses its storage, until the page is left. */
export function startStreetsConsent(environment: StreetsEnvironment): StreetsConsent {
  const { storage, now, newId, forget } = environment;
  const listeners = new Set<() => void>();
  const readOwn = (): StoredAnswer | null => read<StoredAnswer>(storage, streetsKey);
  let own = readOwn();
  const isOfLate = (decidedAt: string): boolean => {
    const age = now() - Date.parse(decidedAt);
    return age >= 0 && age < answerLifeMs;
  };
  const latest = (): boolean | null => {
    const above = own?.version === wordingVersion && isOfLate(own.decidedAt) ? own : null;
    const banner = read<BannerAnswer>(storage, bannerKey);
    if (banner?.streets === undefined || !isOfLate(banner.decidedAt)) return above?.isAllowed ?? null;
    return above !== null && above.decidedAt > banner.decidedAt ? above.isAllowed : banner.streets;
  };
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  environment.onBanner(tell);
  environment.onStorageChange((key) => {
    if (key !== streetsKey && key !== bannerKey && key !== null) return;
    own = readOwn();
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

function read<Stored>(storage: Pick<Storage, "getItem">, key: string): Stored | null {
  try {
    return JSON.parse(storage.getItem(key) ?? "null") as Stored | null;
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

/** Nothing is asked in the companion app, which `start-consent` notes for the visit. */
export function mayAskForStreets(): boolean {
  try {
    const channel = new URLSearchParams(window.location.search).get("chl") ?? sessionStorage.getItem(channelKey);
    return channel !== "app";
  } catch {
    // A browser without storage is not the app.
    return true;
  }
}
