/**
 * The picture of a shop or a product beside a link in a message: one GET without a key at `<functions of the European
 * region>/sharePicture/<shop>/<storefront>[/<product>]/<key>.jpg`. The key is the content, and nothing else than what is
 * published is drawn.
 */
export const sharePictureName = "sharePicture";

export interface SharePicturePlace {
  readonly restaurantId: string;
  readonly storefrontId: string;
  readonly productId: string | null;
  readonly key: string;
}

const id = "[A-Za-z0-9_-]{1,128}";
const place = new RegExp(`^/?(${id})/(${id})(?:/(${id}))?/([A-Za-z0-9_-]{43})\\.jpg$`);

/** Below the function, and below the storefront's own address. */
export const sharePicturePath = ({ restaurantId, storefrontId, productId, key }: SharePicturePlace): string =>
  [restaurantId, storefrontId, ...(productId === null ? [] : [productId]), `${key}.jpg`].join("/");

/** Null for a path that is none. */
export function readSharePicturePath(path: string): SharePicturePlace | null {
  const [, restaurantId, storefrontId, productId = null, key] = place.exec(path) ?? [];
  if (restaurantId === undefined || storefrontId === undefined || key === undefined) return null;
  return { restaurantId, storefrontId, productId, key };
}
