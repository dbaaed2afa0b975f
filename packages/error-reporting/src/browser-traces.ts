import { browserTracingIntegration } from "@sentry/nextjs";
import type { BrowserClient } from "@sentry/nextjs";

/** Page loads, route changes and slow steps, for the sampled half; fetched after consent to statistics. */
export function addTraces(client: BrowserClient): void {
  client.addIntegration(browserTracingIntegration());
}
