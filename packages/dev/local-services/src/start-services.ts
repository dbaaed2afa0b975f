import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { startSearch, type SearchServiceOptions } from "./algolia/algolia-service.ts";
import type { LocalService } from "./service/local-service.ts";
import { startMailService, type MailServiceOptions } from "./mail/mail-service.ts";
import { geocodingRoutes } from "./mapbox/geocoding-routes.ts";
import { streetRoutes } from "./mapbox/streets/street-routes.ts";
import { isLoopbackHost, isLoopbackOrigin } from "./service/loopback.ts";
import { startPush } from "./push/push-service.ts";
import { recordRoutes } from "./records/record-routes.ts";
import { openRecordStore } from "./records/record-store.ts";
import { recordTabs } from "./records/record-tabs.ts";
import { json, type Reply, type Route } from "./service/service-route.ts";
import { startStripe, type StripeOptions } from "./stripe/stripe-service.ts";
import { viesRoutes } from "./vies/vies-routes.ts";
import { startTwilio } from "./twilio/twilio-service.ts";
import { viewerPage } from "./viewer-page.ts";

export interface ServicesOptions {
  /** 0 takes a free one. */
  readonly port: number;
  /** null = everything is lost at the end. */
  readonly dataDir: string | null;
  /** Absent: a free port, and the fate of a mail is not reported. */
  readonly mail?: Pick<MailServiceOptions, "smtpPort" | "webhook">;
  /** Where events about payments go; absent: nowhere, until a test says so. */
  readonly payments?: StripeOptions["endpoints"];
  /** The keys of the search; absent: obvious ones. */
  readonly searchKeys?: SearchServiceOptions["keys"];
}

export interface Services {
  readonly port: number;
  readonly smtpPort: number;
  stop(): Promise<void>;
}

/** Larger than any report of ours; a runaway page must not fill the disk. */
const largestBody = 1024 * 1024;

/** Opens the port that stands for the services the apps send to. It answers this machine only. */
export async function startServices({
  port,
  dataDir,
  mail = { smtpPort: 0 },
  payments = {},
  searchKeys,
}: ServicesOptions): Promise<Services> {
  const records = openRecordStore(dataDir, Date.now);
  const mailService = await startMailService({ ...mail, dataDir, now: Date.now });
  const services: readonly LocalService[] = [
    startStripe({ dataDir, endpoints: payments }),
    mailService,
    startPush({ now: Date.now }),
    startTwilio({ dataDir, now: Date.now }),
    startSearch({ dataDir, now: Date.now, ...(searchKeys && { keys: searchKeys }) }),
  ];
  const tabs = [...recordTabs(records), ...services.map(({ tab }) => tab)];
  const routes: readonly Route[] = [
    ...recordRoutes(records),
    ...geocodingRoutes,
    ...streetRoutes,
    ...viesRoutes,
    ...services.flatMap((service) => service.routes),
    {
      method: "POST",
      path: /^\/api\/reset$/,
      answer: () => {
        records.reset();
        for (const service of services) service.reset();
        return { status: 303, location: "/" };
      },
    },
    {
      method: "GET",
      path: /^\/$/,
      answer: async ({ url }) => ({ status: 200, type: "text/html", body: await viewerPage(tabs, url.searchParams) }),
    },
  ];
  const server = createServer((request, response) => {
    void answer(request, routes).then((reply) => send(request, response, reply));
  });
  const stopServices = async (): Promise<void> => {
    await Promise.all(services.map((service) => service.stop()));
  };
  try {
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen(port, "127.0.0.1", resolve);
    });
  } catch (error) {
    await stopServices();
    throw error;
  }
  return {
    port: (server.address() as AddressInfo).port,
    smtpPort: mailService.smtpPort,
    stop: async () => {
      await stopServices();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}

async function answer(request: IncomingMessage, routes: readonly Route[]): Promise<Reply> {
  const { origin, host } = request.headers;
  if (!isLoopbackHost(host) || (origin !== undefined && !isLoopbackOrigin(origin))) {
    return json({ error: "The local services answer this machine only." }, 403);
  }
  if (request.method === "OPTIONS") return { status: 204 };
  const url = new URL(request.url ?? "/", "http://localhost");
  for (const route of routes) {
    const match = route.method === request.method ? route.path.exec(url.pathname) : null;
    if (match === null) continue;
    const most = route.largestBody ?? largestBody;
    const body = await readBody(request, most);
    if (body === null) return json({ error: `A body is at most ${most} bytes.` }, 413);
    try {
      return await route.answer({ url, headers: request.headers, body, match });
    } catch (error) {
      return json({ error: error instanceof Error ? error.message : String(error) }, 400);
    }
  }
  return json({ error: `Nothing answers ${request.method ?? ""} ${url.pathname}.` }, 404);
}

async function readBody(request: IncomingMessage, most: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= most) chunks.push(chunk);
  }
  return size > most ? null : Buffer.concat(chunks);
}

function send(request: IncomingMessage, response: ServerResponse, reply: Reply): void {
  const { status, type, body, location, headers = {} } = reply;
  if (reply.dropped === true) {
    request.socket.destroy();
    return;
  }
  const { origin } = request.headers;
  if (origin !== undefined && isLoopbackOrigin(origin)) {
    response.setHeader("Access-Control-Allow-Origin", origin);
    response.setHeader("Access-Control-Allow-Credentials", "true");
    response.setHeader("Access-Control-Allow-Methods", "GET, POST, DELETE, OPTIONS");
    response.setHeader("Access-Control-Allow-Headers", request.headers["access-control-request-headers"] ?? "*");
    response.setHeader("Vary", "Origin");
  }
  response.setHeader("Cache-Control", "no-store");
  if (location !== undefined) response.setHeader("Location", location);
  if (type !== undefined) {
    response.setHeader("Content-Type", typeof body === "string" ? `${type}; charset=utf-8` : type);
  }
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.writeHead(status).end(body);
}
