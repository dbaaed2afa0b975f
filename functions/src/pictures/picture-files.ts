import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { type PictureType, pictureTypes } from "@lokalkorb/domain/kernel/picture";
import { menusOf, originalsOf, picturesOf, sharesOf } from "@lokalkorb/model/storage-paths";
import { type Bucket, readIfThere, saveOnce, storageCode } from "../platform/bucket.ts";
import type { LimitedDeps } from "../platform/rate-limits.ts";
import { menusInReach, pictureOf, type StoredPicture } from "./unused-pictures.ts";

/** Photos as they were handed in, and the public pictures that are made of them. */
export interface PictureFiles {
  /** null: nothing was handed in there. */
  readOriginal(path: string): Promise<Buffer | null>;
  /** Says of a photo which picture was made of it. */
  linkOriginal(path: string, picture: string): Promise<void>;
  /** Keeps what is there already: its name says its content. From then on it is a file that was just made. */
  write(path: string, content: Buffer, type: PictureType): Promise<void>;
  /** Originals and pictures of a shop, also those beside links. */
  list(restaurantId: Id<"shop">): Promise<readonly StoredPicture[]>;
  mark(name: string, unusedSince: Instant | null): Promise<void>;
  /** Not where it was written anew since it was listed. */
  remove(file: StoredPicture): Promise<void>;
  /** Menus that were published since then, and the newest of each storefront, which may be brought back; by their paths. */
  menusInReach(restaurantId: Id<"shop">, since: Instant): Promise<readonly string[]>;
  /** As it lies there. */
  readMenu(path: string): Promise<string>;
}

export interface PictureDeps extends LimitedDeps {
  readonly pictureFiles: PictureFiles;
}

const pictureFacts = (type: PictureType) => ({
  contentType: pictureTypes[type],
  metadata: { cacheControl: "public, max-age=31536000, immutable" },
});

export const createPictureFiles = (bucket: PictureBucket): PictureFiles => ({
  readOriginal: (path) => readIfThere(bucket, path),
  linkOriginal: async (path, picture) => {
    await bucket.file(path).setMetadata({ metadata: { picture } });
  },
  write: async (path, content, type) => {
    if (await saveOnce(bucket, path, content, pictureFacts(type))) return;
    const [found] = await bucket.file(path).getMetadata().catch(nothingIfGone);
    // One that is about to go is another file from here on, which the job that has listed the old one leaves alone.
    if (found === null || found.metadata?.["unusedSince"] !== undefined)
      await bucket.file(path).save(content, { ...pictureFacts(type), resumable: false });
  },
  list: async (restaurantId) => {
    // Nothing names the pictures beside links: they go after their time, and are drawn anew when they are asked for.
    const prefixes = [originalsOf(restaurantId), picturesOf(restaurantId), sharesOf(restaurantId)];
    const found = await Promise.all(prefixes.map((prefix) => bucket.getFiles({ prefix })));
    return found.flatMap(([files]) => files.map(storedPicture));
  },
  mark: async (name, unusedSince) => {
    const value = unusedSince === null ? null : String(unusedSince);
    await bucket
      .file(name)
      .setMetadata({ metadata: { unusedSince: value } })
      .catch(nothingIfGone);
  },
  remove: async ({ name, generation }) => {
    await bucket
      .file(name)
      .delete({ ifGenerationMatch: generation })
      .catch((error: unknown) => {
        if (![404, 412].includes(storageCode(error))) throw error;
      });
  },
  menusInReach: async (restaurantId, since) => {
    const [files] = await bucket.getFiles({ prefix: menusOf(restaurantId) });
    return menusInReach(
      files.map(({ name, metadata }) => ({ name, at: Date.parse(metadata.timeCreated ?? "") })),
      since,
    );
  },
  readMenu: async (path) => {
    const [content] = await bucket.file(path).download();
    return content.toString("utf8");
  },
});

function nothingIfGone(error: unknown): readonly [null] {
  if (storageCode(error) === 404) return [null];
  throw error;
}

interface FileFacts {
  readonly generation?: string | number | undefined;
  readonly timeCreated?: string | undefined;
  readonly metadata?: Readonly<Record<string, string | number | boolean | null>> | undefined;
}

interface PictureBucket extends Bucket {
  file(path: string): ReturnType<Bucket["file"]> & {
    getMetadata(): Promise<readonly [FileFacts, ...unknown[]]>;
    setMetadata(facts: { metadata: Record<string, string | null> }): Promise<unknown>;
    save(data: Buffer, options: ReturnType<typeof pictureFacts> & { resumable: boolean }): Promise<void>;
    delete(options: { ifGenerationMatch: number }): Promise<unknown>;
  };
  getFiles(options: {
    prefix: string;
  }): Promise<readonly [readonly { readonly name: string; readonly metadata: FileFacts }[], ...unknown[]]>;
}

function storedPicture({ name, metadata }: { readonly name: string; readonly metadata: FileFacts }): StoredPicture {
  const since = metadata.metadata?.["unusedSince"];
  const linked = metadata.metadata?.["picture"];
  return {
    name,
    generation: Number(metadata.generation),
    picture: pictureOf(name) ?? (typeof linked === "string" ? linked : null),
    unusedSince: since === undefined || since === null ? null : Number(since),
  };
}
