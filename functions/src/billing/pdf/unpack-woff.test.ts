import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { unpackWoff } from "./unpack-woff.ts";

const file = createRequire(import.meta.url).resolve(
  "@fontsource/hanken-grotesk/files/hanken-grotesk-latin-400-normal.woff",
);

function checksum(table: Buffer): number {
  let sum = 0;
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0;
  return sum;
}

test("a packed font comes out as the file says it was: its size, its tables, their sums", () => {
  const woff = readFileSync(file);
  const font = unpackWoff(woff);
  expect(font.length).toBe(woff.readUInt32BE(16));
  expect(font.readUInt32BE(0)).toBe(0x00_01_00_00);
  const tables = font.readUInt16BE(4);
  expect(tables).toBeGreaterThan(9);
  for (let index = 0; index < tables; index++) {
    const entry = 12 + index * 16;
    const [at, length] = [font.readUInt32BE(entry + 8), font.readUInt32BE(entry + 12)];
    const table = Buffer.from(font.subarray(at, (at + length + 3) & ~3));
    // Its own sum counts as nothing in the table that keeps the sum of the whole file.
    if (font.toString("latin1", entry, entry + 4) === "head") table.writeUInt32BE(0, 8);
    expect(checksum(table)).toBe(font.readUInt32BE(entry + 4));
  }
});

test("anything else is no packed font", () => {
  expect(() => unpackWoff(Buffer.from("wOF2 and more"))).toThrow("not a WOFF 1 file");
});
