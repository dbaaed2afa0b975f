import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

const keyLength = 32;
/** Accounts here are made for tests and demos, many at a time; a hash that names no cost is of an earlier version. */
const cost = 1024;
const earlierCost = 16_384;

const derive = (password: string, salt: Buffer, N: number): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    scrypt(password, salt, keyLength, { N }, (error, key) => (error === null ? resolve(key) : reject(error))),
  );

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return `scrypt$${salt.toString("base64url")}$${key.toString("base64url")}$${cost}`;
}

export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [kind, salt, key, madeAt] = hash.split("$");
  if (kind !== "scrypt" || salt === undefined || key === undefined) return false;
  const derived = await derive(password, Buffer.from(salt, "base64url"), Number(madeAt ?? earlierCost));
  return timingSafeEqual(derived, Buffer.from(key, "base64url"));
}
