import type { Consent, ConsentState } from "./consent.ts";
import type { LoadScript } from "./load-script.ts";

export interface AdWindow {
  dataLayer?: unknown[] | undefined;
}

export interface AdTag {
  /** Tells of a placed order, while marketing is granted. */
  conversion(order: { readonly orderId: string; readonly valueCents: number }): void;
}

export interface AdTagOptions {
  readonly window: AdWindow;
  readonly consent: Consent;
  /** Empty = no remote script, ever. */
  readonly adsId: string;
  readonly loadScript: LoadScript;
  /** Forgets what the remote script stored. */
  readonly forget: () => void;
}

function signals(state: ConsentState) {
  const marketing = state.granted.has("marketing") ? "granted" : "denied";
  return {
    ad_storage: marketing,
    ad_user_data: marketing,
    ad_personalization: marketing,
    analytics_storage: state.granted.has("statistics") ? "granted" : "denied",
  };
}

/** The global tag: always on the page with denied defaults; the remote script comes after marketing consent. */
export function startAdTag({ window, consent, adsId, loadScript, forget }: AdTagOptions): AdTag {
  const layer = (window.dataLayer ??= []);
  // The remote script tells commands from data by their being an `arguments` object.
  function gtag(..._command: readonly unknown[]): void {
    // oxlint-disable-next-line prefer-rest-params -- see above
    layer.push(arguments);
  }
  gtag("consent", "default", { ...signals({ granted: new Set() }), wait_for_update: 500 });
  let loaded = false;
  let granted = false;
  const evaluate = (): void => {
    const state = consent.current();
    const wasGranted = granted;
    granted = state.granted.has("marketing");
    gtag("consent", "update", signals(state));
    if (wasGranted && !granted) forget();
    if (!granted || loaded || adsId === "") return;
    loaded = true;
    gtag("js", new Date());
    gtag("config", adsId, { send_page_view: false });
    // A blocked advertisement script is no error.
    loadScript(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(adsId)}`).catch(() => undefined);
  };
  consent.subscribe(evaluate);
  if (consent.current().granted.size > 0) evaluate();
  return {
    conversion: ({ orderId, valueCents }) => {
      if (!granted || !loaded) return;
      gtag("event", "purchase", { transaction_id: orderId, value: valueCents / 100, currency: "EUR", send_to: adsId });
    },
  };
}

const storedByAds = /^_(?:gcl|gac|ga|gid)/;

/** Expires the first-party cookies that the advertisement script leaves behind. */
export function forgetAdCookies(document: Pick<Document, "cookie">, hostname: string): void {
  const names = document.cookie.split("; ").map((pair) => pair.slice(0, pair.indexOf("=")));
  const parts = hostname.split(".");
  const domains = ["", ...parts.map((_, index) => `; Domain=${parts.slice(index).join(".")}`)];
  for (const name of names.filter((name) => storedByAds.test(name))) {
    for (const domain of domains) document.cookie = `${name}=; Max-Age=0; Path=/${domain}`;
  }
}
