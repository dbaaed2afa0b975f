import { StorageError } from "./storage-error.ts";

/** `multipart/related`: first the metadata as JSON, then the bytes with their type. */
export function parseMultipart(
  body: Buffer,
  contentType: string,
): { metadata: Record<string, unknown>; contentType: string | undefined; bytes: Buffer } {
  const boundary = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType);
  const mark = Buffer.from(`--${boundary?.[1] ?? boundary?.[2] ?? ""}`);
  if (mark.length === 2) throw new StorageError(400, "The multipart body names no boundary.");
  const parts: { headers: string; content: Buffer }[] = [];
  let start = body.indexOf(mark);
  while (start >= 0) {
    const end = body.indexOf(mark, start + mark.length);
    if (end < 0) break;
    const part = body.subarray(start + mark.length, end);
    const blank = part.indexOf("\r\n\r\n");
    if (blank < 0) throw new StorageError(400, "A part of the multipart body has no headers.");
    parts.push({
      headers: part.subarray(0, blank).toString(),
      content: withoutLastLineBreak(part.subarray(blank + 4)),
    });
    start = end;
  }
  const [description, payload] = parts;
  if (description === undefined || payload === undefined)
    throw new StorageError(400, "The multipart body needs metadata and content.");
  return {
    metadata: parseMetadata(description.content),
    contentType: /content-type:\s*(.+)/i.exec(payload.headers)?.[1]?.trim(),
    bytes: payload.content,
  };
}

const withoutLastLineBreak = (bytes: Buffer): Buffer =>
  bytes.subarray(-2).toString() === "\r\n" ? bytes.subarray(0, -2) : bytes;

export function parseMetadata(text: Buffer): Record<string, unknown> {
  try {
    const value: unknown = text.length === 0 ? {} : JSON.parse(text.toString());
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // One answer for everything that is not a JSON object.
  }
  throw new StorageError(400, "The metadata is not a JSON object.");
}
