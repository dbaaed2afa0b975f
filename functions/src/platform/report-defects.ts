import { HttpsError } from "firebase-functions/https";
import { createServerReporter } from "@lokalkorb/error-reporting/server-reporter";
import type { ServerReporter } from "@lokalkorb/error-reporting/server-reporter";
import packageJson from "../../package.json" with { type: "json" };
import { readReporting } from "../composition/config.ts";
import { environment } from "../composition/environment.ts";

let created: ServerReporter | undefined;

const reporter = (): ServerReporter =>
  (created ??= createServerReporter({
    app: "functions",
    version: packageJson.version,
    ...readReporting(environment()),
  }));

/**
 * Around every handler: what nobody expected goes to the error service before the instance may stop, and on as it was.
 * A refusal is an answer and no defect.
 */
export const reportDefects =
  <Args extends unknown[], Answer>(
    name: string,
    handler: (...args: Args) => Promise<Answer>,
    to: () => ServerReporter = reporter,
  ): ((...args: Args) => Promise<Answer>) =>
  async (...args) => {
    try {
      return await handler(...args);
    } catch (error) {
      if (!(error instanceof HttpsError)) await to().capture(error, { function: name });
      throw error;
    }
  };
