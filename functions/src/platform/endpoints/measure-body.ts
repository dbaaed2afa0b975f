import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";

/** Twice what any call takes; far below what would cost a moment. */
const mostBytes = 64 * 1024;
/** An order's deepest field stands eight levels down. */
const mostLevels = 32;

/** A request as the servers of functions hand it over. */
interface ReceivedRequest extends IncomingMessage {
  rawBody?: Buffer;
  body?: unknown;
}

/** Whether this process serves functions, and which one, where it is one alone. */
export interface ServingProcess {
  servesFunctions(): boolean;
  functionAlone(): string | undefined;
}

const measured = new Set<string>();
let isListening = false;
/** The declared content types of requests, kept before the servers' parsers were told to leave the bytes alone. */
const sentAs = new WeakMap<IncomingMessage, string | undefined>();

/** Deployed, a server serves one function at every path; a host of all functions has the name at the end. */
const isOurs = (path: string, alone: string | undefined): boolean =>
  measured.has(alone ?? path.replace(/\?.*$/, "").split("/").at(-1) ?? "");

/**
 * The bodies of these functions are measured before they are parsed. Every server of functions parses by content type
 * before any function sees the request, at any size, and prints what it cannot parse: a body of plain bytes it only
 * keeps. So the type is taken off when a request arrives, and comes back in `takeBody`.
 */
export function measureBodies(name: string, by: ServingProcess): void {
  measured.add(name);
  if (isListening || !by.servesFunctions()) return;
  isListening = true;
  subscribe("http.server.request.start", (message) => {
    const { request } = message as { readonly request: IncomingMessage };
    if (!isOurs(request.url ?? "", by.functionAlone())) return;
    sentAs.set(request, request.headers["content-type"]);
    request.headers["content-type"] = "application/octet-stream";
  });
}

/** How deep lists and objects stand in each other, by their brackets outside of texts; stops at the first too many. */
export function isTooDeep(json: Buffer): boolean {
  let level = 0;
  let inText = false;
  for (let index = 0; index < json.length; index++) {
    const byte = json[index];
    if (inText) {
      if (byte === 0x5c) index++;
      else if (byte === 0x22) inText = false;
    } else if (byte === 0x22) inText = true;
    else if (byte === 0x7b || byte === 0x5b) {
      if (++level > mostLevels) return true;
    } else if (byte === 0x7d || byte === 0x5d) level--;
  }
  return false;
}

/** For those who look at the bytes themselves. A provider's largest event is a tenth of it. */
export const isTooLarge = ({ rawBody }: ReceivedRequest): boolean => (rawBody?.length ?? 0) > mostBytes * 4;

function problemOf(bytes: Buffer, most: number): { readonly status: number; readonly problem: string } | null {
  if (bytes.length > most) return { status: 413, problem: `larger than ${most} bytes` };
  return isTooDeep(bytes) ? { status: 400, problem: `more than ${mostLevels} levels` } : null;
}

/**
 * The body of a call, parsed now that its size and depth are known; false after a refusal. Nothing is logged: a body
 * can be about a person.
 */
export function takeBody(request: ReceivedRequest, response: ServerResponse, most = mostBytes): boolean {
  const bytes = request.rawBody ?? Buffer.alloc(0);
  const type = sentAs.get(request) ?? request.headers["content-type"];
  if (sentAs.has(request)) {
    if (type === undefined) delete request.headers["content-type"];
    else request.headers["content-type"] = type;
  }
  const refusal = problemOf(bytes, most);
  if (refusal !== null) return refuse(request, response, refusal);
  if (bytes.length === 0 || !/^application\/json\b/.test(type ?? "")) return true;
  try {
    request.body = JSON.parse(bytes.toString("utf8"));
    return isCall(request.body) || refuse(request, response, { status: 400, problem: "no call" });
  } catch {
    return refuse(request, response, { status: 400, problem: "no JSON" });
  }
}

/** The framework prints the body that has no data. */
const isCall = (body: unknown): boolean =>
  typeof body === "object" && body !== null && Object.keys(body).every((key) => key === "data") && "data" in body;

/** In the words of the wire, and readable for the page that asked. */
function refuse(
  { headers }: IncomingMessage,
  response: ServerResponse,
  { status, problem }: { readonly status: number; readonly problem: string },
): false {
  const cors = headers.origin === undefined ? {} : { "Access-Control-Allow-Origin": headers.origin, Vary: "Origin" };
  response
    .writeHead(status, { ...cors, "Content-Type": "application/json" })
    .end(JSON.stringify({ error: { status: "INVALID_ARGUMENT", message: problem } }));
  return false;
}
