import type { Caller } from "./firestore-core.ts";
import { isJson } from "./json.ts";
import { StatusError } from "./status.ts";

/** The caller of an `Authorization` header; throws UNAUTHENTICATED for a header without one. */
export type CallerOf = (authorization: string | undefined, project: string) => Caller;

/** The caller of a restored state: it happened before and owes no events. */
export const snapshotLoader: Caller = { kind: "owner" };

/** Tokens are read, not verified: any caller can make one, which is why the backend listens on the loopback interface only. */
export function callerOf(authorization: string | undefined, project: string): Caller {
  if (authorization === undefined || authorization === "") return { kind: "user", auth: null };
  const token = /^Bearer (.+)$/i.exec(authorization)?.[1];
  if (token === undefined) throw unauthenticated("The authorization header is not a bearer token.");
  if (token === "owner") return { kind: "owner" };
  const claims = claimsOf(token);
  const uid = claims["sub"] ?? claims["user_id"];
  if (typeof uid !== "string" || uid === "") throw unauthenticated("The token names no user.");
  const audience = claims["aud"];
  if (audience !== undefined && audience !== project) {
    throw unauthenticated(`The token is for project ${JSON.stringify(audience)}, the request for "${project}".`);
  }
  return { kind: "user", auth: { uid, token: claims } };
}

/** The same, but as in production a token is over when its hour is. */
export const callerUntilExpiry =
  (now: () => number): CallerOf =>
  (authorization, project) => {
    const caller = callerOf(authorization, project);
    if (caller.kind === "user" && caller.auth !== null && hasExpired(caller.auth.token, now()))
      throw unauthenticated("The ID token has expired. Get a fresh one and try again.");
    return caller;
  };

/** Test libraries make tokens that were issued in 1970 and cannot be renewed; those are good for ever. */
function hasExpired({ iat, exp }: Record<string, unknown>, now: number): boolean {
  return iat !== 0 && typeof exp === "number" && exp * 1000 <= now;
}

function claimsOf(token: string): Record<string, unknown> {
  const payload = token.split(".")[1];
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload ?? "", "base64url").toString());
    if (isJson(claims)) return claims;
  } catch {
    // Falls through: what is no JSON is no token.
  }
  throw unauthenticated("The token is malformed.");
}

function unauthenticated(message: string): StatusError {
  return new StatusError("UNAUTHENTICATED", message);
}
