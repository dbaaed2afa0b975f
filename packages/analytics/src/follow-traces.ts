import type { Consent } from "./consent.ts";
import type { RouterLike } from "./page-views.ts";

export interface Trace {
  readonly kind: "pageload" | "navigation";
  readonly page: string;
  /** Milliseconds since 1970. */
  readonly from: number;
  readonly to: number;
}

export interface TraceOptions {
  readonly consent: Consent;
  readonly router: RouterLike;
  now(): number;
  /** When the opened page began and was loaded. */
  readonly opened: { readonly from: number; readonly to: number };
  readonly send: (trace: Trace) => void;
}

/** Traces measure visits, so they wait for the same permission as statistics, and for nothing of before it. */
export function followTraces({ consent, router, now, opened, send }: TraceOptions): void {
  const allowed = (): boolean => consent.current().granted.has("statistics");
  let from: number | null = null;
  if (allowed()) send({ kind: "pageload", page: router.pathname, ...opened });
  router.events.on("routeChangeStart", () => {
    from = allowed() ? now() : null;
  });
  router.events.on("routeChangeComplete", () => {
    if (from !== null && allowed()) send({ kind: "navigation", page: router.pathname, from, to: now() });
    from = null;
  });
}
