import type { IncomingMessage, ServerResponse } from "node:http";

/**
 * Every token is forgeable here, so only pages of this machine may talk to the backend. Requests carry credentials:
 * the exact origin must be echoed. Answers false when the origin is foreign.
 */
export function allowLoopbackOrigin(request: IncomingMessage, response: ServerResponse): boolean {
  const origin = request.headers.origin;
  if (origin === undefined) return true;
  if (!isLoopbackOrigin(origin)) return false;
  response.setHeader("Access-Control-Allow-Origin", origin);
  response.setHeader("Access-Control-Allow-Credentials", "true");
  response.setHeader("Access-Control-Expose-Headers", "X-HTTP-Session-Id");
  response.setHeader("Vary", "Origin");
  return true;
}

export function isLoopbackOrigin(origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { hostname } = new URL(origin);
  return (
    hostname === "localhost" ||
    hostname.endsWith(".localhost") ||
    hostname === "[::1]" ||
    /^127(?:\.\d{1,3}){3}$/.test(hostname)
  );
}
