import {
  BrowserClient,
  captureFeedback,
  dedupeIntegration,
  defaultStackParser,
  getCurrentScope,
  makeFetchTransport,
  setCurrentClient,
} from "@sentry/nextjs";
import type { CaughtError } from "./caught-error.ts";
import { environmentOf, releaseTag, type ReportSource, traceSampleRate } from "./environment.ts";
import type { ErrorReporter, Feedback } from "./error-handler.ts";
import { scrubEvent } from "./scrub.ts";

export interface ReporterOptions extends ReportSource {
  /** Path of the page at the moment of a report. */
  readonly path: () => string;
  /** For tests: where requests go. */
  readonly fetch?: typeof globalThis.fetch;
}

export interface BrowserReporter extends ErrorReporter {
  /** One measured way to a page; half of the visits are sampled. The caller asks for permission. */
  trace(measured: MeasuredVisit): void;
}

export interface MeasuredVisit {
  readonly kind: "pageload" | "navigation";
  /** The pattern of the route, never its address. */
  readonly page: string;
  /** Milliseconds since 1970. */
  readonly from: number;
  readonly to: number;
}

/** A service that does not answer in this time has not taken the words. */
const feedbackPatienceMs = 10_000;

/**
 * The service's client without any of its default integrations: its own inbound filters would lose kept messages, the
 * rest would collect what we do not want to know, and its tracing alone would more than double what is fetched here.
 */
export function createBrowserReporter(options: ReporterOptions): BrowserReporter {
  const { dsn, app, version, commit, origin, productionUrl, path, fetch } = options;
  const client = new BrowserClient({
    dsn,
    release: releaseTag(app, version),
    ...(commit !== "" && { dist: commit }),
    environment: environmentOf(origin, productionUrl),
    integrations: [dedupeIntegration()],
    stackParser: defaultStackParser,
    transport: (transportOptions) => makeFetchTransport(transportOptions, fetch),
    sendClientReports: false,
    traceLifecycle: "static",
    beforeSend: (event) => ({ ...scrubEvent(event), request: { url: `${origin}${path()}` } }),
    beforeSendTransaction: scrubEvent,
  });
  const scope = getCurrentScope();
  scope.setTag("app", app);
  setCurrentClient(client);
  client.init();

  return {
    report: (caught, treatment, eventId) =>
      scope.captureException(toError(caught), {
        ...(eventId !== undefined && { event_id: eventId }),
        mechanism: { type: "watch-errors", handled: false },
        captureContext: { tags: { treatment } },
      }),
    sendFeedback: (feedback, eventId) => sendFeedback(client, feedback, eventId),
    trace: ({ kind, page, from, to }) => {
      if (Math.random() >= traceSampleRate) return;
      // The client's own spans would double what is fetched here, for one number.
      scope.captureEvent({
        type: "transaction",
        transaction: page,
        start_timestamp: from / 1000,
        timestamp: to / 1000,
        contexts: { trace: { op: kind, trace_id: randomHex(32), span_id: randomHex(16) } },
        spans: [],
      });
    },
  };
}

const randomHex = (digits: number): string => crypto.randomUUID().replaceAll("-", "").slice(0, digits);

function toError({ name, message, stack }: CaughtError): Error {
  const error = new Error(message);
  error.name = name;
  error.stack = stack === "" ? `${name}: ${message}` : stack;
  return error;
}

function sendFeedback(client: BrowserClient, { message, name, email }: Feedback, eventId: string): Promise<boolean> {
  return new Promise((resolve) => {
    let feedbackId = "";
    const finish = (taken: boolean): void => {
      stopListening();
      clearTimeout(timer);
      resolve(taken);
    };
    const stopListening = client.on("afterSendEvent", (event, { statusCode = 0 }) => {
      if (event.event_id === feedbackId) finish(statusCode >= 200 && statusCode < 300);
    });
    const timer = setTimeout(() => finish(false), feedbackPatienceMs);
    feedbackId = captureFeedback({
      message,
      associatedEventId: eventId,
      ...(name === "" ? {} : { name }),
      ...(email === "" ? {} : { email }),
    });
  });
}
