import type { BrowserReporter } from "@lokalkorb/error-reporting/browser-reporter";

/**
 * Fetches the service's client with the first thing there is to send: most visits have nothing. What cannot be
 * sent for want of a network waits for it.
 */
export function lateReporter(
  load: () => Promise<BrowserReporter>,
  onceOnline: (act: () => void) => void = (act) => window.addEventListener("online", act, { once: true }),
): BrowserReporter {
  let loading: Promise<BrowserReporter> | null = null;
  const fetched = (): Promise<BrowserReporter> => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
  const send = (act: (reporter: BrowserReporter) => void): void => {
    fetched().then(act, () => onceOnline(() => send(act)));
  };
  return {
    report: (caught, treatment, eventId = newEventId()) => {
      send((reporter) => reporter.report(caught, treatment, eventId));
      return eventId;
    },
    sendFeedback: async (feedback, eventId) => {
      try {
        return await (await fetched()).sendFeedback(feedback, eventId);
      } catch {
        return false;
      }
    },
    trace: (measured) => send((reporter) => reporter.trace(measured)),
  };
}

/** As the service wants it: a UUID without its dashes. */
const newEventId = (): string => crypto.randomUUID().replaceAll("-", "");
