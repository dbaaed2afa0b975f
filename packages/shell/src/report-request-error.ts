import { createServerReporter, type ServerReporter } from "@lokalkorb/error-reporting/server-reporter";
import type { BrowserConfig } from "./config/browser-config.ts";

let reporter: ServerReporter | null = null;

/** Reports what a page or an API route of an app's server threw; the route's pattern, never its address. */
export function reportRequestError(config: BrowserConfig, error: unknown, route: string): Promise<void> {
  reporter ??= createServerReporter({
    ...config,
    dsn: config.sentryDsn,
    origin: config.app === "storefront" ? config.storefrontUrl : config.consoleUrl,
  });
  return reporter.capture(error, { side: "server", route });
}
