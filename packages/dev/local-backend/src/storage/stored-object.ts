/** One object without its bytes, which lie under `blob`. */
export interface StoredObject {
  readonly bucket: string;
  readonly name: string;
  readonly generation: number;
  readonly metageneration: number;
  readonly size: number;
  readonly md5Hash: string;
  readonly crc32c: string;
  readonly blob: string;
  readonly timeCreated: string;
  readonly updated: string;
  readonly settings: ObjectSettings;
}

/** The part a client may set. */
export interface ObjectSettings {
  readonly contentType?: string;
  readonly cacheControl?: string;
  readonly contentDisposition?: string;
  readonly contentEncoding?: string;
  readonly contentLanguage?: string;
  readonly metadata?: Readonly<Record<string, string>>;
}

const settingNames = [
  "contentType",
  "cacheControl",
  "contentDisposition",
  "contentEncoding",
  "contentLanguage",
] as const;

/** Download tokens live in the custom metadata, as in production, so that both interfaces see them. */
export const tokensKey = "firebaseStorageDownloadTokens";

export const tokensOf = (object: StoredObject): string[] =>
  (object.settings.metadata?.[tokensKey] ?? "").split(",").filter((token) => token !== "");

/** Takes over what a request sets; null removes, absent leaves. */
export function withSettings(before: ObjectSettings, changes: Readonly<Record<string, unknown>>): ObjectSettings {
  const after: Record<string, unknown> = { ...before };
  for (const name of settingNames) {
    const value = changes[name];
    if (typeof value === "string") after[name] = value;
    else if (value === null) delete after[name];
  }
  const custom = changes["metadata"];
  if (typeof custom === "object" && custom !== null) {
    const given: Record<string, unknown> = { ...before.metadata, ...custom };
    const entries = Object.entries(given).filter(([, value]) => value !== null);
    after["metadata"] = Object.fromEntries(entries.map(([key, value]) => [key, String(value)]));
  }
  return after;
}

const common = (object: StoredObject) => ({
  name: object.name,
  bucket: object.bucket,
  generation: String(object.generation),
  metageneration: String(object.metageneration),
  contentType: object.settings.contentType ?? "application/octet-stream",
  timeCreated: object.timeCreated,
  updated: object.updated,
  storageClass: "STANDARD",
  size: String(object.size),
  md5Hash: object.md5Hash,
  crc32c: object.crc32c,
  etag: etagOf(object),
  cacheControl: object.settings.cacheControl,
  contentDisposition:
    object.settings.contentDisposition ??
    `inline; filename*=utf-8''${encodeURIComponent(object.name.split("/").at(-1) ?? "")}`,
  contentEncoding: object.settings.contentEncoding ?? "identity",
  contentLanguage: object.settings.contentLanguage,
});

export const etagOf = (object: StoredObject): string =>
  `${object.md5Hash}-${object.generation}-${object.metageneration}`;

/** As the Firebase interface shows it to apps. */
export function describeForFirebase(object: StoredObject): Record<string, unknown> {
  const { [tokensKey]: tokens, ...metadata } = object.settings.metadata ?? {};
  return {
    ...common(object),
    metadata: Object.keys(metadata).length > 0 ? metadata : undefined,
    downloadTokens: tokens ?? "",
  };
}

/** As Google's JSON interface shows it to servers. */
export function describeForGoogle(object: StoredObject, origin: string): Record<string, unknown> {
  const path = `b/${object.bucket}/o/${encodeURIComponent(object.name)}`;
  return {
    kind: "storage#object",
    id: `${object.bucket}/${object.name}/${object.generation}`,
    selfLink: `${origin}/storage/v1/${path}`,
    mediaLink: `${origin}/download/storage/v1/${path}?generation=${object.generation}&alt=media`,
    ...common(object),
    contentEncoding: object.settings.contentEncoding,
    contentDisposition: object.settings.contentDisposition,
    metadata: object.settings.metadata,
  };
}

/** As storage.rules see it. */
export const describeForRules = (object: StoredObject): Record<string, unknown> => ({
  name: object.name,
  bucket: object.bucket,
  generation: object.generation,
  metageneration: object.metageneration,
  size: object.size,
  timeCreated: object.timeCreated,
  updated: object.updated,
  md5Hash: object.md5Hash,
  crc32c: object.crc32c,
  etag: etagOf(object),
  contentType: object.settings.contentType ?? "application/octet-stream",
  contentDisposition: object.settings.contentDisposition ?? "",
  contentEncoding: object.settings.contentEncoding ?? "",
  contentLanguage: object.settings.contentLanguage ?? "",
  cacheControl: object.settings.cacheControl ?? "",
  metadata: object.settings.metadata ?? {},
});
