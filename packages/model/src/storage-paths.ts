import type { Id } from "@lokalkorb/domain/kernel/branded";
import { assert } from "@lokalkorb/domain/kernel/invariant";

/** Every place in the file storage; `storage.rules` follows this list. */

/** The published snapshot of a storefront: written once, read by everybody, never changed. */
export function menuPath(menu: { restaurantId: Id<"shop">; storefrontId: Id<"storefront">; version: number }): string {
  assert(Number.isInteger(menu.version) && menu.version > 0, `menu version ${menu.version}`);
  return `menus/${segment(menu.restaurantId)}/${segment(menu.storefrontId)}/${menu.version}.json`;
}

/** Types and size of a photo that a browser may hand in; `storage.rules` says the same. */
export const originalTypes = { jpg: "image/jpeg", png: "image/png", webp: "image/webp", avif: "image/avif" } as const;
export const maxOriginalBytes = 10 * 1024 * 1024;

/** A photo as it was handed in: for functions alone, which make the public pictures of it. */
export function originalPath(original: { restaurantId: Id<"shop">; uploadId: string }): string {
  assert(/^[A-Za-z0-9_-]{1,64}$/.test(original.uploadId), `"${original.uploadId}" is not the id of an upload`);
  return `originals/${segment(original.restaurantId)}/${original.uploadId}`;
}

/** A public picture, without size and type (`pictureFile`). Named by its content, so that caches may keep it for good. */
export function picturePath(picture: { restaurantId: Id<"shop">; hash: string }): string {
  assert(pictureHash.test(picture.hash), `"${picture.hash}" is not the hash of a picture`);
  return `pictures/${segment(picture.restaurantId)}/${picture.hash}`;
}
const pictureHash = /^[A-Za-z0-9_-]{43}$/;

/** A paper about money: to companies, to customers, or from the platform to the shop. Written by functions, never public. */
export const invoicePath = (invoice: {
  restaurantId: Id<"shop">;
  series: "b2b" | "receipts" | "platform";
  invoiceId: string;
  extension: "pdf" | "xml";
}): string =>
  `invoices/${segment(invoice.restaurantId)}/${invoice.series}/${segment(invoice.invoiceId)}.${invoice.extension}`;

/** All menus, photos or pictures of a shop lie below these. */
export const menusOf = (restaurantId: Id<"shop">): string => `menus/${segment(restaurantId)}/`;
export const originalsOf = (restaurantId: Id<"shop">): string => `originals/${segment(restaurantId)}/`;
export const picturesOf = (restaurantId: Id<"shop">): string => `pictures/${segment(restaurantId)}/`;

function segment(value: string): string {
  assert(value !== "" && !value.includes("/"), `"${value}" is not a path segment`);
  return value;
}
