import { cookiebotConsent, deniedConsent, type Consent, type ConsentWindow } from "./consent.ts";
import type { LoadScript } from "./load-script.ts";
import { channelKey } from "./storage-keys.ts";

const consentScript = "https://consent.cookiebot.com/uc.js";
/** A consent script that has not answered by then is blocked or down; the built-in banner takes its place. */
export const scriptPatienceMs = 3000;

export interface ConsentOptions {
  readonly window: ConsentWindow;
  /** The query of the page, `?chl=app` included. */
  readonly search: string;
  readonly session: Pick<Storage, "getItem" | "setItem">;
  /** Empty = the built-in banner. */
  readonly cookiebotId: string;
  readonly loadScript: LoadScript;
  readonly schedule: (run: () => void, delayMs: number) => void;
  readonly startBuiltin: () => void;
  /**
   * The consent script asks by itself as soon as it is there: it comes when consent may be asked for, or was answered.
   */
  readonly whenWelcome: (begin: () => void) => void;
}

/**
 * Loads the consent script unless the page runs in the companion app (`chl=app`, remembered for the visit): there is no
 * banner there, so nothing is granted either.
 */
export function startConsent(options: ConsentOptions): Consent {
  if (isInApp(options)) return deniedConsent;
  const consent = cookiebotConsent(options.window);
  if (options.cookiebotId === "") {
    options.startBuiltin();
    return consent;
  }
  let begun = false;
  const begin = (): void => {
    if (!begun) loadCookiebot(options);
    begun = true;
  };
  options.whenWelcome(begin);
  return {
    ...consent,
    reopen: () => {
      begin();
      consent.reopen();
    },
  };
}

function loadCookiebot({ cookiebotId, loadScript, schedule, startBuiltin, window }: ConsentOptions): void {
  const giveUp = (): void => {
    if (window.Cookiebot === undefined) startBuiltin();
  };
  loadScript(consentScript, { id: "Cookiebot", "data-cbid": cookiebotId, "data-blockingmode": "manual" }).catch(giveUp);
  schedule(giveUp, scriptPatienceMs);
}

function isInApp({ search, session }: ConsentOptions): boolean {
  const named = new URLSearchParams(search).get("chl");
  try {
    if (named !== null) session.setItem(channelKey, named);
    return (named ?? session.getItem(channelKey)) === "app";
  } catch {
    return named === "app";
  }
}
