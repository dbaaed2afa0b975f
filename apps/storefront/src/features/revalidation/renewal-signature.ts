import { createHmac, timingSafeEqual } from "node:crypto";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";

export const timestampHeader = "x-lokalkorb-timestamp";
export const signatureHeader = "x-lokalkorb-signature";

/** Older calls may be replays. */
export const toleranceMillis = 5 * 60_000;

export interface SignedCall {
  readonly secret: string;
  readonly timestamp: string;
  readonly signature: string;
  readonly body: string;
  readonly now: Instant;
}

/** HMAC-SHA256 over timestamp and body, as the functions sign it; compared in constant time. */
export function isSignedByUs({ secret, timestamp, signature, body, now }: SignedCall): boolean {
  if (!/^\d{10,15}$/.test(timestamp) || Math.abs(now - Number(timestamp)) > toleranceMillis) return false;
  const expected = createHmac("sha256", secret).update(`${timestamp}.${body}`).digest();
  const given = Buffer.from(signature, "hex");
  return given.length === expected.length && timingSafeEqual(given, expected);
}
