import { consentCategories, type Cookiebot } from "./consent.ts";
import { consentKey } from "./storage-keys.ts";
import { decisionVersion, readDecision, writeDecision, type StoredDecision } from "./stored-decision.ts";

/** The environment of the built-in consent. */
export interface ConsentEnvironment {
  readonly storage: Pick<Storage, "getItem" | "setItem">;
  now(): number;
  newId(): string;
  /** Fires an event that the real consent script would fire on the window. */
  announce(event: "CookiebotOnConsentReady" | "CookiebotOnAccept" | "CookiebotOnDecline"): void;
  /** Another tab decided. */
  onStorageChange(listener: (key: string | null) => void): void;
  /** The visitor wants to see or change the choice. */
  showBanner(): void;
  /** No choice yet. */
  askUnasked(): void;
  hideBanner(): void;
}

/**
 * The same interface as the consent script we use where an id is configured. It reports a stored decision at once, asks
 * where there is none, and follows decisions of other tabs.
 */
export function startBuiltinCookiebot(environment: ConsentEnvironment, publish: (cookiebot: Cookiebot) => void): void {
  let decision = readDecision(environment.storage, environment.now());

  const announce = (): void => {
    publish(asCookiebot());
    if (decision === null) return;
    environment.announce("CookiebotOnConsentReady");
    environment.announce(isDeclined(decision) ? "CookiebotOnDecline" : "CookiebotOnAccept");
  };
  const decide: Cookiebot["submitCustomConsent"] = (preferences, statistics, marketing, streets) => {
    decision = {
      version: decisionVersion,
      // One visitor keeps one id, so that a withdrawal can be told from a first answer.
      id: decision?.id ?? environment.newId(),
      decidedAt: new Date(environment.now()).toISOString(),
      preferences,
      statistics,
      marketing,
      streets,
    };
    writeDecision(environment.storage, decision);
    environment.hideBanner();
    announce();
  };
  const asCookiebot = (): Cookiebot => ({
    consent: {
      necessary: true,
      preferences: decision?.preferences ?? false,
      statistics: decision?.statistics ?? false,
      marketing: decision?.marketing ?? false,
      method: decision === null ? null : "explicit",
      stamp: decision?.id ?? "0",
    },
    consented: decision !== null && !isDeclined(decision),
    declined: decision !== null && isDeclined(decision),
    hasResponse: decision !== null,
    show: environment.showBanner,
    hide: environment.hideBanner,
    renew: environment.showBanner,
    withdraw: () => decide(false, false, false),
    submitCustomConsent: decide,
  });

  environment.onStorageChange((key) => {
    if (key !== consentKey) return;
    decision = readDecision(environment.storage, environment.now());
    if (decision !== null) environment.hideBanner();
    announce();
  });
  announce();
  if (decision === null) environment.askUnasked();
}

const isDeclined = (decision: StoredDecision): boolean => consentCategories.every((category) => !decision[category]);
