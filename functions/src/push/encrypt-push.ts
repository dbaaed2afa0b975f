import { createCipheriv, createECDH, createHmac, randomBytes } from "node:crypto";

export interface PushKeys {
  /** The browser's public key on P-256, uncompressed, and its secret, both base64url. */
  readonly p256dh: string;
  readonly auth: string;
}

const recordSize = 4096;
/** RFC 8291: at most so much is left of a record of 4096 octets. */
export const longestPayload = 3993;

function hmac(key: Buffer, ...parts: readonly Buffer[]): Buffer {
  const hash = createHmac("sha256", key);
  for (const part of parts) hash.update(part);
  return hash.digest();
}
const once = Buffer.from([1]);
const named = (name: string): Buffer => Buffer.from(`${name}\0`);

/** A message that only this browser reads (RFC 8291, aes128gcm of RFC 8188). Throws for a key that is no point of the curve. */
export function encryptPush(
  payload: Buffer,
  { p256dh, auth }: PushKeys,
  { salt, privateKey }: { readonly salt: Buffer; readonly privateKey: Buffer } = freshSecrets(),
): Buffer {
  const browserKey = Buffer.from(p256dh, "base64url");
  const own = createECDH("prime256v1");
  own.setPrivateKey(privateKey);
  const ownKey = own.getPublicKey();
  const shared = hmac(Buffer.from(auth, "base64url"), own.computeSecret(browserKey));
  const input = hmac(shared, named("WebPush: info"), browserKey, ownKey, once);
  const secret = hmac(salt, input);
  const key = hmac(secret, named("Content-Encoding: aes128gcm"), once).subarray(0, 16);
  const nonce = hmac(secret, named("Content-Encoding: nonce"), once).subarray(0, 12);
  const cipher = createCipheriv("aes-128-gcm", key, nonce);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(recordSize);
  // The octet 2 ends the last record.
  const body = Buffer.concat([cipher.update(payload), cipher.update(Buffer.from([2])), cipher.final(), cipher.getAuthTag()]); // prettier-ignore
  return Buffer.concat([salt, size, Buffer.from([ownKey.length]), ownKey, body]);
}

function freshSecrets(): { readonly salt: Buffer; readonly privateKey: Buffer } {
  const own = createECDH("prime256v1");
  own.generateKeys();
  return { salt: randomBytes(16), privateKey: own.getPrivateKey() };
}
