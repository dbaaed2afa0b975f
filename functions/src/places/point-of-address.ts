import { createHash } from "node:crypto";
import { certainPoint } from "@lokalkorb/domain/fulfilment/zones/certain-point";
import type { GeoPoint } from "@lokalkorb/domain/fulfilment/methods/zone";
import { hourMs, type Instant } from "@lokalkorb/domain/kernel/time/instant";
import type { Caller } from "../platform/caller.ts";
import type { LimitedDeps } from "../platform/rate-limits.ts";
import type { PlaceDeps, PostalAddress } from "./geocoder.ts";

/** A shopper waits for it with a finger on the button. */
const patienceMillis = 2_000;
const keptMillis = 24 * hourMs;
const mostKept = 2_000;

interface Kept {
  readonly until: Instant;
  readonly point: GeoPoint | null;
}

/** Answers of this instance, by the digest of the address: no address is kept beside its order. */
const kept = new Map<string, Kept>();

/**
 * The point of a house, from the service and never from a browser. null: no service, one that is late or down, a vague
 * answer, or a caller who asked too often. Nothing is decided by a null.
 */
export async function pointOfAddress(
  deps: PlaceDeps & LimitedDeps,
  caller: Caller,
  address: PostalAddress,
): Promise<GeoPoint | null> {
  if (deps.geocoder === null) return null;
  const key = digestOf(address);
  const known = kept.get(key);
  if (known !== undefined && known.until > deps.now()) return known.point;
  if ((await deps.rateLimits.take(deps, "addressLook", caller)) !== null) return null;
  try {
    const point = certainPoint(address, await deps.geocoder(address, patienceMillis));
    if (kept.size >= mostKept) kept.clear();
    kept.set(key, { point, until: deps.now() + keptMillis });
    return point;
  } catch (error) {
    deps.log.warn("geocoding: no answer for an order", { error: String(error) });
    return null;
  }
}

const digestOf = ({ street, houseNo, zip, city, country }: PostalAddress): string =>
  createHash("sha256").update([street, houseNo, zip, city, country].join("|")).digest("base64url");
