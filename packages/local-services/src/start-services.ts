import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { isLoopbackHost, isLoopbackOrigin } from "./loopback.ts";
import { eventRecord, profileRecord, readMixpanelForm } from "./mixpanel-form.ts";
import { openRecordStore } from "./record-store.ts";
import type { RecordStore } from "./record-store.ts";
import { readSentryEnvelope } from "./sentry-envelope.ts";
import { recordKinds } from "./service-record.ts";
import { viewerPage } from "./viewer-page.ts";

export interface ServicesOptions {
  /** 0 takes a free one. */
  readonly port: number;
  /** null = everything is lost at the end. */
  readonly dataDir: string | null;
}

export interface Services {
  readonly port: number;
  stop(): Promise<void>;
}

/** Larger than any report of ours; a runaway page must not fill the disk. */
const largestBody = 1024 * 1024;

interface Reply {
  readonly status: number;
  readonly type?: string;
  readonly body?: string;
  readonly location?: string;
}

type Route = (request: { readonly url: URL; readonly body: Buffer }, store: RecordStore) => Reply;

const json = (body: unknown, status = 200): Reply => ({ status, type: "application/json", body: JSON.stringify(body) });

/** What the services' own SDKs call, and what people and tests ask. */
const routes: readonly { readonly method: string; readonly path: RegExp; readonly answer: Route }[] = [
  {
    method: "POST",
    path: /^\/api\/[^/]+\/envelope\/$/,
    answer: ({ body }, store) => {
      for (const received of readSentryEnvelope(body)) store.add(received);
      return json({});
    },
  },
  {
    method: "POST",
    path: /^\/mp\/track\/$/,
    answer: ({ body }, store) => {
      for (const event of readMixpanelForm(body.toString("utf8"))) store.add(eventRecord(event));
      return json(1);
    },
  },
  {
    method: "POST",
    path: /^\/mp\/engage\/$/,
    answer: ({ body }, store) => {
      for (const profile of readMixpanelForm(body.toString("utf8"))) store.add(profileRecord(profile));
      return json(1);
    },
  },
  {
    method: "GET",
    path: /^\/api\/records$/,
    answer: ({ url }, store) => {
      const wanted = url.searchParams.get("kind");
      const kind = recordKinds.find((known) => known === wanted);
      if (wanted !== null && kind === undefined) return json({ error: `Unknown kind "${wanted}".` }, 400);
      return json(store.list(kind));
    },
  },
  {
    method: "POST",
    path: /^\/api\/reset$/,
    answer: (_request, store) => {
      store.reset();
      return { status: 303, location: "/" };
    },
  },
  {
    method: "GET",
    path: /^\/$/,
    answer: ({ url }, store) => ({
      status: 200,
      type: "text/html",
      body: viewerPage(store.list(), url.searchParams.get("tab")),
    }),
  },
];

/** Opens the port that stands for the services the apps send to. It answers this machine only. */
export async function startServices({ port, dataDir }: ServicesOptions): Promise<Services> {
  const store = openRecordStore(dataDir, Date.now);
  const server = createServer((request, response) => {
    void answer(request, store).then((reply) => send(request, response, reply));
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(request: IncomingMessage, store: RecordStore): Promise<Reply> {
  const { origin, host } = request.headers;
  if (!isLoopbackHost(host) || (origin !== undefined && !isLoopbackOrigin(origin))) {
    return json({ error: "The local services answer this machine only." }, 403);
  }
  if (request.method === "OPTIONS") return { status: 204 };
  const url = new URL(request.url ?? "/", "http://localhost");
  const route = routes.find(({ method, path }) => method === request.method && path.test(url.pathname));
  if (!route) return json({ error: `Nothing answers ${request.method ?? ""} ${url.pathname}.` }, 404);
  const body = await readBody(request);
  if (body === null) return json({ error: `A body is at most ${largestBody} bytes.` }, 413);
  try {
    return route.answer({ url, body }, store);
  } catch (error) {
    // Every route only parses what it was sent, so a failure is the sender's.
    return json({ error: error instanceof Error ? error.message : String(error) }, 400);
  }
}

async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= largestBody) chunks.push(chunk);
  }
  return size > largestBody ? null : Buffer.concat(chunks);
}

function send(request: IncomingMessage, response: ServerResponse, { status, type, body, location }: Reply): void {
  const { origin } = request.headers;
  if (origin !== undefined && isLoopbackOrigin(origin)) {
    response.setHeader("Access-Control-Allow-Origin", origin);
    response.setHeader("Access-Control-Allow-Credentials", "true");
    response.setHeader("Access-Control-Allow-Methods", "GET, POST, OPTIONS");
    response.setHeader("Access-Control-Allow-Headers", request.headers["access-control-request-headers"] ?? "*");
    response.setHeader("Vary", "Origin");
  }
  response.setHeader("Cache-Control", "no-store");
  if (location !== undefined) response.setHeader("Location", location);
  if (type !== undefined) response.setHeader("Content-Type", `${type}; charset=utf-8`);
  response.writeHead(status).end(body);
}
