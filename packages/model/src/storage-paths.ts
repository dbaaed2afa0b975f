import type { Id } from "@lokalkorb/domain/kernel/branded";
import { assert } from "@lokalkorb/domain/kernel/invariant";

/** Every place in the file storage; `storage.rules` follows this list. */

/** The published snapshot of a storefront: written once, read by everybody, never changed. */
export function menuPath(menu: { restaurantId: Id<"shop">; storefrontId: Id<"storefront">; version: number }): string {
  assert(Number.isInteger(menu.version) && menu.version > 0, `menu version ${menu.version}`);
  return `menus/${segment(menu.restaurantId)}/${segment(menu.storefrontId)}/${menu.version}.json`;
}

/** Types of pictures that may be uploaded, and how large; `storage.rules` says the same. */
export const pictureTypes = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg", png: "image/png" } as const;
export const maxPictureBytes = 5 * 1024 * 1024;

/** A picture of a shop or its goods. Another picture gets another id, so that caches may keep it for good. */
export function picturePath(picture: {
  restaurantId: Id<"shop">;
  pictureId: string;
  extension: keyof typeof pictureTypes;
}): string {
  assert(/^[A-Za-z0-9_-]{1,64}$/.test(picture.pictureId), `"${picture.pictureId}" is not the id of a picture`);
  return `pictures/${segment(picture.restaurantId)}/${picture.pictureId}.${picture.extension}`;
}

/** A paper about money: to companies, to customers, or from the platform to the shop. Written by functions, never public. */
export const invoicePath = (invoice: {
  restaurantId: Id<"shop">;
  series: "b2b" | "receipts" | "platform";
  invoiceId: string;
  extension: "pdf" | "xml";
}): string =>
  `invoices/${segment(invoice.restaurantId)}/${invoice.series}/${segment(invoice.invoiceId)}.${invoice.extension}`;

function segment(value: string): string {
  assert(value !== "" && !value.includes("/"), `"${value}" is not a path segment`);
  return value;
}
