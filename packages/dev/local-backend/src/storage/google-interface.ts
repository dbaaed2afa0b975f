import { readBody, sendJson, type HttpExchange } from "../http/http-service.ts";
import { parseMetadata, parseMultipart } from "./multipart-body.ts";
import { sendObject } from "./send-object.ts";
import { pageSizeIn, settingsOf, type StorageContext } from "./storage-context.ts";
import { StorageError } from "./storage-error.ts";
import { describeForGoogle, tokensKey, type StoredObject } from "./stored-object.ts";
import type { UploadSession } from "./upload-sessions.ts";

const objectPath = /^(?:\/download)?(?:\/storage\/v1)?\/b\/([^/]+)\/o(?:\/([^/]+))?$/;
const copyPath = /^(?:\/storage\/v1)?\/b\/([^/]+)\/o\/([^/]+)\/(rewriteTo|copyTo)\/b\/([^/]+)\/o\/([^/]+)$/;
const uploadPath = /^\/upload(?:\/resumable)?(?:\/storage\/v1)?\/b\/([^/]+)\/o$/;

/**
 * Google's JSON interface as the server SDKs use it. They come as the owner and no rules are asked, so any other caller is refused here.
 * Returns false when the path is not one of its.
 */
export async function answerGoogle(context: StorageContext, exchange: HttpExchange): Promise<boolean> {
  const { pathname } = exchange.url;
  const upload = uploadPath.exec(pathname);
  const object = objectPath.exec(pathname);
  const bucketOnly = /^(?:\/storage\/v1)?\/b\/([^/]+)$/.exec(pathname);
  const copied = copyPath.exec(pathname);
  if (upload === null && object === null && bucketOnly === null && copied === null) return false;
  refuseApps(exchange);
  if (copied !== null) {
    await copy(context, exchange, copied.slice(1).map(decodeURIComponent));
    return true;
  }
  if (upload?.[1] !== undefined) await receive(context, exchange, decodeURIComponent(upload[1]));
  else if (object?.[1] !== undefined)
    await answerObject(context, exchange, decodeURIComponent(object[1]), decodeURIComponent(object[2] ?? ""));
  else
    sendJson(exchange.response, 200, {
      kind: "storage#bucket",
      id: bucketOnly?.[1],
      name: bucketOnly?.[1],
      location: "LOCAL",
      storageClass: "STANDARD",
    });
  return true;
}

/** The SDKs for servers send no credentials to an emulator; a browser always states its origin. */
function refuseApps({ request }: HttpExchange): void {
  if (request.headers.origin !== undefined)
    throw new StorageError(403, "Pages use /v0, not the interface for servers.");
}

async function answerObject(
  context: StorageContext,
  exchange: HttpExchange,
  bucket: string,
  name: string,
): Promise<void> {
  const { request, response, url } = exchange;
  const show = (object: StoredObject): void =>
    sendJson(response, 200, describeForGoogle(object, context.originOf(request)));
  if (name === "") return list(context, exchange, bucket);
  const object = context.objects.get(bucket, name);
  if (object === null) throw new StorageError(404, `No such object: ${bucket}/${name}`);
  refuseOtherGeneration(url.searchParams.get("ifGenerationMatch"), object);
  if (request.method === "GET" || request.method === "HEAD") {
    if (url.searchParams.get("alt") === "media") return sendObject(exchange, context.objects, object);
    return show(object);
  }
  if (request.method === "PATCH" || request.method === "PUT")
    return show(context.objects.update(object, parseMetadata(await readBody(request))));
  if (request.method !== "DELETE") throw new StorageError(405, `${request.method ?? ""} is not allowed here.`);
  context.objects.remove(object);
  response.writeHead(204).end();
}

/** `rewriteTo` and its older name `copyTo`; all of it in one step, so there is no second request with a token. */
async function copy(
  context: StorageContext,
  { request, response, url }: HttpExchange,
  [fromBucket = "", fromName = "", verb, bucket = "", name = ""]: readonly string[],
): Promise<void> {
  const source = context.objects.get(fromBucket, fromName);
  if (source === null) throw new StorageError(404, `No such object: ${fromBucket}/${fromName}`);
  refuseOtherGeneration(url.searchParams.get("ifSourceGenerationMatch"), source);
  refuseOtherGeneration(url.searchParams.get("ifGenerationMatch"), context.objects.get(bucket, name));
  const given = parseMetadata(await readBody(request));
  const hasOwn = Object.keys(given).length > 0;
  // A copy has no way in of its own: download addresses of the first one do not open it.
  const { [tokensKey]: _tokens, ...custom } = source.settings.metadata ?? {};
  const settings = settingsOf(hasOwn ? given : { ...source.settings, metadata: custom }, source.settings.contentType);
  const resource = describeForGoogle(
    context.objects.put(bucket, name, context.objects.read(source), settings),
    context.originOf(request),
  );
  const size = String(source.size);
  sendJson(
    response,
    200,
    verb === "copyTo"
      ? resource
      : { kind: "storage#rewriteResponse", done: true, objectSize: size, totalBytesRewritten: size, resource },
  );
}

