import type { Image } from "@lokalkorb/domain/kernel/fields/image";
import { pictureFile, type PictureType, pictureWidths } from "@lokalkorb/domain/kernel/picture";

const folder = "pictures/";

/** Both apps answer for pictures at their own address: no second connection, and a cache in front of the app keeps them for good. */
const addressOf = (path: string): string => `/api/${path}`;

/** The files of a picture as the `Photo` of the interface asks for them; undefined where there is none. */
export function pictureSource(image: Image | undefined) {
  if (!image?.path.startsWith(folder)) return undefined;
  const { path, preview, alt } = image;
  const candidates = (type: PictureType): string =>
    pictureWidths.map((width) => `${addressOf(pictureFile(path, width, type))} ${width}w`).join(", ");
  return {
    avif: candidates("avif"),
    webp: candidates("webp"),
    src: addressOf(pictureFile(path, pictureWidths[1], "webp")),
    preview: preview && `url(data:image/webp;base64,${preview})`,
    alt,
  };
}
