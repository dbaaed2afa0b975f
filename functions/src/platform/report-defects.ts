import { HttpsError } from "firebase-functions/https";
import type { ServerReporter } from "@lokalkorb/error-reporting/server-reporter";

/**
 * Around every handler: an unexpected error goes to the error service before the instance may stop, and on as it was. A
 * refusal is an answer and no defect.
 */
export const reportDefects =
  <Args extends unknown[], Answer>(
    name: string,
    handler: (...args: Args) => Promise<Answer>,
    to: () => ServerReporter,
  ): ((...args: Args) => Promise<Answer>) =>
  async (...args) => {
    try {
      return await handler(...args);
    } catch (error) {
      if (!(error instanceof HttpsError)) await to().capture(error, { function: name });
      throw error;
    }
  };