function refuseOtherGeneration(wanted: string | null, object: StoredObject | null): void {
  if (wanted !== null && Number(wanted) !== (object?.generation ?? 0))
    throw new StorageError(412, "At least one of the pre-conditions you specified did not hold.");
}

function list(context: StorageContext, { request, response, url }: HttpExchange, bucket: string): void {
  const listing = context.objects.list(bucket, {
    prefix: url.searchParams.get("prefix") ?? "",
    delimiter: url.searchParams.get("delimiter") ?? "",
    pageToken: url.searchParams.get("pageToken") ?? "",
    maxResults: pageSizeIn(url),
  });
  sendJson(response, 200, {
    kind: "storage#objects",
    prefixes: listing.prefixes,
    items: listing.objects.map((object) => describeForGoogle(object, context.originOf(request))),
    ...(listing.nextPageToken === null ? {} : { nextPageToken: listing.nextPageToken }),
  });
}

async function receive(context: StorageContext, exchange: HttpExchange, bucket: string): Promise<void> {
  const { request, response, url } = exchange;
  const uploadType = url.searchParams.get("uploadType");
  const body = await readBody(request);
  const session = context.uploads.find(url.searchParams.get("upload_id") ?? "");
  const ifGenerationMatch = session?.ifGenerationMatch ?? url.searchParams.get("ifGenerationMatch");
  const checkTarget = (name: string): void => {
    if (name === "") throw new StorageError(400, "The upload names no object.");
    refuseOtherGeneration(ifGenerationMatch, context.objects.get(bucket, name));
  };
  const put = (name: string, bytes: Buffer, metadata: Readonly<Record<string, unknown>>, type?: string): Answer => {
    checkTarget(name);
    const stored = context.objects.put(bucket, name, bytes, settingsOf(metadata, type));
    return describeForGoogle(stored, context.originOf(request));
  };
  const asked = url.searchParams.get("name") ?? "";
  if (uploadType === "multipart") {
    const { metadata, contentType, bytes } = parseMultipart(body, request.headers["content-type"] ?? "");
    return sendJson(response, 200, put(asked || nameIn(metadata), bytes, metadata, contentType));
  }
  if (uploadType !== "resumable") return sendJson(response, 200, put(asked, body, {}, request.headers["content-type"]));
  if (!url.searchParams.has("upload_id")) {
    const metadata = parseMetadata(body);
    const type = request.headers["x-upload-content-type"];
    const name = asked || nameIn(metadata);
    checkTarget(name);
    const begun = context.uploads.begin({
      bucket,
      name,
      metadata: { ...(typeof type === "string" ? { contentType: type } : {}), ...metadata },
      ifGenerationMatch,
    });
    response.writeHead(200, {
      Location: `${context.originOf(request)}${url.pathname}?uploadType=resumable&upload_id=${begun.id}`,
      "X-GUploader-UploadID": begun.id,
      "Content-Length": "0",
    });
    return void response.end();
  }
  if (session === null) throw new StorageError(404, "There is no such upload.");
  continueUpload(context, exchange, session, body, put);
}

type Answer = Readonly<Record<string, unknown>>;

const nameIn = ({ name }: Readonly<Record<string, unknown>>): string => (typeof name === "string" ? name : "");

/** `Content-Range: bytes 0-99/200`, `bytes 0-99/*` while the size is unknown, `bytes 0-* /*` for all the rest, `bytes * /200` to ask how far it came. */
function continueUpload(
  context: StorageContext,
  { request, response }: HttpExchange,
  found: UploadSession,
  body: Buffer,
  put: (name: string, bytes: Buffer, metadata: Readonly<Record<string, unknown>>) => Answer,
): void {
  if (request.method === "DELETE") {
    context.uploads.cancel(found);
    return void response.writeHead(499).end();
  }
  if (found.state === "cancelled") throw new StorageError(410, "The upload was given up.");
  if (found.state === "final") return sendJson(response, 200, found.result ?? {});
  const header = request.headers["content-range"];
  const range = /^bytes (?:(\d+)-(\d+|\*)|\*)\/(\d+|\*)$/.exec(header ?? "");
  if (header !== undefined && range === null) throw new StorageError(400, "Content-Range is not understood.");
  const session = context.uploads.append(found, range?.[1] === undefined ? 0 : Number(range[1]), body);
  // Without a range, or with an open one, the body is all the rest; else a star says that the end is still to come.
  const isRest = range === null || range[2] === "*";
  const total = isRest ? session.received : Number(range[3]);
  if (session.received > total) throw new StorageError(400, "More bytes came than the upload was to have.");
  if (session.received === total) {
    const result = put(session.name, context.uploads.bytesOf(session), session.metadata);
    context.uploads.finish(session, result);
    return sendJson(response, 200, result);
  }
  const received: Record<string, string> = session.received === 0 ? {} : { Range: `bytes=0-${session.received - 1}` };
  response.writeHead(308, received).end();
}
