import type { IllustrationName } from "./goods.ts";

/** Where both apps serve the drawings from. */
export function illustrationUrl(name: IllustrationName): string {
  return `/goods/${name}.svg`;
}
