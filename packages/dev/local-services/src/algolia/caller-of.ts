import { createHmac, timingSafeEqual } from "node:crypto";
import type { ServiceRequest } from "../service/service-route.ts";
import { ApiError } from "./index/api-error.ts";
import type { SearchKeys } from "./index/search-core.ts";

/** The rights of a key; a search key may carry limits that its holder cannot take off. */
export interface Caller {
  readonly mayWrite: boolean;
  readonly filters: string;
  /** Null = every index. */
  readonly indices: readonly string[] | null;
}

const notAllowed = (): ApiError => new ApiError(403, "Invalid Application-ID or API key");

export function callerOf({ url, headers }: ServiceRequest, keys: SearchKeys, now: number): Caller {
  const header = (name: string): string => {
    const value = headers[name] ?? url.searchParams.get(name);
    return typeof value === "string" ? value : "";
  };
  const key = header("x-algolia-api-key");
  if (header("x-algolia-application-id") === "") throw notAllowed();
  if (key === keys.admin) return { mayWrite: true, filters: "", indices: null };
  if (key === keys.search) return { mayWrite: false, filters: "", indices: null };
  return readSecuredKey(key, keys.search, now);
}

/** Base64 of an HMAC by the parent key and of the limits that it signs. */
function readSecuredKey(key: string, parent: string, now: number): Caller {
  const decoded = Buffer.from(key, "base64").toString("utf8");
  const [signature, limits] = [decoded.slice(0, 64), decoded.slice(64)];
  const expected = createHmac("sha256", parent).update(limits).digest("hex");
  if (signature.length !== 64 || !timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) throw notAllowed();
  const query = new URLSearchParams(limits);
  const validUntil = query.get("validUntil");
  if (validUntil !== null && Number(validUntil) * 1000 < now) throw new ApiError(403, '"validUntil" has expired');
  const restricted = query.get("restrictIndices");
  return {
    mayWrite: false,
    filters: query.get("filters") ?? "",
    indices: restricted === null ? null : namesIn(restricted),
  };
}

const namesIn = (text: string): readonly string[] =>
  text
    .replaceAll(/[[\]"]/g, "")
    .split(",")
    .map((name) => name.trim());

/** `dev_*` stands for all that begin so. */
export function checkIndex({ indices }: Caller, name: string): void {
  const fits = (pattern: string): boolean =>
    pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : pattern === name;
  if (indices !== null && !indices.some(fits)) throw new ApiError(403, "Index not allowed with this API key");
}
