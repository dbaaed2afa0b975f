import type { AnalyticsEvent } from "./events.ts";

/** The router as page views need it. `pathname` is the pattern: `/bestellung/[id]`, never an order's own address. */
export interface RouterLike {
  readonly pathname: string;
  readonly events: { on(event: "routeChangeStart" | "routeChangeComplete", listener: () => void): void };
}

/** One page view for the page that was opened, and one on every completed route change (specification section 2). */
export function followPageViews(router: RouterLike, track: (event: AnalyticsEvent) => void): void {
  const view = (): void => track({ name: "Page Viewed", page: router.pathname });
  router.events.on("routeChangeComplete", view);
  view();
}
