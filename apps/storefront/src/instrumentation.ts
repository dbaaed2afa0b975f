import type { Instrumentation } from "next";

/** Runs once when the server starts: a missing name stops it here and not in the middle of an order. */
export async function register(): Promise<void> {
  if (process.env["NEXT_RUNTIME"] !== "nodejs") return;
  const { serverConfig } = await import("./shared/environment/server-config.ts");
  const { startServer } = await import("@lokalkorb/shell/config/start-server");
  startServer(serverConfig, process);
}

/** Errors of a page or a route go to the error service; the visitor sees the error page. */
export const onRequestError: Instrumentation.onRequestError = async (error, _request, { routePath }) => {
  if (process.env["NEXT_RUNTIME"] !== "nodejs") return;
  const { reportRequestError } = await import("@lokalkorb/shell/report-request-error");
  const { serverConfig } = await import("./shared/environment/server-config.ts");
  await reportRequestError(serverConfig().browser, error, routePath);
};
