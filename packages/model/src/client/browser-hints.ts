import type { Observable } from "../cache/subscription-registry.ts";
import type { Connection, ConnectionState } from "./connection.ts";

/** What a browser notices of its network before the SDK does. Outside a browser nothing is noticed. */
export function browserHints(connection: Connection): (listener: () => void) => () => void {
  return (listener) => {
    if (typeof window === "undefined") return () => undefined;
    const online = (): void => {
      connection.network(true);
      listener();
    };
    const offline = (): void => connection.network(false);
    // A tab that slept may have slept through the end of its stream.
    const visible = (): void => {
      if (document.visibilityState === "visible" && notLive(connection)) listener();
    };
    const requests = brokenStreamRequests(listener);
    window.addEventListener("online", online);
    window.addEventListener("offline", offline);
    document.addEventListener("visibilitychange", visible);
    return () => {
      requests?.disconnect();
      window.removeEventListener("online", online);
      window.removeEventListener("offline", offline);
      document.removeEventListener("visibilitychange", visible);
    };
  };
}

const notLive = (connection: Observable<ConnectionState>): boolean => connection.state() !== "live";

const streamRequest = /\/google\.firestore\.v1\.Firestore\/Listen\/channel\b/;

/**
 * The SDK's transport retries a broken long poll on its own for many seconds before it says a word. Browsers that
 * report failed requests in their resource timing (no status) tell at once; the others wait for the SDK.
 */
function brokenStreamRequests(listener: () => void): PerformanceObserver | null {
  if (typeof PerformanceObserver === "undefined" || !PerformanceObserver.supportedEntryTypes.includes("resource"))
    return null;
  const observer = new PerformanceObserver((list) => {
    const broken = list
      .getEntries()
      .some(
        (entry) =>
          entry instanceof PerformanceResourceTiming &&
          streamRequest.test(entry.name) &&
          entry.responseStatus === 0 &&
          entry.transferSize === 0 &&
          entry.responseStart === 0,
      );
    if (broken) listener();
  });
  observer.observe({ type: "resource" });
  return observer;
}
