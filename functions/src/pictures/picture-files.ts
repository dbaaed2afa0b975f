import { type PictureType, pictureTypes } from "@lokalkorb/domain/kernel/picture";
import { type Bucket, saveOnce } from "../platform/bucket.ts";
import type { LimitedDeps } from "../platform/rate-limits.ts";

/** Photos as they were handed in, and the public pictures that are made of them. */
export interface PictureFiles {
  /** null: nothing was handed in there. */
  readOriginal(path: string): Promise<Buffer | null>;
  /** Keeps what is there already: its name says its content. */
  write(path: string, content: Buffer, type: PictureType): Promise<void>;
}

export interface PictureDeps extends LimitedDeps {
  readonly pictureFiles: PictureFiles;
}

export const createPictureFiles = (bucket: Bucket): PictureFiles => ({
  readOriginal: async (path) => {
    const file = bucket.file(path);
    const [there] = await file.exists();
    if (!there) return null;
    const [content] = await file.download();
    return content;
  },
  write: async (path, content, type) => {
    await saveOnce(bucket, path, content, {
      contentType: pictureTypes[type],
      metadata: { cacheControl: "public, max-age=31536000, immutable" },
    });
  },
});
