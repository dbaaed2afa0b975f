/**
 * The page's stack. It comes from `/api/config` at run time, so that one build serves every stack (local, test,
 * production).
 */
export interface BrowserConfig {
  readonly app: "storefront" | "console";
  readonly version: string;
  /** The commit that runs; empty where it is not set. */
  readonly commit: string;
  /** Environment is production only when the page's origin equals this (specification section 9); empty locally. */
  readonly productionUrl: string;
  readonly storefrontUrl: string;
  readonly consoleUrl: string;
  readonly demo: boolean;
  readonly firebase: {
    readonly apiKey: string;
    readonly projectId: string;
    readonly authDomain: string;
    readonly storageBucket: string;
    readonly appId: string;
  };
  /** Ports count only when `enabled` (specification section 7). */
  readonly emulators: {
    readonly enabled: boolean;
    readonly host: string;
    readonly firestorePort: number;
    readonly authPort: number;
    readonly functionsPort: number;
    readonly storagePort: number;
  };
  /** Base addresses of the two regions; empty = the SDK's own address of the project. */
  readonly functionsBase: { readonly us: string; readonly europe: string };
  /**
   * The service that proves to servers that a request comes from this app; in public it must be set, or "off" by name.
   */
  readonly appCheck:
    | { readonly provider: "off" }
    | { readonly provider: "recaptcha-enterprise"; readonly siteKey: string }
    | { readonly provider: "custom"; readonly url: string };
  readonly searchIndexPrefix: string;
  /** Analytics needs both; one empty = no analytics. */
  readonly analyticsToken: string;
  readonly analyticsIngestHost: string;
  /** Where error reports go; empty = nowhere. */
  readonly sentryDsn: string;
  /** Empty = the built-in banner. */
  readonly cookiebotId: string;
  /** Empty = no advertisement script. */
  readonly googleAdsId: string;
  readonly chat: { readonly provider: ChatProviderName; readonly id: string };
  /** Where people can write to; empty = nowhere. */
  readonly supportEmail: string;
}

export const chatProviderNames = ["builtin", "crisp", "intercom", "tawk", "off"] as const;
export type ChatProviderName = (typeof chatProviderNames)[number];

declare global {
  interface Window {
    /** Set by /api/config before any other script of the page runs. */
    lokalkorbConfig?: BrowserConfig;
  }
}

export function browserConfig(): BrowserConfig {
  const config = window.lokalkorbConfig;
  if (!config) throw new Error("Invariant: /api/config did not run before the page");
  return config;
}
