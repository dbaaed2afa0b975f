import { consoleLogger } from "@lokalkorb/error-reporting/logger";
import { watchErrors } from "@lokalkorb/error-reporting/watch-errors";
import { latePart } from "@lokalkorb/ui/late-part";
import type { ErrorReporting } from "./error-reporting.ts";

const reportingPart = latePart(
  "error-reporting",
  async () =>
    (await import(/* webpackChunkName: "part-error-reporting" */ "./error-reporting.ts")).createErrorReporting,
);

let reporting: ErrorReporting | null = null;

/** The page's error reporting, fetched when it is first needed; after a failed download it is tried again. */
export async function errorReporting(): Promise<ErrorReporting> {
  const create = await reportingPart.load();
  return (reporting ??= create(window.lokalkorbConfig));
}

/** Hears errors from the first rendering on, before any effect has run. On the server there is no page to watch. */
export function watchPage(): boolean {
  if (typeof window === "undefined") return false;
  watchErrors(window, consoleLogger, async () => (await errorReporting()).handler);
  return true;
}
