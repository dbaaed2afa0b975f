import { createErrorHandler, type ErrorHandler } from "@lokalkorb/error-reporting/error-handler";
import type { BrowserReporter } from "@lokalkorb/error-reporting/browser-reporter";
import { reloadWorldOf } from "@lokalkorb/error-reporting/watch-errors";
import { latePart } from "@lokalkorb/ui/late-part";
import type { BrowserConfig } from "../config/browser-config.ts";
import { lateReporter } from "./late-reporter.ts";

const dialogPart = latePart(
  "error-dialog",
  async () => (await import(/* webpackChunkName: "part-error-dialog" */ "./error-dialog.tsx")).openErrorDialog,
);
const reporterPart = latePart(
  "error-reporter",
  async () =>
    (await import(/* webpackChunkName: "part-error-reporter" */ "@lokalkorb/error-reporting/browser-reporter"))
      .createBrowserReporter,
);

export interface ErrorReporting {
  readonly handler: ErrorHandler;
  /** null = no service is configured. */
  readonly reporter: BrowserReporter | null;
}

/** Puts together what treats errors: the rules, the service and the dialog. Fetched at the first error or input. */
export function createErrorReporting(config: BrowserConfig | undefined): ErrorReporting {
  const reporter = config === undefined || config.sentryDsn === "" ? null : lateReporter(() => createReporter(config));
  const handler = createErrorHandler({
    environment: reloadWorldOf(window),
    reporter,
    openDialog: (request) => {
      void dialogPart.until().then((openErrorDialog) => openErrorDialog(request, config?.supportEmail ?? ""));
    },
  });
  return { handler, reporter };
}

async function createReporter(config: BrowserConfig): Promise<BrowserReporter> {
  const createBrowserReporter = await reporterPart.load();
  const { origin } = window.location;
  return createBrowserReporter({ ...config, dsn: config.sentryDsn, origin, path: () => window.location.pathname });
}
