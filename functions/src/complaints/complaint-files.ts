import { type Bucket, readIfThere, saveOnce, storageCode } from "../platform/bucket.ts";
import type { LimitedDeps } from "../platform/rate-limits.ts";

/** Photos of complaints: as they were handed in, and as both sides see them. */
export interface ComplaintFiles {
  /** null: nothing lies there. */
  read(path: string): Promise<Buffer | null>;
  /** Keeps what is there already: its name says its content. */
  write(path: string, content: Buffer): Promise<void>;
  remove(path: string): Promise<void>;
  /** Everything below, of all who put it there. */
  removeBelow(prefix: string): Promise<void>;
}

export interface ComplaintDeps extends LimitedDeps {
  readonly complaintFiles: ComplaintFiles;
}

export const photoType = "image/webp";

interface ComplaintBucket extends Bucket {
  file(path: string): ReturnType<Bucket["file"]> & { delete(): Promise<unknown> };
  getFiles(options: { prefix: string }): Promise<readonly [readonly { readonly name: string }[], ...unknown[]]>;
}

export function createComplaintFiles(bucket: ComplaintBucket): ComplaintFiles {
  const remove = async (path: string): Promise<void> => {
    await bucket
      .file(path)
      .delete()
      .catch((error: unknown) => {
        if (storageCode(error) !== 404) throw error;
      });
  };
  return {
    read: (path) => readIfThere(bucket, path),
    write: async (path, content) => {
      await saveOnce(bucket, path, content, {
        contentType: photoType,
        metadata: { cacheControl: "private, no-store" },
      });
    },
    remove,
    removeBelow: async (prefix) => {
      const [files] = await bucket.getFiles({ prefix });
      for (const { name } of files) await remove(name);
    },
  };
}
