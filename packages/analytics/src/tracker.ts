import type { Consent } from "./consent.ts";
import type { AnalyticsEvent, Identity } from "./events.ts";

/** The way to the analytics service; only made and used while statistics are granted. */
export interface AnalyticsSink {
  track(event: AnalyticsEvent): void;
  identify(identity: Identity | null): void;
  /** Sends nothing any more and removes what it stored. */
  stop(): void;
  resume(): void;
}

export interface Tracker {
  track(event: AnalyticsEvent): void;
  /** null = signed out. */
  identify(identity: Identity | null): void;
}

/**
 * Silent until statistics are granted, silent again once they are withdrawn, and asked again on every accept and decline
 * (specification section 9). Of a time without consent nothing is sent later, except who is signed in now.
 */
export function createTracker(consent: Consent, loadSink: () => Promise<AnalyticsSink>): Tracker {
  let sink: Promise<AnalyticsSink> | null = null;
  let on = false;
  let identity: Identity | null = null;
  /** Counts the changes, so that what waits for the sink is not delivered into a later permission. */
  let period = 0;

  const deliver = (act: (ready: AnalyticsSink) => void): void => {
    const wanted = period;
    sink?.then(
      (ready) => {
        if (wanted === period) act(ready);
      },
      // A blocked or failed download: there simply are no statistics.
      () => undefined,
    );
  };
  const evaluate = (): void => {
    const granted = consent.current().granted.has("statistics");
    if (granted === on) return;
    on = granted;
    period += 1;
    if (granted) {
      const known = identity;
      const first = sink === null;
      sink ??= loadSink();
      deliver((ready) => {
        if (!first) ready.resume();
        if (known !== null) ready.identify(known);
      });
    } else deliver((ready) => ready.stop());
  };

  consent.subscribe(evaluate);
  evaluate();
  return {
    track: (event) => {
      if (on) deliver((ready) => ready.track(event));
    },
    identify: (next) => {
      const before = identity;
      identity = next;
      if (on && JSON.stringify(before) !== JSON.stringify(next)) deliver((ready) => ready.identify(next));
    },
  };
}
