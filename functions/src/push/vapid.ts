import { createECDH, createPrivateKey, sign } from "node:crypto";
import { hourMs, type Instant } from "@lokalkorb/domain/kernel/time/instant";

export interface VapidKeys {
  /** On P-256, base64url. */
  readonly privateKey: string;
  /** Where the operators of push services reach us: 'mailto:…' or 'https://…'. */
  readonly subject: string;
}

/** RFC 8292 allows a day. */
const validFor = 12 * hourMs;

/** As browsers want it for a subscription: uncompressed, base64url. */
export function publicKeyOf(privateKey: string): string {
  const ecdh = createECDH("prime256v1");
  ecdh.setPrivateKey(Buffer.from(privateKey, "base64url"));
  return ecdh.getPublicKey("base64url");
}

/** Says to a push service who sends (RFC 8292). */
export function vapidHeader({ privateKey, subject }: VapidKeys, endpoint: string, now: Instant): string {
  const publicKey = publicKeyOf(privateKey);
  const point = Buffer.from(publicKey, "base64url");
  const key = createPrivateKey({
    format: "jwk",
    key: {
      kty: "EC",
      crv: "P-256",
      d: Buffer.from(privateKey, "base64url").toString("base64url"),
      x: point.subarray(1, 33).toString("base64url"),
      y: point.subarray(33).toString("base64url"),
    },
  });
  const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString("base64url");
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor((now + validFor) / 1000), sub: subject };
  const signed = `${encoded({ typ: "JWT", alg: "ES256" })}.${encoded(claims)}`;
  const signature = sign("sha256", Buffer.from(signed), { key, dsaEncoding: "ieee-p1363" }).toString("base64url");
  return `vapid t=${signed}.${signature}, k=${publicKey}`;
}
