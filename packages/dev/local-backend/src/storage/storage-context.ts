import type { IncomingMessage } from "node:http";
import type { ObjectStore } from "./object-store.ts";
import type { CheckAccess } from "./storage-access.ts";
import { StorageError } from "./storage-error.ts";
import { withSettings, type ObjectSettings, type StoredObject } from "./stored-object.ts";
import type { UploadSessions } from "./upload-sessions.ts";

/** Passed to both storage interfaces. */
export interface StorageContext {
  readonly objects: ObjectStore;
  readonly uploads: UploadSessions;
  readonly check: CheckAccess;
  /** `http://127.0.0.1:9199`, as this request reached us. */
  readonly originOf: (request: IncomingMessage) => string;
}

export interface Upload {
  readonly bucket: string;
  readonly name: string;
  readonly bytes: Buffer;
  readonly settings: ObjectSettings;
}

/** Asks the rules with the object as it would be, then stores it. */
export function storeUpload(
  context: StorageContext,
  request: IncomingMessage,
  { bucket, name, bytes, settings }: Upload,
): StoredObject {
  if (name === "" || Buffer.byteLength(name) > 1024 || /[\r\n]/.test(name))
    throw new StorageError(400, "The object name is missing or not allowed.");
  const before = context.objects.get(bucket, name);
  const after = context.objects.preview(bucket, name, bytes, settings);
  // Writing content is `create` even over an existing file; `update` is for metadata alone.
  context.check(request, { method: "create", bucket, name, before, after });
  return context.objects.put(bucket, name, bytes, settings);
}

export const settingsOf = (
  metadata: Readonly<Record<string, unknown>>,
  contentType: string | undefined,
): ObjectSettings => withSettings({}, { ...(contentType === undefined ? {} : { contentType }), ...metadata });

/** How many entries a list asks for; what is no number is none. */
export function pageSizeIn(url: URL): number {
  const text = url.searchParams.get("maxResults");
  if (text === null) return 1000;
  const wanted = Number(text);
  if (!Number.isInteger(wanted) || wanted < 0) throw new StorageError(400, "maxResults is not a number.");
  return wanted === 0 ? 1000 : Math.min(wanted, 1000);
}
