/** Runs once when the server starts: a missing name stops it here and not in the middle of an order. */
export async function register(): Promise<void> {
  if (process.env["NEXT_RUNTIME"] !== "nodejs") return;
  const { serverConfig } = await import("./app/server-config.ts");
  serverConfig();
}
