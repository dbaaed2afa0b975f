import type { Menu } from "./menu.ts";

/** Everything that the picture shows which messengers put beside a link (`og:image`). */
export interface ShareContent {
  readonly title: string;
  readonly line: string;
  /** Path of a photo; null: drawings stand for it. */
  readonly photo: string | null;
  readonly drawings: readonly string[];
  readonly theme: Menu["shop"]["theme"];
}

/** Pixels, as the large networks want it. */
export const shareSize = { width: 1200, height: 630 } as const;

/** As many drawings as stand beside each other. */
const mostDrawings = 3;

/** Of a shop, or of one product; null: the menu does not sell it. No price: a link outlives it. */
export function shareContent(
  menu: Pick<Menu, "shop" | "categories" | "items" | "groups" | "bundles">,
  productId: string | null,
): ShareContent | null {
  const { name, address, cover, goods, theme } = menu.shop;
  if (productId === null)
    return {
      title: name,
      line: address.city,
      photo: cover?.path ?? null,
      drawings: cover === undefined ? goods.slice(0, mostDrawings) : [],
      theme,
    };
  const entry = menu.categories.flatMap(({ entries }) => entries).find(({ id }) => id === productId);
  const product = entry && { item: menu.items, group: menu.groups, bundle: menu.bundles }[entry.kind][entry.id];
  if (product === undefined) return null;
  const photo = product.images?.[0]?.path ?? null;
  return {
    title: product.name,
    line: `${name}, ${address.city}`,
    photo,
    drawings: photo === null ? [product.illustration] : [],
    theme,
  };
}

/** One more, when the same content is drawn in another way. */
const drawing = 1;

/** The name of a picture is the digest of this (SHA-256, base64url). */
export const shareText = (content: ShareContent): string => JSON.stringify([drawing, content]);
