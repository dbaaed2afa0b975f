import { randomUUID } from "node:crypto";
import { readBody, sendJson, type HttpExchange } from "../http/http-service.ts";
import { parseMetadata, parseMultipart } from "./multipart-body.ts";
import { sendObject } from "./send-object.ts";
import { pageSizeIn, settingsOf, storeUpload, type StorageContext } from "./storage-context.ts";
import { objectMissing, StorageError } from "./storage-error.ts";
import { describeForFirebase, tokensKey, tokensOf, type ObjectSettings, type StoredObject } from "./stored-object.ts";
import type { UploadSession } from "./upload-sessions.ts";

/** `/v0/b/{bucket}/o…`: what apps speak. Returns false when the path is not one of its. */
export async function answerFirebase(context: StorageContext, exchange: HttpExchange): Promise<boolean> {
  const match = /^\/v0\/b\/([^/]+)\/o(?:\/(.*))?$/.exec(exchange.url.pathname);
  if (match?.[1] === undefined) return false;
  const bucket = decodeURIComponent(match[1]);
  const name = decodeURIComponent(match[2] ?? "");
  const method = exchange.request.method ?? "GET";
  if (method === "POST" || method === "PUT") await upload(context, exchange, bucket, name);
  else if (name === "" && method === "GET") list(context, exchange, bucket);
  else if (method === "GET" || method === "HEAD") read(context, exchange, bucket, name);
  else if (method === "PATCH") await updateMetadata(context, exchange, bucket, name);
  else if (method === "DELETE") remove(context, exchange, bucket, name);
  else throw new StorageError(405, `${method} is not allowed here.`);
  return true;
}

function find(context: StorageContext, bucket: string, name: string): StoredObject {
  const object = context.objects.get(bucket, name);
  if (object === null) throw objectMissing();
  return object;
}

function read(context: StorageContext, exchange: HttpExchange, bucket: string, name: string): void {
  const { request, response, url } = exchange;
  const found = context.objects.get(bucket, name);
  const hasToken = found !== null && tokensOf(found).includes(url.searchParams.get("token") ?? "");
  if (!hasToken) context.check(request, { method: "get", bucket, name, before: found, after: null });
  if (found === null) throw objectMissing();
  if (url.searchParams.get("alt") === "media") return sendObject(exchange, context.objects, found);
  sendJson(response, 200, describeForFirebase(withToken(context, found)));
}

/** The first look at the metadata gives a file its download token, as the download address needs one. */
const withToken = (context: StorageContext, object: StoredObject): StoredObject =>
  tokensOf(object).length > 0 ? object : context.objects.update(object, { metadata: { [tokensKey]: randomUUID() } });

function list(context: StorageContext, { request, response, url }: HttpExchange, bucket: string): void {
  const prefix = url.searchParams.get("prefix") ?? "";
  context.check(request, { method: "list", bucket, name: prefix, before: null, after: null });
  const listing = context.objects.list(bucket, {
    prefix,
    delimiter: url.searchParams.get("delimiter") ?? "",
    pageToken: url.searchParams.get("pageToken") ?? "",
    maxResults: pageSizeIn(url),
  });
  sendJson(response, 200, {
    prefixes: listing.prefixes,
    items: listing.objects.map((object) => ({ name: object.name, bucket: object.bucket })),
    ...(listing.nextPageToken === null ? {} : { nextPageToken: listing.nextPageToken }),
  });
}

async function updateMetadata(
  context: StorageContext,
  { request, response }: HttpExchange,
  bucket: string,
  name: string,
): Promise<void> {
  const changes = parseMetadata(await readBody(request));
  const before = find(context, bucket, name);
  const { [tokensKey]: _tokens, ...custom } = (changes["metadata"] ?? {}) as Record<string, unknown>;
  const wanted = { ...changes, ...(changes["metadata"] === undefined ? {} : { metadata: custom }) };
  const preview = { ...before, settings: settingsOf({ ...before.settings, ...wanted }, undefined) };
  context.check(request, { method: "update", bucket, name, before, after: preview });
  sendJson(response, 200, describeForFirebase(context.objects.update(before, wanted)));
}

function remove(context: StorageContext, { request, response }: HttpExchange, bucket: string, name: string): void {
  const found = context.objects.get(bucket, name);
  context.check(request, { method: "delete", bucket, name, before: found, after: null });
  if (found === null) throw objectMissing();
  context.objects.remove(found);
  response.writeHead(204).end();
}

