import { hash } from "node:crypto";
import type { Json } from "../protocol/firestore-core.ts";

/** Seven hashes into ten bits a name: one in a hundred strangers is taken for a member. */
const bitsPerName = 10;
const hashCount = 7;

/**
 * The names of a target's documents in a few bits each, as `google.firestore.v1.BloomFilter`: with it a client that comes back finds
 * what was deleted meanwhile without reading everything again.
 */
export function bloomFilter(names: readonly string[]): Json {
  const bitCount = names.length * bitsPerName;
  const bitmap = Buffer.alloc(Math.ceil(bitCount / 8));
  for (const name of names) {
    for (const bit of bitsOf(name, bitCount)) bitmap[bit >> 3] = (bitmap[bit >> 3] ?? 0) | (1 << (bit & 7));
  }
  const padding = bitmap.length * 8 - bitCount;
  return { bits: { bitmap: bitmap.toString("base64"), padding }, hashCount };
}

/** Which bits stand for a name: both halves of its MD5, the second added again for each further hash, modulo 2^64. */
function bitsOf(name: string, bitCount: number): number[] {
  const digest = hash("md5", name, "buffer");
  const [first, second] = [digest.readBigUInt64LE(0), digest.readBigUInt64LE(8)];
  return Array.from({ length: hashCount }, (_, at) =>
    Number(BigInt.asUintN(64, first + BigInt(at) * second) % BigInt(bitCount)),
  );
}
