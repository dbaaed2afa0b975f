import type { Readable, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Deps } from "../platform/deps.ts";
import { storageCode } from "../platform/bucket.ts";
import type { LimitedDeps } from "../platform/rate-limits.ts";

export interface ListedFile {
  readonly path: string;
  readonly type: string;
  /** Of a photo: the picture that was made of it. */
  readonly picture?: string | undefined;
}

/** Files of a shop that leave it together, and the file that they become. None has an address. */
export interface TakeoutFiles {
  list(prefix: string): Promise<readonly ListedFile[]>;
  open(path: string): Readable;
  /** In the place of what lies there. */
  writePart(path: string, text: string): Promise<void>;
  /** Answers with its size. */
  write(path: string, content: Readable): Promise<number>;
  /** From the first byte to the last one, both included. */
  readRange(path: string, start: number, end: number): Promise<Buffer>;
  remove(path: string): Promise<void>;
}

export interface TakeoutDeps extends Deps, LimitedDeps {
  readonly takeoutFiles: TakeoutFiles;
}

const cacheControl = "private, no-store";

export const createTakeoutFiles = (bucket: TakeoutBucket): TakeoutFiles => ({
  list: async (prefix) => {
    const [files] = await bucket.getFiles({ prefix });
    return files
      .map(({ name, metadata }) => {
        const picture = metadata.metadata?.["picture"];
        return {
          path: name,
          type: metadata.contentType ?? "",
          picture: typeof picture === "string" ? picture : undefined,
        };
      })
      .toSorted((a, b) => (a.path < b.path ? -1 : 1));
  },
  open: (path) => bucket.file(path).createReadStream(),
  writePart: (path, text) =>
    bucket
      .file(path)
      .save(text, { resumable: false, contentType: "text/plain; charset=utf-8", metadata: { cacheControl } }),
  write: async (path, content) => {
    const options = { resumable: true, contentType: "application/zip", metadata: { cacheControl } };
    await pipeline(content, bucket.file(path).createWriteStream(options));
    const [facts] = await bucket.file(path).getMetadata();
    return Number(facts.size);
  },
  readRange: async (path, start, end) => {
    const [content] = await bucket.file(path).download({ start, end });
    return content;
  },
  remove: async (path) => {
    await bucket
      .file(path)
      .delete()
      .catch((error: unknown) => {
        if (storageCode(error) !== 404) throw error;
      });
  },
});

interface FileFacts {
  readonly contentType?: string | undefined;
  readonly size?: string | number | undefined;
  readonly metadata?: Readonly<Record<string, string | number | boolean | null>> | undefined;
}

interface WriteOptions {
  resumable: boolean;
  contentType: string;
  metadata: { cacheControl: string };
}

/** The part of a storage bucket that this needs. */
interface TakeoutBucket {
  file(path: string): {
    createReadStream(): Readable;
    createWriteStream(options: WriteOptions): Writable;
    save(data: string, options: WriteOptions): Promise<void>;
    getMetadata(): Promise<readonly [FileFacts, ...unknown[]]>;
    download(range: { start: number; end: number }): Promise<[Buffer]>;
    delete(): Promise<unknown>;
  };
  getFiles(options: {
    prefix: string;
  }): Promise<readonly [readonly { readonly name: string; readonly metadata: FileFacts }[], ...unknown[]]>;
}
