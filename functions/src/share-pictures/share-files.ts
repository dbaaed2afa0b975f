import { pictureFile } from "@lokalkorb/domain/kernel/picture";
import { type Bucket, readIfThere, saveOnce } from "../platform/bucket.ts";
import type { MenuDeps } from "../catalog/menu-store.ts";

/** Pictures beside links, each made once; functions alone read them and hand them out. */
export interface ShareFiles {
  /** null: it was not made yet. */
  read(path: string): Promise<Buffer | null>;
  /** Keeps what is there already: its name says its content. */
  write(path: string, content: Buffer): Promise<void>;
  /** A public photo of a shop in its largest size; null: it is gone. */
  readPhoto(path: string): Promise<Buffer | null>;
}

export interface ShareDeps extends MenuDeps {
  readonly shareFiles: ShareFiles;
}

export function createShareFiles(bucket: Bucket): ShareFiles {
  return {
    read: (path) => readIfThere(bucket, path),
    write: async (path, content) => {
      await saveOnce(bucket, path, content, {
        contentType: "image/jpeg",
        metadata: { cacheControl: "private, no-store" },
      });
    },
    readPhoto: (path) => readIfThere(bucket, pictureFile(path, 1280, "webp")),
  };
}
