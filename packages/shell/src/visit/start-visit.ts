import { forgetAdCookies, startAdTag } from "@lokalkorb/analytics/ad-tag";
import { startBuiltinCookiebot } from "@lokalkorb/analytics/builtin-cookiebot";
import type { Consent } from "@lokalkorb/analytics/consent";
import { forgetMixpanel } from "@lokalkorb/analytics/forget-mixpanel";
import { followTraces } from "@lokalkorb/analytics/follow-traces";
import { loadScriptInto, type LoadScript } from "@lokalkorb/analytics/load-script";
import { followPageViews } from "@lokalkorb/analytics/page-views";
import { startConsent } from "@lokalkorb/analytics/start-consent";
import { receiveTracking, track } from "@lokalkorb/analytics/track";
import { createTracker, type Tracker } from "@lokalkorb/analytics/tracker";
import { latePart } from "@lokalkorb/ui/late-part";
import { tellMissing } from "@lokalkorb/ui/tell-missing";
import Router from "next/router";
import { browserConfig, type BrowserConfig } from "../config/browser-config.ts";
import { errorReporting } from "../errors/watch-page.ts";
import { createBannerControl } from "./banner-control.ts";
import type { LoadInbox } from "../help/help-inbox.ts";
import { followShellLinks } from "./shell-links.ts";

const helpPart = latePart(
  "help-panel",
  async () => (await import(/* webpackChunkName: "part-help-panel" */ "../help/help-panel.tsx")).openHelp,
);
const mixpanelPart = latePart(
  "mixpanel",
  async () =>
    (await import(/* webpackChunkName: "part-mixpanel" */ "@lokalkorb/analytics/load-mixpanel")).startMixpanel,
);

/** Everything about a visit that depends on what the visitor allows. Runs once per page load. */
export function startVisit(loadInbox: LoadInbox): void {
  const config = browserConfig();
  const loadScript = loadScriptInto(document);
  const consent = askForConsent(config, loadScript);
  const ads = startAdTag({
    window: window as { dataLayer?: unknown[] },
    consent,
    adsId: config.googleAdsId,
    loadScript,
    forget: () => forgetAdCookies(document, window.location.hostname),
  });
  const analytics = createAnalytics(config, consent);
  receiveTracking({
    identify: (identity) => analytics?.identify(identity),
    track: (event) => {
      analytics?.track(event);
      if (event.name === "Order Placed") ads.conversion(event);
    },
  });
  followPageViews(Router, track);
  sendTraces(config, consent);
  followShellLinks(document, {
    "cookie-einstellungen": consent.reopen,
    hilfe: () => {
      const open = (): void =>
        void helpPart.load().then(
          (openHelp) => openHelp(config, consent, loadScript, loadInbox),
          (error: unknown) => tellMissing(error, open),
        );
      open();
    },
  });
}

function askForConsent(config: BrowserConfig, loadScript: LoadScript): Consent {
  const banner = createBannerControl(`${config.storefrontUrl}/datenschutz`, config.app);
  const isAtWork = (): boolean => config.app === "console" && Router.route.startsWith("/[");
  // The console does not ask over the orders: it asks before, and again on request.
  let begin = (): void => undefined;
  Router.events.on("routeChangeComplete", () => {
    if (isAtWork()) window.Cookiebot?.hide();
    else begin();
  });
  return startConsent({
    window,
    search: window.location.search,
    session: window.sessionStorage,
    cookiebotId: config.cookiebotId,
    loadScript,
    schedule: (run, delayMs) => void setTimeout(run, delayMs),
    whenWelcome: (run) => {
      begin = run;
      if (!isAtWork() || document.cookie.includes("CookieConsent=")) run();
    },
    startBuiltin: () =>
      startBuiltinCookiebot(
        {
          storage: window.localStorage,
          now: Date.now,
          newId: () => crypto.randomUUID(),
          announce: (event) => window.dispatchEvent(new Event(event)),
          onStorageChange: (listener) => window.addEventListener("storage", ({ key }) => listener(key)),
          showBanner: banner.show,
          askUnasked: () => {
            if (!isAtWork()) banner.showUnasked();
          },
          hideBanner: banner.hide,
        },
        (cookiebot) => (window.Cookiebot = cookiebot),
      ),
  });
}

/** null = none is configured. */
function createAnalytics(config: BrowserConfig, consent: Consent): Tracker | null {
  const { analyticsToken: token, analyticsIngestHost: apiHost, app, version } = config;
  if (token === "" || apiHost === "") return null;
  const forget = (): void =>
    void forgetMixpanel({ storages: [window.localStorage, window.sessionStorage], databases: window.indexedDB }).catch(
      // Where the browser refuses its storage, nothing was stored either.
      () => undefined,
    );
  if (!consent.current().granted.has("statistics")) forget();
  return createTracker(consent, async () => {
    const startMixpanel = await mixpanelPart.until();
    return startMixpanel({ token, apiHost, context: { app, release: version }, forget });
  });
}

function sendTraces({ sentryDsn }: BrowserConfig, consent: Consent): void {
  if (sentryDsn === "") return;
  followTraces({
    consent,
    router: Router,
    now: Date.now,
    opened: { from: performance.timeOrigin, to: performance.timeOrigin + loadedAfter() },
    send: (trace) => {
      errorReporting().then(
        ({ reporter }) => reporter?.trace(trace),
        () => undefined,
      );
    },
  });
}

function loadedAfter(): number {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.loadEventEnd || performance.now();
}
