import { readJson, sendJson, type HttpExchange } from "../http/http-service.ts";
import type { AppCheckTokens } from "./app-check-tokens.ts";

const exchangePath = /^\/v1\/projects\/[^/]+\/apps\/([^/]+):exchangeCustomToken$/;

/**
 * Where an app gets a token, at the path and in the form of Google's service; the proof that would stand in the request
 * is not asked for. Returns false for any other path.
 */
export async function answerAppCheck(
  tokens: AppCheckTokens,
  { request, response, url }: HttpExchange,
): Promise<boolean> {
  const app = exchangePath.exec(decodeURIComponent(url.pathname))?.[1];
  if (app === undefined) return false;
  const { origin } = request.headers;
  const cors: Record<string, string> =
    origin === undefined
      ? {}
      : {
          "Access-Control-Allow-Origin": origin,
          "Access-Control-Allow-Headers": "content-type",
          "Access-Control-Max-Age": "3600",
          Vary: "Origin",
        };
  if (request.method === "OPTIONS") {
    response.writeHead(204, cors).end();
    return true;
  }
  const { limitedUse } = await readJson(request);
  const { token, lifetime } = tokens.issue(app, limitedUse === true);
  sendJson(response, 200, { token, ttl: `${lifetime}s` }, cors);
  return true;
}
