import { createStackParser, createTransport } from "@sentry/core";
import { ServerRuntimeClient, nodeStackLineParser } from "@sentry/core/server";
import { environmentOf, releaseTag, type ReportSource } from "./environment.ts";
import { scrubEvent } from "./scrub.ts";

export interface ServerReporter {
  /** Resolves once the service has answered or refused: an instance may stop right after. Never rejects. */
  capture(error: unknown, facts?: Readonly<Record<string, string>>): Promise<void>;
}

const patienceMs = 2000;

/** Reports defects of servers and functions; without a `dsn` nothing is reported. No instrumentation, no patched modules: one request for each defect. */
export function createServerReporter(options: ReportSource): ServerReporter {
  const { dsn, app, version, commit, origin, productionUrl } = options;
  if (dsn === "") return { capture: () => Promise.resolve() };
  const client = new ServerRuntimeClient({
    dsn,
    release: releaseTag(app, version),
    ...(commit !== "" && { dist: commit }),
    environment: environmentOf(origin, productionUrl),
    platform: "node",
    runtime: { name: "node", version: process.version },
    integrations: [],
    stackParser: createStackParser(nodeStackLineParser()),
    sendClientReports: false,
    beforeSend: scrubEvent,
    transport: (transportOptions) =>
      createTransport(transportOptions, async ({ body }) => {
        const response = await fetch(transportOptions.url, {
          method: "POST",
          body: typeof body === "string" ? body : new Uint8Array(body),
          headers: { "Content-Type": "application/x-sentry-envelope", ...transportOptions.headers },
          signal: AbortSignal.timeout(patienceMs),
        });
        return { statusCode: response.status };
      }),
  });
  client.init();
  return {
    capture: async (error, facts = {}) => {
      client.captureException(error, { captureContext: { tags: { app, ...facts } } });
      await client.flush(patienceMs).then(
        () => undefined,
        () => undefined,
      );
    },
  };
}
