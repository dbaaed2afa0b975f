import type { Route } from "./service-route.ts";

/** One stand-in: what it answers on the shared port, and what it shows on the viewer page. */
export interface LocalService {
  readonly routes: readonly Route[];
  readonly tab: ViewerTab;
  /** Forgets everything it was sent. */
  reset(): void;
  stop(): Promise<void>;
}

export interface ViewerTab {
  /** In the address: `/?tab=<key>`. */
  readonly key: string;
  readonly label: string;
  count(): number;
  /** The inside of the page, as HTML; the query holds what the tab's own links say. */
  content(query: URLSearchParams): string | Promise<string>;
}
