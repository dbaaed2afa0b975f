/** The browser's addresses of the backend. Handed over by the page's runtime script; nothing secret is in here. */
export interface ClientConfig {
  readonly firebase: {
    readonly apiKey: string;
    readonly projectId: string;
    readonly appId: string;
    readonly authDomain?: string;
    readonly storageBucket?: string;
  };
  readonly emulators: {
    /** Without it neither host nor ports are looked at (specification section 7). */
    readonly enabled: boolean;
    readonly host: string;
    readonly firestorePort: number;
    readonly authPort: number;
    readonly functionsPort: number;
    readonly storagePort: number;
  };
  /** Base addresses of the functions per region; empty: Firebase's own. */
  readonly functionsBase: { readonly us: string; readonly europe: string };
  /** Who vouches that a request comes from the app; in public it must be set, or "off" by name. */
  readonly appCheck: AppCheckConfig;
}

export type AppCheckConfig =
  | { readonly provider: "off" }
  | { readonly provider: "recaptcha-enterprise"; readonly siteKey: string }
  /** A service of one's own, which looks at the app in its own way and issues tokens by Firebase's admin SDK. */
  | { readonly provider: "custom"; readonly url: string };
