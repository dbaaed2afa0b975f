import { consoleLogger } from "@lokalkorb/error-reporting/logger";
import { watchErrors } from "@lokalkorb/error-reporting/watch-errors";
import type { ErrorReporting } from "./error-reporting.ts";

let loading: Promise<ErrorReporting> | null = null;

/** The page's error reporting, fetched when it is first needed; after a failed download it is tried again. */
export function errorReporting(): Promise<ErrorReporting> {
  loading ??= import("./error-reporting.ts")
    .then(({ createErrorReporting }) => createErrorReporting(window.lokalkorbConfig))
    .catch((error: unknown) => {
      loading = null;
      throw error;
    });
  return loading;
}

/** Hears errors from the first rendering on, before any effect has run. On the server there is no page to watch. */
export function watchPage(): boolean {
  if (typeof window === "undefined") return false;
  watchErrors(window, consoleLogger, async () => (await errorReporting()).desk);
  return true;
}
