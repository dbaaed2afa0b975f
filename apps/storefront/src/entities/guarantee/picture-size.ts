export interface Picture {
  readonly type: "image/svg+xml" | "image/png";
  readonly width: number;
  readonly height: number;
}

/** Type and size of an SVG or PNG; null for anything else. */
export function pictureOf(bytes: Uint8Array): Picture | null {
  const isPng = [0x89, 0x50, 0x4e, 0x47].every((byte, index) => bytes[index] === byte);
  if (isPng) {
    const header = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return bytes.byteLength < 24
      ? null
      : { type: "image/png", width: header.getUint32(16), height: header.getUint32(20) };
  }
  const [root] = /<svg\s[^>]*>/.exec(new TextDecoder().decode(bytes)) ?? [];
  const [, width, height] =
    /\sviewBox\s*=\s*["']\s*\S+?[\s,]+\S+?[\s,]+([\d.]+)[\s,]+([\d.]+)\s*["']/.exec(root ?? "") ?? [];
  return width === undefined || height === undefined
    ? null
    : { type: "image/svg+xml", width: Math.ceil(Number(width)), height: Math.ceil(Number(height)) };
}
