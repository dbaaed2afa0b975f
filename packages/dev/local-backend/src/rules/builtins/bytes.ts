import { createHash } from "node:crypto";
import { crc32 } from "node:zlib";
import { Bytes } from "../values/values.ts";
import { builtin, wrongArgument, type Builtin, type BuiltinTable, type FunctionTable } from "./builtin.ts";

export const bytesMethods: BuiltinTable<Bytes> = {
  size: builtin(0, (bytes) => BigInt(bytes.data.length)),
  toBase64: builtin(0, (bytes) => Buffer.from(bytes.data).toString("base64")),
  toHexString: builtin(0, (bytes) => Buffer.from(bytes.data).toString("hex").toUpperCase()),
};

export const hashingFunctions: FunctionTable = {
  md5: hashing("md5", (data) => createHash("md5").update(data).digest()),
  sha256: hashing("sha256", (data) => createHash("sha256").update(data).digest()),
  crc32: hashing("crc32", (data) => fourBytes(crc32(data))),
  crc32c: hashing("crc32c", (data) => fourBytes(crc32c(data))),
};

function hashing(name: string, hash: (data: Uint8Array) => Uint8Array): Builtin<null> {
  return builtin(1, (_, [value]) => {
    if (typeof value === "string") return new Bytes(hash(new TextEncoder().encode(value)));
    return value instanceof Bytes
      ? new Bytes(hash(value.data))
      : wrongArgument(`hashing.${name}()`, "a string or bytes", value);
  });
}

function fourBytes(checksum: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, checksum);
  return bytes;
}

/** The Castagnoli polynomial, bits reversed. */
const CASTAGNOLI = 0x82f63b78;
const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ CASTAGNOLI : value >>> 1;
  return value;
});

function crc32c(data: Uint8Array): number {
  let checksum = 0xffffffff;
  for (const byte of data) checksum = (TABLE[(checksum ^ byte) & 0xff] ?? 0) ^ (checksum >>> 8);
  return (checksum ^ 0xffffffff) >>> 0;
}
