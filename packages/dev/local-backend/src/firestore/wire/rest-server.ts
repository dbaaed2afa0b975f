import http, { type IncomingMessage, type ServerResponse } from "node:http";
import { isLoopbackHost, isLoopbackOrigin } from "../../http/loopback.ts";
import { StatusError } from "../protocol/status.ts";

/** Answers a request and returns true, or leaves it to the next one. */
export type HttpRoute = (request: IncomingMessage, response: ServerResponse, url: URL) => boolean | Promise<boolean>;

/** HTTP/1.1 part of a service: only for programs and pages on this very machine. */
export function createRestServer(routes: readonly HttpRoute[]): http.Server {
  return http.createServer({ keepAliveTimeout: 30_000 }, (request, response) => {
    void answer(routes, request, response);
  });
}

async function answer(routes: readonly HttpRoute[], request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    if (!isLoopbackHost(request.headers.host)) {
      throw new StatusError("PERMISSION_DENIED", "The Host header must name this machine.");
    }
    const { origin } = request.headers;
    if (origin !== undefined && !isLoopbackOrigin(origin)) {
      throw new StatusError("PERMISSION_DENIED", `Pages of "${origin}" may not use this backend.`);
    }
    if (origin !== undefined) allowOrigin(origin, request, response);
    const url = new URL(request.url ?? "/", "http://localhost");
    for (const route of routes) if (await route(request, response, url)) return;
    if (request.method === "OPTIONS") {
      response.writeHead(204).end();
      return;
    }
    throw new StatusError("NOT_FOUND", `There is nothing at ${request.method} ${url.pathname}.`);
  } catch (error) {
    sendError(response, error);
  }
}

/** Credentials are allowed because browsers send them with streams; that is why the origin is never `*`. */
function allowOrigin(origin: string, request: IncomingMessage, response: ServerResponse): void {
  response.setHeader("Access-Control-Allow-Origin", origin);
  response.setHeader("Access-Control-Allow-Credentials", "true");
  // A page sees at once, from the empty body, that a long poll was cut off; the SDK tells it much later.
  response.setHeader("Timing-Allow-Origin", origin);
  response.setHeader("Vary", "Origin");
  if (request.method !== "OPTIONS") return;
  response.setHeader("Access-Control-Allow-Methods", "GET, POST, PUT, PATCH, DELETE, OPTIONS");
  const asked = request.headers["access-control-request-headers"];
  if (asked !== undefined) response.setHeader("Access-Control-Allow-Headers", asked);
  if (request.headers["access-control-request-private-network"] !== undefined) {
    response.setHeader("Access-Control-Allow-Private-Network", "true");
  }
  response.setHeader("Access-Control-Max-Age", "3600");
}

export function sendJson(response: ServerResponse, body: unknown, status = 200): void {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    "Content-Type": "application/json; charset=UTF-8",
    "Content-Length": Buffer.byteLength(text),
  });
  response.end(text);
}

const httpStatus: Partial<Record<StatusError["status"], number>> = {
  INVALID_ARGUMENT: 400,
  FAILED_PRECONDITION: 400,
  OUT_OF_RANGE: 400,
  UNAUTHENTICATED: 401,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
  ABORTED: 409,
  RESOURCE_EXHAUSTED: 429,
  CANCELLED: 499,
  UNIMPLEMENTED: 501,
  UNAVAILABLE: 503,
  DEADLINE_EXCEEDED: 504,
};

export function sendError(response: ServerResponse, error: unknown): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  if (error instanceof StatusError) {
    const code = httpStatus[error.status] ?? 500;
    sendJson(response, { error: { code, message: error.message, status: error.status } }, code);
    return;
  }
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  sendJson(response, { error: { code: 500, message, status: "INTERNAL" } }, 500);
}

const maxBodyBytes = 10 * 1024 * 1024;

export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    // The rest is read and dropped, so that the client gets the answer instead of a broken pipe.
    if (size <= maxBodyBytes) chunks.push(chunk);
  }
  if (size > maxBodyBytes) {
    throw new StatusError("INVALID_ARGUMENT", `Request payload size exceeds the limit: ${maxBodyBytes} bytes.`);
  }
  return Buffer.concat(chunks).toString();
}
