import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** Time-based codes of RFC 6238 with the parameters every authenticator app knows. */
export const totp = { hashingAlgorithm: "SHA1", verificationCodeLength: 6, periodSec: 30 } as const;

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** 160 bits in base32, the form that apps take. */
export const newSecret = (): string => [...randomBytes(32)].map((byte) => alphabet[byte % 32]).join("");

function decodeBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

const stepAt = (time: number): number => Math.floor(time / 1000 / totp.periodSec);

function codeOfStep(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac("sha1", decodeBase32(secret)).update(counter).digest();
  const offset = digest.at(-1)! & 0xf;
  const number = (digest.readUInt32BE(offset) & 0x7fffffff) % 10 ** totp.verificationCodeLength;
  return String(number).padStart(totp.verificationCodeLength, "0");
}

/** The code that an app shows at this time. */
export const codeAt = (secret: string, time: number): string => codeOfStep(secret, stepAt(time));

/** The step whose code this is, one before or after the present one at most; null for any other, and for a used one. */
export function matchingStep(secret: string, code: string, now: number, lastUsed: number): number | null {
  const present = stepAt(now);
  const found = [present, present - 1, present + 1].find(
    (step) => step > lastUsed && isSame(codeOfStep(secret, step), code),
  );
  return found ?? null;
}

const isSame = (expected: string, given: string): boolean =>
  expected.length === given.length &&
  timingSafeEqual(Buffer.from(expected), Buffer.from(given.padEnd(expected.length)));
