import type { Connection } from "./connection.ts";
import type { Hint } from "./reconnect.ts";

/** The browser's hints about its network, ahead of the SDK. Outside a browser there are none. */
export function browserHints(connection: Connection): (listener: (hint: Hint) => void) => () => void {
  return (listener) => {
    if (typeof window === "undefined") return () => undefined;
    const online = (): void => {
      connection.network(true);
      listener("restart");
    };
    const offline = (): void => connection.network(false);
    // A tab that slept may have slept through the end of its stream.
    const visible = (): void => {
      if (document.visibilityState === "visible" && connection.state() !== "live") listener("restart");
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

const streamRequest = /\/google\.firestore\.v1\.Firestore\/Listen\/channel\b/;
const longPoll = /[?&]RID=rpc\b/;

/**
 * The SDK's transport retries a broken long poll on its own for many seconds before it says a word. Browsers that
 * report failed requests in their resource timing tell at once; the others wait for the SDK.
 */
function brokenStreamRequests(listener: (hint: Hint) => void): PerformanceObserver | null {
  if (typeof PerformanceObserver === "undefined" || !PerformanceObserver.supportedEntryTypes.includes("resource"))
    return null;
  const observer = new PerformanceObserver((list) => {
    const requests = list
      .getEntries()
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => streamRequest.test(name));
    if (requests.some(wasNotAnswered)) listener("restart");
    else if (requests.some(endedEmpty)) listener("look");
  });
  observer.observe({ type: "resource" });
  return observer;
}

const wasNotAnswered = (entry: PerformanceResourceTiming): boolean =>
  entry.responseStatus === 0 && entry.transferSize === 0 && entry.responseStart === 0;

/**
 * A long poll that is answered brings something. One without content was cut off, or given up by the page itself.
 * Servers that do not show their timings to other origins show no start of the answer, either.
 */
const endedEmpty = (entry: PerformanceResourceTiming): boolean =>
  longPoll.test(entry.name) && entry.responseStart > 0 && entry.encodedBodySize === 0;
