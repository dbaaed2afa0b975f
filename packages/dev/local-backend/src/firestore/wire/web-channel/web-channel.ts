import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Caller } from "../../protocol/firestore-core.ts";
import type { StreamHandler } from "../../protocol/stream-connection.ts";
import { StatusError } from "../../protocol/status.ts";
import { parsePseudoHeaders, parseWebChannelForm } from "./web-channel-form.ts";
import { webChannelFrame } from "./web-channel-frame.ts";
import { createWebChannelSession, type WebChannelSession } from "./web-channel-session.ts";

export interface WebChannelOptions {
  readonly listen: StreamHandler;
  readonly write: StreamHandler;
  /** Throws a StatusError for a token that cannot be read. The database is the one the stream is opened for. */
  readonly parseAuthorization: (authorization: string | undefined, database: string) => Caller;
  readonly idleMs?: number;
}

/** Answers the browsers' streams and returns true, or leaves the request to the next route. CORS is the server's. */
export interface WebChannelRoutes {
  (request: IncomingMessage, response: ServerResponse, url: URL): boolean;
  readonly sessionCount: number;
  /** Ends all streams, for shutting down. */
  close(): void;
}

const channelPath = /^\/google\.firestore\.v1\.Firestore\/(Listen|Write)\/channel$/;
const protocolVersion = 8;
const serverVersion = 14;
/** Browsers give up a back channel after one and a half times this. */
const keepAliveMs = 30_000;
const noopMs = 25_000;
const mostBodyBytes = 64 * 1024 * 1024;

export function webChannelRoutes(options: WebChannelOptions): WebChannelRoutes {
  const sessions = new Map<string, WebChannelSession>();

  function route(request: IncomingMessage, response: ServerResponse, url: URL): boolean {
    const rpc = channelPath.exec(url.pathname)?.[1];
    if (rpc === undefined || request.method === "OPTIONS") return false;
    const handler = rpc === "Listen" ? options.listen : options.write;
    serve(request, response, url.searchParams, handler).catch((error: unknown) => refuse(response, error));
    return true;
  }

  async function serve(
    request: IncomingMessage,
    response: ServerResponse,
    parameters: URLSearchParams,
    handler: StreamHandler,
  ): Promise<void> {
    const sid = parameters.get("SID");
    if (sid === null && request.method === "POST") {
      return open(request, response, parameters, handler);
    }
    const session = sessions.get(sid ?? "");
    // Who has received what was never sent speaks of another session, too; a browser then opens a new one.
    if (!session || lastReceivedId(parameters) > session.lastId) {
      answer(response, 400, "Unknown SID");
    } else if (parameters.get("TYPE") === "terminate") {
      session.end();
      answer(response, 200, "");
    } else if (request.method === "POST") {
      const { messages } = parseWebChannelForm(await bodyOf(request));
      session.acknowledge(lastReceivedId(parameters));
      session.receive(messages);
      answer(response, 200, webChannelFrame(JSON.stringify(session.status())));
    } else {
      startAnswer(response, 200);
      session.attach(response, {
        lastReceivedId: lastReceivedId(parameters),
        streaming: parameters.get("CI") === "0",
        holdMs: Math.min(Number(parameters.get("TO")) || noopMs, noopMs),
      });
    }
  }

  async function open(
    request: IncomingMessage,
    response: ServerResponse,
    parameters: URLSearchParams,
    handler: StreamHandler,
  ): Promise<void> {
    const { messages, headers } = parseWebChannelForm(await bodyOf(request));
    const authorization =
      headers.get("authorization") ??
      parsePseudoHeaders(parameters.get("$httpHeaders") ?? "").get("authorization") ??
      request.headers.authorization;
    const id = randomUUID();
    const session = createWebChannelSession({
      id,
      ...admit(authorization, parameters.get("database") ?? "", handler),
      idleMs: options.idleMs ?? 60_000,
      onEnd: () => sessions.delete(id),
    });
    sessions.set(id, session);
    answer(response, 200, webChannelFrame(greeting(id)));
    session.receive(messages);
  }

  /** A token that cannot be read is told inside the stream, where the SDK expects it. */
  function admit(
    authorization: string | undefined,
    database: string,
    handler: StreamHandler,
  ): { readonly caller: Caller; readonly handler: StreamHandler } {
    try {
      return { caller: options.parseAuthorization(authorization, database), handler };
    } catch (error) {
      if (!(error instanceof StatusError)) throw error;
      return { caller: { kind: "user", auth: null }, handler: (connection) => connection.close(error) };
    }
  }

  return Object.defineProperty(
    Object.assign(route, {
      sessionCount: 0,
      close() {
        for (const session of sessions.values()) session.shutDown();
      },
    }),
    "sessionCount",
    { get: () => sessions.size },
  );
}

function greeting(sessionId: string): string {
  return JSON.stringify([[0, ["c", sessionId, "", protocolVersion, serverVersion, keepAliveMs]]]);
}

function lastReceivedId(parameters: URLSearchParams): number {
  const id = Number(parameters.get("AID"));
  return Number.isSafeInteger(id) ? id : 0;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    const part = Buffer.from(chunk);
    bytes += part.length;
    if (bytes > mostBodyBytes) throw new StatusError("RESOURCE_EXHAUSTED", "The request is too large.");
    chunks.push(part);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function startAnswer(response: ServerResponse, status: number): void {
  response.writeHead(status, {
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": "no-cache, no-store",
    // Without it the browser holds back the first bytes to guess their type.
    "X-Content-Type-Options": "nosniff",
  });
  response.flushHeaders();
}

function answer(response: ServerResponse, status: number, text: string): void {
  startAnswer(response, status);
  response.end(text);
}

function refuse(response: ServerResponse, error: unknown): void {
  if (response.headersSent) response.end();
  else if (error instanceof StatusError) answer(response, 400, `${error.status}: ${error.message}`);
  else answer(response, 500, String(error));
}
