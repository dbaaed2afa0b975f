import type { Image } from "@lokalkorb/domain/kernel/fields/image";
import { type PictureType, pictureWidths } from "@lokalkorb/domain/kernel/picture";

/**
 * The files of a picture as the `Photo` of the interface asks for them, named as by `pictureFile`; undefined where there is
 * none. Both apps answer for pictures at their own address: no second connection, and a cache in front of the app keeps them
 * for good.
 */
export function pictureSource(image: Image | undefined) {
  if (!image) return;
  const { path, preview, alt } = image;
  const files = (type: PictureType): string =>
    pictureWidths.map((width) => `/api/${path}-${width}.${type} ${width}w`).join();
  return {
    avif: files("avif"),
    webp: files("webp"),
    src: `/api/${path}-640.webp`,
    preview: preview && `url(data:image/webp;base64,${preview})`,
    alt,
  };
}
