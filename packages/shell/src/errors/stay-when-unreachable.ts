/** The environment of the decision between leaving and staying. */
export interface LeavingEnvironment {
  readonly routeErrors: { on(event: "routeChangeError", handler: (error: unknown, url: string) => void): void };
  readonly clicks: Pick<EventTarget, "addEventListener">;
  readonly isOnline: () => boolean;
  /** Rejects without an answer. */
  readonly ask: (url: string) => Promise<unknown>;
  readonly leaveFor: (url: string) => void;
  readonly tell: (again: () => void) => void;
}

/**
 * The router leaves the page for the browser's own error page when it cannot fetch the next one. Here a visitor without
 * a network stays on the page and is told so; a page that only a new deployment took away is still loaded afresh.
 */
export function stayWhenUnreachable({ routeErrors, clicks, isOnline, ask, leaveFor, tell }: LeavingEnvironment): void {
  const leave = (url: string): void => {
    if (!isOnline()) return tell(() => leave(url));
    ask(url).then(
      () => leaveFor(url),
      () => tell(() => leave(url)),
    );
  };
  routeErrors.on("routeChangeError", (error, url) => {
    if (!isAssetError(error)) return;
    leave(url);
    // An error of a handler ends the router's own navigation; one that says so is no failure for the visitor.
    throw Object.assign(new Error("Route Cancelled"), { cancelled: true });
  });
  clicks.addEventListener("click", (event) => {
    const link = event.defaultPrevented || isOnline() ? null : pageLink(event as MouseEvent);
    if (link === null) return;
    event.preventDefault();
    leave(link);
  });
}

/** The router marks a script or data that did not arrive with a symbol of its own. */
export const isAssetError = (error: unknown): boolean =>
  error instanceof Error &&
  Object.getOwnPropertySymbols(error).some(({ description }) => description === "ASSET_LOAD_ERROR");

/** Where a plain press on a link to another of our pages leads; null for everything else. */
function pageLink({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): string | null {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  const link = (target as Element | null)?.closest?.<HTMLAnchorElement>("a[href]");
  if (!link || link.target === "_blank" || link.hasAttribute("download")) return null;
  const to = new URL(link.href);
  const here = new URL(document.baseURI);
  const isSamePage = to.pathname === here.pathname && to.search === here.search && to.hash !== "";
  return to.origin === here.origin && !isSamePage ? to.href : null;
}
