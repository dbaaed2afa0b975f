import type { AnalyticsEvent, Identity } from "./events.ts";
import type { Tracker } from "./tracker.ts";

/** Enough for what happens before the tracker has been loaded. */
const mostWaiting = 20;

let tracker: Tracker | null = null;
let waiting: AnalyticsEvent[] = [];
let someone: Identity | null = null;

/** Tells analytics about one step, from anywhere. Whether it is sent is the consent's decision. */
export function track(event: AnalyticsEvent): void {
  if (tracker !== null) tracker.track(event);
  else if (waiting.length < mostWaiting) waiting.push(event);
}

/** The apps report every change of the account; guests with an anonymous account count as none. */
export function identify(identity: Identity | null): void {
  someone = identity;
  tracker?.identify(identity);
}

/** The page's tracker takes over, with what has been waiting for it. */
export function receiveTracking(receiver: Tracker): void {
  tracker = receiver;
  receiver.identify(someone);
  for (const event of waiting) receiver.track(event);
  waiting = [];
}
