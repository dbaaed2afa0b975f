import { dayMs, type Instant } from "@lokalkorb/domain/kernel/time/instant";
import { versionsInReach } from "../catalog/versions/versions-in-reach.ts";

/** A file of a picture, or the photo that it was made of. */
export interface StoredPicture {
  readonly name: string;
  readonly generation: number;
  /** Null: a photo of which no picture came. */
  readonly picture: string | null;
  readonly unusedSince: Instant | null;
}

export interface PictureSteps {
  readonly mark: readonly StoredPicture[];
  readonly unmark: readonly StoredPicture[];
  readonly remove: readonly StoredPicture[];
}

/** So long a picture that nothing names is kept, since a form that is still open may name it. */
export const keptUnused = 30 * dayMs;

const fileName = /^(pictures\/[^/]+\/[\w-]{43})-\d+\.[a-z]+$/;
const pictureName = /pictures\/[\w-]{1,128}\/[\w-]{43}/g;

/** The picture that a public file is one size of. */
export const pictureOf = (name: string): string | null => fileName.exec(name)?.[1] ?? null;

/** All pictures that a text names, whatever its fields are called. */
export const picturesIn = (text: string): readonly string[] => text.match(pictureName) ?? [];

/** An unused file is marked first, and goes when it is still unused after its time. */
export function pictureSteps(files: readonly StoredPicture[], used: ReadonlySet<string>, now: Instant): PictureSteps {
  const isUsed = ({ picture }: StoredPicture): boolean => picture !== null && used.has(picture);
  const unused = files.filter((file) => !isUsed(file));
  return {
    mark: unused.filter(({ unusedSince }) => unusedSince === null),
    unmark: files.filter((file) => isUsed(file) && file.unusedSince !== null),
    remove: unused.filter(({ unusedSince }) => unusedSince !== null && now - unusedSince >= keptUnused),
  };
}

/** Names of the menus that were published since then, and of the newest of each storefront, which may be brought back. */
export function menusInReach(
  menus: readonly { readonly name: string; readonly at: Instant }[],
  since: Instant,
): readonly string[] {
  const seen = new Map<string, number>();
  return menus
    .toSorted((a, b) => versionOf(b.name) - versionOf(a.name))
    .flatMap(({ name, at }) => {
      const folder = name.slice(0, name.lastIndexOf("/"));
      const place = (seen.get(folder) ?? 0) + 1;
      seen.set(folder, place);
      return place <= versionsInReach || at >= since ? [name] : [];
    });
}

const versionOf = (name: string): number => Number(/(\d+)\.json$/.exec(name)?.[1]);
