/** The checksum Google Cloud Storage states for every object (Castagnoli polynomial), base64 of four bytes. */
const table = Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0x82f63b78 : value >>> 1;
  return value >>> 0;
});

export function crc32c(bytes: Uint8Array): string {
  let value = 0xffffffff;
  for (const byte of bytes) value = (value >>> 8) ^ (table[(value ^ byte) & 0xff] ?? 0);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE((value ^ 0xffffffff) >>> 0);
  return checksum.toString("base64");
}