async function upload(
  context: StorageContext,
  exchange: HttpExchange,
  bucket: string,
  pathName: string,
): Promise<void> {
  const { request, response, url } = exchange;
  const name = url.searchParams.get("name") ?? pathName;
  const body = await readBody(request);
  const protocol = header(exchange, "x-goog-upload-protocol");
  if (url.searchParams.has("upload_id") || protocol === "resumable")
    return resumable(context, exchange, { bucket, name, body });
  const type = request.headers["content-type"] ?? "";
  const { bytes, settings } =
    protocol === "multipart" || type.startsWith("multipart/related")
      ? multipart(body, type)
      : { bytes: body, settings: settingsOf({}, type || undefined) };
  sendJson(
    response,
    200,
    describeForFirebase(storeUpload(context, request, { bucket, name, bytes, settings: withNewToken(settings) })),
  );
}

function multipart(body: Buffer, type: string): { bytes: Buffer; settings: ObjectSettings } {
  const { metadata, contentType, bytes } = parseMultipart(body, type);
  return { bytes, settings: settingsOf(metadata, contentType) };
}

const withNewToken = (settings: ObjectSettings): ObjectSettings => ({
  ...settings,
  metadata: { ...settings.metadata, [tokensKey]: randomUUID() },
});

function header({ request }: HttpExchange, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

function wholeNumber(text = "0"): number {
  if (!/^\d{1,15}$/.test(text)) throw new StorageError(400, `"${text.slice(0, 40)}" is not a number of bytes.`);
  return Number(text);
}

/** start → upload… → finalize, with `query` to find out how far it came and `cancel` to give up. */
function resumable(
  context: StorageContext,
  exchange: HttpExchange,
  { bucket, name, body }: { bucket: string; name: string; body: Buffer },
): void {
  const { request, response, url } = exchange;
  const commands = new Set(
    (header(exchange, "x-goog-upload-command") ?? "").split(",").map((command) => command.trim()),
  );
  if (commands.has("start")) {
    const type = header(exchange, "x-goog-upload-header-content-type");
    const metadata = { ...(type === undefined ? {} : { contentType: type }), ...parseMetadata(body) };
    const before = context.objects.get(bucket, name);
    // Ask now, too: no large file is sent only to be refused at its end.
    const size = wholeNumber(header(exchange, "x-goog-upload-header-content-length"));
    const after = { ...context.objects.preview(bucket, name, Buffer.alloc(0), settingsOf(metadata, undefined)), size };
    context.check(request, { method: "create", bucket, name, before, after });
    const session = context.uploads.begin({ bucket, name, metadata, ifGenerationMatch: null });
    const address = `${context.originOf(request)}/v0/b/${encodeURIComponent(bucket)}/o?name=${encodeURIComponent(name)}&upload_id=${session.id}&upload_protocol=resumable`;
    return sendJson(
      response,
      200,
      {},
      {
        "X-Goog-Upload-URL": address,
        "X-Goog-Upload-Status": "active",
        "X-Goog-Upload-Chunk-Granularity": "10000",
        "X-GUploader-UploadID": session.id,
      },
    );
  }
  let session = context.uploads.find(url.searchParams.get("upload_id") ?? "");
  if (session === null) throw new StorageError(404, "There is no such upload.");
  const state = ({ state: reached, received }: UploadSession): Record<string, string> => ({
    "X-Goog-Upload-Status": reached,
    "X-Goog-Upload-Size-Received": String(received),
  });
  if (commands.has("cancel")) session = context.uploads.cancel(session);
  if (commands.has("query") || session.state !== "active")
    return sendJson(response, 200, session.result ?? {}, state(session));
  if (commands.has("upload"))
    session = context.uploads.append(session, wholeNumber(header(exchange, "x-goog-upload-offset")), body);
  if (commands.has("finalize")) {
    const stored = storeUpload(context, request, {
      ...session,
      bytes: context.uploads.bytesOf(session),
      settings: withNewToken(settingsOf(session.metadata, undefined)),
    });
    session = context.uploads.finish(session, describeForFirebase(stored));
  }
  sendJson(response, 200, session.result ?? {}, state(session));
}
