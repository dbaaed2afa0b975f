import Router from "next/router";
import { routes } from "@/shared/routes/routes";
import { workerAddress } from "./worker-address.ts";

/** Worth reading without a network; none of them holds anything about a person. */
const keptRoutes: ReadonlySet<string> = new Set(
  [routes.shop, routes.product, routes.order, routes.orders].map(({ page }) => page),
);

/** Scripts, drawings and photos that the page has shown until now. */
const shownFiles = (): readonly string[] =>
  performance.getEntriesByType("resource").flatMap(({ name }) => {
    const { origin, pathname } = new URL(name, location.href);
    return origin === location.origin ? [pathname] : [];
  });

/** Registers the worker and tells it which pages are seen. A browser without one keeps nothing, and says nothing about it. */
export function keepPages(): void {
  if (!("serviceWorker" in navigator)) return;
  // A page that the worker had to answer is the one of now as soon as there is a network.
  if (document.querySelector("[data-kept]")) window.addEventListener("online", () => location.reload());
  const tell = async (): Promise<void> => {
    const { active } = await navigator.serviceWorker.ready;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, which has no other origin
    if (keptRoutes.has(Router.pathname)) active?.postMessage({ path: location.pathname, files: shownFiles() });
  };
  // Without a worker everything stays as it is.
  navigator.serviceWorker.register(workerAddress()).then(tell, () => undefined);
  Router.events.on("routeChangeComplete", () => void tell());
}
