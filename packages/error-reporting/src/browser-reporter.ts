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
import { environmentOf, releaseTag, traceSampleRate } from "./environment.ts";
import type { ErrorReporter, Feedback } from "./error-desk.ts";
import { scrubEvent } from "./scrub.ts";

export interface ReporterOptions {
  readonly dsn: string;
  readonly app: string;
  readonly version: string;
  readonly origin: string;
  /** The product's own public address; decides between production and development. */
  readonly productionUrl: string;
  /** Path of the page at the moment of a report. */
  readonly path: () => string;
  /** For tests: where requests go. */
  readonly fetch?: typeof globalThis.fetch;
}

export interface BrowserReporter extends ErrorReporter {
  /** Traces are measured from the first permission on, and only sampled while it lasts. */
  allowTraces(allowed: boolean): void;
}

/** A service that does not answer in this time has not taken the words. */
const feedbackPatienceMs = 10_000;

/**
 * The service's client without any of its default integrations: its own inbound filters would lose kept messages, and
 * the rest would collect what we do not want to know. This file is fetched at the first error or input.
 */
export function createBrowserReporter(options: ReporterOptions): BrowserReporter {
  const { dsn, app, version, origin, productionUrl, path, fetch } = options;
  let tracesAllowed = false;
  let tracing = false;
  const client = new BrowserClient({
    dsn,
    release: releaseTag(app, version),
    environment: environmentOf(origin, productionUrl),
    integrations: [dedupeIntegration()],
    stackParser: defaultStackParser,
    transport: (transportOptions) => makeFetchTransport(transportOptions, fetch),
    sendClientReports: false,
    tracesSampler: () => (tracesAllowed ? traceSampleRate : 0),
    tracePropagationTargets: [],
    traceLifecycle: "static",
    beforeSend: (event) => ({ ...scrubEvent(event), request: { url: `${origin}${path()}` } }),
    beforeSendTransaction: (event) => (tracesAllowed ? scrubEvent(event) : null),
  });
  const scope = getCurrentScope();
  scope.setTag("app", app);
  setCurrentClient(client);
  client.init();

  return {
    report: (caught, treatment) =>
      scope.captureException(toError(caught), {
        mechanism: { type: "watch-errors", handled: false },
        captureContext: { tags: { treatment } },
      }),
    sendFeedback: (feedback, eventId) => sendFeedback(client, feedback, eventId),
    allowTraces: (allowed) => {
      tracesAllowed = allowed;
      if (!allowed || tracing) return;
      tracing = true;
      void import("./browser-traces.ts").then(({ addTraces }) => addTraces(client));
    },
  };
}

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
