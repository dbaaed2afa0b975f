import type { ClientConfig } from "@lokalkorb/configuration/client-config";

/**
 * The page's stack. It comes from `/api/config` at run time, so that one build serves every stack (local, test,
 * production).
 */
export interface BrowserConfig extends ClientConfig {
  readonly app: "storefront" | "console";
  readonly version: string;
  /** The commit that runs; empty where it is not set. */
  readonly commit: string;
  /** Environment is production only when the page's origin equals this (specification section 9); empty locally. */
  readonly productionUrl: string;
  readonly storefrontUrl: string;
  readonly consoleUrl: string;
  readonly demo: boolean;
  readonly searchIndexPrefix: string;
  /** Analytics needs both; one empty = no analytics. */
  readonly analyticsToken: string;
  readonly analyticsIngestHost: string;
  /** The form for cards; without a key there is none. `scriptUrl`: empty = the provider's own. */
  readonly stripe: { readonly publishableKey: string; readonly scriptUrl: string };
  /** Streets of Mapbox below our maps, with consent; null = maps show our own data alone. Without `style` or `apiBase`: the service's own. */
  readonly streets: { readonly token: string; readonly style?: string; readonly apiBase?: string } | null;
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
