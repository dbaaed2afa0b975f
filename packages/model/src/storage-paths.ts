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

/** The picture beside links to a shop or a product, named by what it shows; functions alone read it and hand it out. */
export function sharePath(picture: { restaurantId: Id<"shop">; key: string }): string {
  assert(pictureHash.test(picture.key), `"${picture.key}" is not the key of a picture`);
  return `shares/${segment(picture.restaurantId)}/${picture.key}.jpg`;
}

interface OrderFiles {
  readonly restaurantId: Id<"shop">;
  readonly orderId: Id<"order">;
}

/** All photos of complaints about an order. */
export const complaintPhotosOf = ({ restaurantId, orderId }: OrderFiles): string =>
  `complaints/${segment(restaurantId)}/${segment(orderId)}/`;

/** Size and places of a photo that one account may hand in for a complaint; `storage.rules` says the same. */
export const maxComplaintPhotoBytes = 5 * 1024 * 1024;
export const complaintUploads = ["1", "2", "3"] as const;

/** As a browser hands it in, until functions have made the private photo of it. Written over by the next one. */
export const complaintUploadPath = (
  upload: OrderFiles & { readonly uid: Id<"user">; readonly place: (typeof complaintUploads)[number] },
): string => `${complaintPhotosOf(upload)}${segment(upload.uid)}/${upload.place}`;

/** A private photo, named by its content; functions alone read it and hand it out. */
export function complaintPhotoPath(photo: OrderFiles & { readonly hash: string }): string {
  assert(pictureHash.test(photo.hash), `"${photo.hash}" is not the hash of a photo`);
  return `${complaintPhotosOf(photo)}${photo.hash}`;
}

/** A paper about money: to companies, to customers, or from the platform to the shop. Written by functions, never public. */
export const invoicePath = (invoice: {
  restaurantId: Id<"shop">;
  series: "b2b" | "receipts" | "platform";
  invoiceId: string;
  extension: "pdf" | "xml";
}): string =>
  `invoices/${segment(invoice.restaurantId)}/${invoice.series}/${segment(invoice.invoiceId)}.${invoice.extension}`;

/** All data of a shop in one file, and the parts of which it is made. For functions alone, which hand it out. */
export const takeoutsOf = (restaurantId: Id<"shop">): string => `takeouts/${segment(restaurantId)}/`;
export const takeoutPath = (takeout: { restaurantId: Id<"shop">; takeoutId: string }): string =>
  `${takeoutsOf(takeout.restaurantId)}${segment(takeout.takeoutId)}.zip`;
export const takeoutPartsOf = (takeout: { restaurantId: Id<"shop">; takeoutId: string }): string =>
  `${takeoutsOf(takeout.restaurantId)}${segment(takeout.takeoutId)}/`;

/** All papers about money of a shop. */
export const invoicesOf = (restaurantId: Id<"shop">): string => `invoices/${segment(restaurantId)}/`;

/** All menus, photos or pictures of a shop lie below these. */
export const menusOf = (restaurantId: Id<"shop">): string => `menus/${segment(restaurantId)}/`;
export const originalsOf = (restaurantId: Id<"shop">): string => `originals/${segment(restaurantId)}/`;
export const sharesOf = (restaurantId: Id<"shop">): string => `shares/${segment(restaurantId)}/`;
export const picturesOf = (restaurantId: Id<"shop">): string => `pictures/${segment(restaurantId)}/`;

function segment(value: string): string {
  assert(value !== "" && !value.includes("/"), `"${value}" is not a path segment`);
  return value;
}
