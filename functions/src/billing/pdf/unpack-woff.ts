import { inflateSync } from "node:zlib";

const head = { woff: 44, woffEntry: 20, sfnt: 12, sfntEntry: 16 } as const;
const padded = (length: number): number => (length + 3) & ~3;

/**
 * A WOFF 1 file (https://www.w3.org/TR/WOFF/, sections 3-5) as the plain font inside it. What writes the PDFs would else
 * unpack a whole table again for every single letter.
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString("latin1", 0, 4) !== "wOFF") throw new Error("This is not a WOFF 1 file.");
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = head.woff + index * head.woffEntry;
    const at = woff.readUInt32BE(entry + 4);
    const packed = woff.subarray(at, at + woff.readUInt32BE(entry + 8));
    const length = woff.readUInt32BE(entry + 12);
    return {
      tag: woff.subarray(entry, entry + 4),
      checksum: woff.readUInt32BE(entry + 16),
      data: packed.length === length ? packed : inflateSync(packed),
    };
  });
  const begin = head.sfnt + count * head.sfntEntry;
  const font = Buffer.alloc(tables.reduce((sum, { data }) => sum + padded(data.length), begin));
  woff.copy(font, 0, 4, 8);
  const depth = Math.floor(Math.log2(count));
  font.writeUInt16BE(count, 4);
  font.writeUInt16BE(2 ** depth * 16, 6);
  font.writeUInt16BE(depth, 8);
  font.writeUInt16BE(count * 16 - 2 ** depth * 16, 10);
  let at = begin;
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const entry = head.sfnt + index * head.sfntEntry;
    tag.copy(font, entry);
    font.writeUInt32BE(checksum, entry + 4);
    font.writeUInt32BE(at, entry + 8);
    font.writeUInt32BE(data.length, entry + 12);
    data.copy(font, at);
    at += padded(data.length);
  }
  return font;
}
