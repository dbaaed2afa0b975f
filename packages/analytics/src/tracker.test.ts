import { describe, expect, it } from "vitest";
import type { Consent, ConsentCategory, ConsentListener } from "./consent.ts";
import type { Identity } from "./events.ts";
import { followTraces } from "./follow-traces.ts";
import { followPageViews } from "./page-views.ts";
import { createTracker } from "./tracker.ts";

function aConsent(...first: ConsentCategory[]) {
  const listeners = new Set<ConsentListener>();
  let granted = new Set(first);
  const consent: Consent = {
    current: () => ({ granted }),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    reopen: () => undefined,
  };
  const decide = (...categories: ConsentCategory[]): void => {
    granted = new Set(categories);
    for (const listener of listeners) listener({ granted });
  };
  return { consent, decide };
}

const customer: Identity = { uid: "u1", email: "kunde-1@post.example", name: "Kunde 1", isMerchant: false };

function aTracker(...first: ConsentCategory[]) {
  const { consent, decide } = aConsent(...first);
  const log: unknown[] = [];
  const tracker = createTracker(consent, () => {
    log.push("loaded");
    return Promise.resolve({
      track: ({ name }) => log.push(name),
      identify: (identity) => log.push(identity),
      stop: () => log.push("stopped"),
      resume: () => log.push("resumed"),
    });
  });
  return { decide, tracker, log, settled: () => new Promise((resolve) => setImmediate(resolve)) };
}

describe("createTracker", () => {
  it("F35 does not even load analytics before statistics are granted, and sends nothing of that time later", async () => {
    const { decide, tracker, log, settled } = aTracker();
    tracker.track({ name: "Page Viewed", page: "/" });
    tracker.identify(customer);
    decide("marketing", "preferences");
    await settled();
    expect(log).toEqual([]);
    decide("statistics");
    tracker.track({ name: "Shop Viewed", shop: "s" });
    await settled();
    expect(log).toEqual(["loaded", customer, "Shop Viewed"]);
  });

  it("F35 stops on withdrawal and goes on after a new accept", async () => {
    const { decide, tracker, log, settled } = aTracker("statistics");
    tracker.track({ name: "Page Viewed", page: "/a" });
    await settled();
    decide();
    tracker.track({ name: "Shop Viewed", shop: "between" });
    await settled();
    decide("statistics");
    tracker.track({ name: "Page Viewed", page: "/b" });
    await settled();
    expect(log).toEqual(["loaded", "Page Viewed", "stopped", "resumed", "Page Viewed"]);
  });

  it("F35 does not deliver into a withdrawn permission what waited for the download", async () => {
    const { decide, tracker, log, settled } = aTracker("statistics");
    tracker.track({ name: "Page Viewed", page: "/a" });
    decide();
    await settled();
    expect(log).toEqual(["loaded", "stopped"]);
  });

  it("F28 tells uid, email, name and isMerchant of the signed-in user, once per change, and forgets on sign-out", async () => {
    const { tracker, log, settled } = aTracker("statistics");
    tracker.identify(customer);
    tracker.identify({ ...customer });
    tracker.identify({ ...customer, isMerchant: true });
    tracker.identify(null);
    await settled();
    expect(log).toEqual(["loaded", customer, { ...customer, isMerchant: true }, null]);
  });

  it("goes on without statistics when the library is blocked", async () => {
    const { consent } = aConsent("statistics");
    const tracker = createTracker(consent, () => Promise.reject(new Error("blocked")));
    tracker.track({ name: "Page Viewed", page: "/" });
    await new Promise((resolve) => setImmediate(resolve));
    expect(consent.current().granted.has("statistics")).toBe(true);
  });
});

function aRouter(pathname: string) {
  const listeners: Record<string, (() => void)[]> = { routeChangeStart: [], routeChangeComplete: [] };
  const router = {
    pathname,
    events: { on: (event: string, listener: () => void) => void listeners[event]?.push(listener) },
  };
  const fire = (event: "routeChangeStart" | "routeChangeComplete"): void =>
    listeners[event]?.forEach((listener) => listener());
  return { router, fire };
}

describe("followPageViews", () => {
  it("F11 counts the opened page and every completed route change, by pattern and never by address", () => {
    const { router, fire } = aRouter("/[shop]");
    const pages: unknown[] = [];
    followPageViews(router, (event) => pages.push(event));
    fire("routeChangeStart");
    router.pathname = "/bestellung/[id]";
    fire("routeChangeComplete");
    expect(pages).toEqual([
      { name: "Page Viewed", page: "/[shop]" },
      { name: "Page Viewed", page: "/bestellung/[id]" },
    ]);
  });
});

describe("followTraces", () => {
  const opened = { from: 0, to: 900 };

  it("F34 F35 measures page loads and route changes only while statistics are granted", () => {
    const { consent, decide } = aConsent("statistics");
    const { router, fire } = aRouter("/");
    const traces: unknown[] = [];
    let now = 1_000;
    followTraces({ consent, router, now: () => now, opened, send: (trace) => traces.push(trace) });
    fire("routeChangeStart");
    now = 1_300;
    router.pathname = "/[shop]";
    fire("routeChangeComplete");
    expect(traces).toEqual([
      { kind: "pageload", page: "/", from: 0, to: 900 },
      { kind: "navigation", page: "/[shop]", from: 1_000, to: 1_300 },
    ]);
    fire("routeChangeStart");
    decide();
    fire("routeChangeComplete");
    expect(traces).toHaveLength(2);
  });

  it("F35 sends nothing of a time before consent", () => {
    const { consent, decide } = aConsent("marketing");
    const { router, fire } = aRouter("/");
    const traces: unknown[] = [];
    followTraces({ consent, router, now: () => 1, opened, send: (trace) => traces.push(trace) });
    fire("routeChangeStart");
    decide("statistics");
    fire("routeChangeComplete");
    expect(traces).toEqual([]);
  });
});
