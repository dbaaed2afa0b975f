import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { FaultGate } from "../faults/faults.ts";
import { isLoopbackHost, isLoopbackOrigin } from "./loopback.ts";
import { asPortBusy, type ServiceName } from "../service/service.ts";

export interface HttpExchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
}

export interface HttpServiceOptions {
  readonly name: ServiceName;
  readonly host: string;
  readonly port: number;
  /** Response headers a browser may read beside the simple ones. */
  readonly exposeHeaders?: string;
  /** The functions answer CORS themselves. */
  readonly cors?: boolean;
  /** Told about every request when it was answered. */
  readonly onAnswered?: (request: IncomingMessage, response: ServerResponse) => void;
  /** Faults on purpose; absent = nothing, or `handle` asks itself. */
  readonly faults?: FaultGate;
  readonly handle: (exchange: HttpExchange) => Promise<void> | void;
}

export interface HttpService {
  readonly port: number;
  readonly dropConnections: () => void;
  close(): Promise<void>;
}

/** Opens one HTTP port that answers this machine only. */
export async function startHttpService(options: HttpServiceOptions): Promise<HttpService> {
  const server = createServer({ keepAliveTimeout: 30_000 }, (request, response) => {
    const { onAnswered } = options;
    if (onAnswered !== undefined) response.once("finish", () => onAnswered(request, response));
    const refused = refuseForeign(request);
    if (refused !== null)
      return sendJson(response, 403, { error: { code: 403, message: refused, status: "PERMISSION_DENIED" } });
    if (options.cors !== false) {
      allowOrigin(request, response, options.exposeHeaders);
      if (request.method === "OPTIONS") return void response.writeHead(204).end();
    }
    const url = new URL(request.url ?? "/", "http://localhost");
    Promise.resolve()
      .then(async () => {
        if (options.faults === undefined || (await options.faults.enter(options.name)))
          return options.handle({ request, response, url });
        sendUnavailable(response);
      })
      .catch((error: unknown) => answerDefect(options.name, error, response));
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) => reject(asPortBusy(error, options.name, options.port)));
    server.listen(options.port, options.host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    dropConnections: () => server.closeAllConnections(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function refuseForeign(request: IncomingMessage): string | null {
  if (!isLoopbackHost(request.headers.host))
    return `The local backend answers loopback names only, not Host "${request.headers.host ?? ""}".`;
  const origin = request.headers.origin;
  if (origin !== undefined && !isLoopbackOrigin(origin))
    return `The local backend answers pages of this machine only, not "${origin}".`;
  return null;
}

function allowOrigin(request: IncomingMessage, response: ServerResponse, exposeHeaders?: string): void {
  const origin = request.headers.origin;
  if (origin === undefined) return;
  response.setHeader("Access-Control-Allow-Origin", origin);
  response.setHeader("Access-Control-Allow-Credentials", "true");
  response.setHeader("Vary", "Origin");
  if (exposeHeaders !== undefined) response.setHeader("Access-Control-Expose-Headers", exposeHeaders);
  if (request.method !== "OPTIONS") return;
  response.setHeader("Access-Control-Allow-Methods", "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS");
  response.setHeader("Access-Control-Allow-Headers", request.headers["access-control-request-headers"] ?? "*");
  response.setHeader("Access-Control-Max-Age", "3600");
}

function answerDefect(name: ServiceName, error: unknown, response: ServerResponse): void {
  const status = error instanceof BadJsonError ? 400 : error instanceof BodyTooLargeError ? 413 : null;
  if (status !== null && error instanceof Error && !response.headersSent)
    return sendJson(response, status, { error: { code: status, message: error.message, status: "INVALID_ARGUMENT" } });
  process.stderr.write(`[${name}] ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  if (response.headersSent) return void response.destroy();
  sendJson(response, 500, {
    error: { code: 500, message: "The local backend failed; see its log.", status: "INTERNAL" },
  });
}

export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": Buffer.byteLength(text),
    ...headers,
  });
  response.end(text);
}

export const sendUnavailable = (response: ServerResponse, headers: Record<string, string> = {}): void =>
  sendJson(
    response,
    503,
    { error: { code: 503, message: "Not available on purpose.", status: "UNAVAILABLE" } },
    headers,
  );

/** The whole request body; refuses more than `limit` bytes instead of filling memory. */
export async function readBody(request: IncomingMessage, limit = 64 * 1024 * 1024): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) throw new BodyTooLargeError(limit);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** An empty body is an empty object; what is no JSON object is answered with 400. */
export async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  const text = (await readBody(request)).toString();
  let value: unknown;
  try {
    value = text === "" ? {} : JSON.parse(text);
  } catch {
    throw new BadJsonError();
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new BadJsonError();
  return value as Record<string, unknown>;
}

class BadJsonError extends Error {
  constructor() {
    super("The body is not a JSON object.");
  }
}

export class BodyTooLargeError extends Error {
  constructor(limit: number) {
    super(`The request body is larger than ${limit} bytes.`);
  }
}
