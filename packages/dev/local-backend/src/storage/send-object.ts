import type { HttpExchange } from "../http/http-service.ts";
import type { ObjectStore } from "./object-store.ts";
import { etagOf, type StoredObject } from "./stored-object.ts";

/** Sends the bytes with the headers that were stored with them; one range at most. */
export function sendObject(
  { request, response }: Pick<HttpExchange, "request" | "response">,
  objects: ObjectStore,
  object: StoredObject,
): void {
  const { settings } = object;
  const headers: Record<string, string> = {
    "Content-Type": settings.contentType ?? "application/octet-stream",
    // Browsers must not guess a type that the uploader did not state.
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": settings.cacheControl ?? "private, max-age=0",
    "Accept-Ranges": "bytes",
    "Last-Modified": new Date(object.updated).toUTCString(),
    ETag: `"${etagOf(object)}"`,
    "X-Goog-Generation": String(object.generation),
    "X-Goog-Metageneration": String(object.metageneration),
    "X-Goog-Hash": `crc32c=${object.crc32c},md5=${object.md5Hash}`,
    "X-Goog-Stored-Content-Length": String(object.size),
    "X-Goog-Stored-Content-Encoding": settings.contentEncoding ?? "identity",
    "X-Goog-Storage-Class": "STANDARD",
    ...(settings.contentDisposition === undefined ? {} : { "Content-Disposition": settings.contentDisposition }),
    ...(settings.contentLanguage === undefined ? {} : { "Content-Language": settings.contentLanguage }),
    ...(settings.contentEncoding === undefined || settings.contentEncoding === "identity"
      ? {}
      : { "Content-Encoding": settings.contentEncoding }),
  };
  if (request.headers["if-none-match"] === headers["ETag"]) return void response.writeHead(304, headers).end();
  const range = rangeOf(request.headers.range, object.size);
  if (range === "unsatisfiable")
    return void response.writeHead(416, { "Content-Range": `bytes */${object.size}` }).end();
  const bytes = objects.read(object);
  const part = range === null ? bytes : bytes.subarray(range.from, range.to + 1);
  headers["Content-Length"] = String(part.length);
  if (range !== null) headers["Content-Range"] = `bytes ${range.from}-${range.to}/${object.size}`;
  response.writeHead(range === null ? 200 : 206, headers);
  response.end(request.method === "HEAD" ? undefined : part);
}

function rangeOf(header: string | undefined, size: number): { from: number; to: number } | "unsatisfiable" | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? "");
  const [, first = "", last = ""] = match ?? [];
  if (match === null || (first === "" && last === "")) return null;
  const from = first === "" ? Math.max(size - Number(last), 0) : Number(first);
  const to = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  return from >= size || from > to ? "unsatisfiable" : { from, to };
}
