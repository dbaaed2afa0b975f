import { gunzipSync } from "node:zlib";
import type { LocalService } from "../service/local-service.ts";
import { json, type Reply, type Route, type ServiceRequest } from "../service/service-route.ts";
import { ApiError } from "./index/api-error.ts";
import { apiRoutes, type ApiRoute } from "./api-routes.ts";
import { callerOf } from "./caller-of.ts";
import { isFields, type Fields } from "./index/record-fields.ts";
import { createSearchCore, type SearchCore, type SearchKeys } from "./index/search-core.ts";
import { createSearchFaults, isSearchFault, type SearchFaults } from "./search-faults.ts";
import { searchTab } from "./search-tab.ts";

export interface SearchServiceOptions {
  readonly dataDir: string | null;
  readonly keys?: SearchKeys;
  readonly now: () => number;
}

const localKeys: SearchKeys = { admin: "algolia-admin-key_local", search: "algolia-search-key_local" };

/** A batch of the client is a thousand records at most. */
const largestBatch = 16 * 1024 * 1024;

/** Stands in for the search service: its interface, its keys and its bad days. */
export function startSearch({ dataDir, keys = localKeys, now }: SearchServiceOptions): LocalService {
  const core = createSearchCore(dataDir, keys, now);
  const faults = createSearchFaults();
  const patterns = apiRoutes.map((route) => ({ route, pattern: patternOf(route.path) }));
  const api = (method: string): Route => ({
    method,
    path: /^\/1\/indexes(?:\/|$)/,
    largestBody: largestBatch,
    answer: async (request) => {
      const bad = await badDay(faults);
      if (bad !== null) return bad;
      for (const { route, pattern } of patterns) {
        const match = route.method === method ? pattern.exec(request.url.pathname) : null;
        if (match !== null) return answerApi(core, route, request, match);
      }
      return refusal(404, "Not Found");
    },
  });
  return {
    routes: [api("GET"), api("POST"), api("PUT"), api("DELETE"), ...faultRoutes(faults)],
    tab: searchTab(core, faults),
    // An index says what the product's own documents say, and those are not forgotten here.
    reset: () => faults.clear(null),
    stop: () => {
      core.close();
      return Promise.resolve();
    },
  };
}

const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path.replaceAll("*", "(?:\\*|%2A)").replace(":index", "(?<index>[^/]+)").replace(":id", "(?<id>[^/]+)")}$`,
  );

function answerApi(core: SearchCore, route: ApiRoute, request: ServiceRequest, match: RegExpExecArray): Reply {
  try {
    const caller = callerOf(request, core.keys, core.now());
    if (!caller.mayWrite && route.open !== true) return refusal(403, "Method not allowed with this API key");
    const part = (name: string): string => decodeURIComponent(match.groups?.[name] ?? "");
    return json(route.answer({ core, caller, request, body: bodyOf(request), index: part("index"), id: part("id") }));
  } catch (error) {
    if (error instanceof ApiError) return refusal(error.status, error.message);
    throw error;
  }
}

/** The client calls it text; it is JSON whatever it is called. */
function bodyOf({ body, headers }: ServiceRequest): Fields {
  if (body.length === 0) return {};
  try {
    const sent = headers["content-encoding"] === "gzip" ? gunzipSync(body) : body;
    const read: unknown = JSON.parse(sent.toString("utf8"));
    return isFields(read) ? read : {};
  } catch {
    throw new ApiError(400, "Invalid JSON");
  }
}

const refusal = (status: number, message: string): Reply => json({ message, status }, status);

async function badDay(faults: SearchFaults): Promise<Reply | null> {
  const slow = faults.take("search-slow");
  if (slow !== null) {
    await new Promise<void>((resolve) => {
      setTimeout(resolve, slow.milliseconds);
    });
  }
  if (faults.take("search-down") !== null) return { status: 0, dropped: true };
  if (faults.take("search-limited") !== null)
    return { ...refusal(429, "Too Many Requests"), headers: { "retry-after": "1" } };
  return faults.take("search-error") === null ? null : refusal(503, "Service Unavailable");
}

/** For tests, as JSON, and for the viewer's buttons, as forms. */
function faultRoutes(faults: SearchFaults): readonly Route[] {
  const entered = ({ body, headers }: ServiceRequest): Fields =>
    isForm(headers["content-type"])
      ? Object.fromEntries(new URLSearchParams(body.toString("utf8")))
      : body.length === 0
        ? {}
        : (JSON.parse(body.toString("utf8")) as Fields);
  const answered = ({ headers }: ServiceRequest): Reply =>
    isForm(headers["content-type"]) ? { status: 303, location: "/?tab=suche" } : json({ faults: faults.list() });
  return [
    {
      method: "POST",
      path: /^\/search\/admin\/faults$/,
      answer: (request) => {
        const { kind, times, milliseconds } = entered(request);
        if (typeof kind !== "string" || !isSearchFault(kind)) throw new Error(`Unknown fault "${String(kind)}".`);
        faults.set({
          kind,
          times: typeof times === "number" ? times : null,
          milliseconds: typeof milliseconds === "number" ? milliseconds : 3000,
        });
        return answered(request);
      },
    },
    {
      method: "POST",
      path: /^\/search\/admin\/faults\/clear$/,
      answer: (request) => {
        const { kind } = entered(request);
        faults.clear(typeof kind === "string" && isSearchFault(kind) ? kind : null);
        return answered(request);
      },
    },
  ];
}

const isForm = (type: string | undefined): boolean => (type ?? "").includes("form");
