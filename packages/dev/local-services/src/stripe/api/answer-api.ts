import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { Reply, ServiceRequest } from "../../service/service-route.ts";
import { findAccount } from "../resources/accounts.ts";
import { ApiError } from "../core/api-error.ts";
import { apiRoutes, unknownRoute } from "./api-routes.ts";
import { expanded } from "../core/expand.ts";
import { type FormMap, parseForm } from "../core/form-body.ts";
import { readParams } from "../core/params.ts";
import { apiVersion, platformAccount, type StripeCore } from "../core/stripe-core.ts";
import type { Fields } from "../core/stripe-objects.ts";

/** How long an idempotency key is remembered, by interface version. */
const keyLives = { v1: 24 * 60 * 60 * 1000, v2: 30 * 24 * 60 * 60 * 1000 } as const;

function header(headers: IncomingHttpHeaders, name: string): string | null {
  const value = headers[name];
  return typeof value === "string" && value !== "" ? value : null;
}

/** One request to the interface: key, account, the same answer for the same idempotency key, then the work. */
export function answerApi(core: StripeCore, method: string, { url, headers, body }: ServiceRequest): Reply {
  const requestId = core.store.newId("req");
  const idempotencyKey = method === "GET" ? null : header(headers, "idempotency-key");
  const stable = { "request-id": requestId, "stripe-version": header(headers, "stripe-version") ?? apiVersion };
  const reply = (status: number, text: string, more: Readonly<Record<string, string>> = {}): Reply => ({
    status,
    type: "application/json",
    body: text,
    headers: {
      ...stable,
      ...(idempotencyKey === null ? {} : { "idempotency-key": idempotencyKey }),
      ...more,
    },
  });
  const isV2 = url.pathname.startsWith("/v2/");
  Object.assign(core.request, { id: requestId, idempotencyKey });
  try {
    return core.store.transaction(() => {
      const { account, fromBrowser } = caller(core, headers, url);
      const text = body.toString("utf8");
      const stored = idempotencyKey === null ? null : `${account}|${idempotencyKey}`;
      const hash = createHash("sha256").update(`${method} ${url.pathname} ${text}`).digest("base64");
      const earlier = stored === null ? null : core.store.answers.find(stored);
      if (earlier !== null && earlier.at > core.now() - keyLives[isV2 ? "v2" : "v1"]) {
        if (earlier.hash !== hash) throw otherParameters(idempotencyKey ?? "");
        return reply(earlier.status, earlier.body, { "idempotent-replayed": "true" });
      }
      const remember = (status: number, answer: string): void => {
        if (stored !== null) core.store.answers.put(stored, hash, status, answer, core.now());
      };
      try {
        const answer = JSON.stringify(work(core, { method, url, text, isV2, account, fromBrowser, headers }));
        remember(200, answer);
        return reply(200, answer);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        // Parameters that make no sense were never worked on, so they may be sent again corrected.
        const wasWorkedOn = error.status === 402 || error.fields["code"] === "payment_intent_unexpected_state";
        if (wasWorkedOn) remember(error.status, errorBody(error, requestId));
        throw error;
      }
    });
  } catch (error) {
    if (error instanceof ApiError) return reply(error.status, errorBody(error, requestId));
    throw error;
  } finally {
    Object.assign(core.request, { id: null, idempotencyKey: null });
  }
}

interface Work {
  readonly method: string;
  readonly url: URL;
  readonly text: string;
  readonly isV2: boolean;
  readonly account: string;
  readonly fromBrowser: boolean;
  readonly headers: IncomingHttpHeaders;
}

/** A browser proves no more than the secret of the one object that it finishes. */
const openToBrowsers = /^\/v1\/(?:payment_methods|(?:setup|payment)_intents\/[^/]+(?:\/confirm)?)$/;

function work(core: StripeCore, { method, url, text, isV2, account, fromBrowser, headers }: Work): Fields {
  if (fromBrowser && !openToBrowsers.test(url.pathname)) {
    throw new ApiError(403, {
      type: "invalid_request_error",
      code: "secret_key_required",
      message: "This API call cannot be made with a publishable API key. Please use a secret API key.",
    });
  }
  const query = parseForm(url.search.slice(1));
  const isJson = (header(headers, "content-type") ?? "").includes("json");
  const params = readParams(isJson ? query : { ...query, ...parseForm(text) });
  const body = isJson && text !== "" ? (JSON.parse(text) as Fields) : {};
  for (const route of apiRoutes) {
    const match = route.method === method ? route.path.exec(url.pathname) : null;
    if (match === null) continue;
    const id = decodeURIComponent(match[1] ?? "");
    const baseUrl = `http://${header(headers, "host") ?? "127.0.0.1"}`;
    const answer = route.answer({ core, account, params, body, baseUrl, id, fromBrowser });
    return isV2 ? answer : expanded(core, answer, expandOf(params.all));
  }
  throw unknownRoute(method, url.pathname);
}

function expandOf(all: FormMap): readonly string[] {
  const { expand } = all;
  return Array.isArray(expand) ? expand.map(String) : [];
}

/** Whose money this is about. Foreign and unknown accounts look the same. */
function caller(core: StripeCore, headers: IncomingHttpHeaders, url: URL): { account: string; fromBrowser: boolean } {
  const key = /^Bearer (\S+)$/.exec(header(headers, "authorization") ?? "")?.[1] ?? url.searchParams.get("key") ?? "";
  if (!/^(?:sk|rk|pk)_\S+$/.test(key)) {
    throw new ApiError(401, {
      type: "invalid_request_error",
      message:
        "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth.",
    });
  }
  const account = header(headers, "stripe-account") ?? header(headers, "stripe-context") ?? platformAccount;
  const known = account === platformAccount ? { closed: false } : findAccount(core, account);
  if (known === null || known.closed) {
    throw new ApiError(403, {
      type: "invalid_request_error",
      code: "account_invalid",
      message: `The provided key '${key.slice(0, 7)}…' does not have access to account '${account}' (or that account does not exist). Application access may have been revoked.`,
    });
  }
  return { account, fromBrowser: key.startsWith("pk_") };
}

const otherParameters = (key: string): ApiError =>
  new ApiError(400, {
    type: "idempotency_error",
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });

const errorBody = ({ fields }: ApiError, requestId: string): string =>
  JSON.stringify({ error: { ...fields, request_log_url: `local://${requestId}` } });
