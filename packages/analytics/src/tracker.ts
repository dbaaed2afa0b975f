import type { Consent } from "./consent.ts";

export type AnalyticsEvent =
  | { readonly name: "page-view"; readonly path: string }
  | { readonly name: "added-to-basket"; readonly shop: string }
  | { readonly name: "order-placed"; readonly shop: string };

/** Takes events away; only called while statistics are granted. */
export type EventSink = (event: AnalyticsEvent) => void;

export interface Tracker {
  track(event: AnalyticsEvent): void;
}

/** Silent until statistics are granted, silent again once they are withdrawn; nothing is kept for later. */
export const createTracker = (consent: Consent, sink: EventSink): Tracker => ({
  track: (event) => {
    if (consent.current().granted.has("statistics")) sink(event);
  },
});
