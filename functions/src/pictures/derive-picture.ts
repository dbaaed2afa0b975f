import { createHash } from "node:crypto";
import type { Sharp } from "sharp";
import { type PictureType, type PictureWidth, pictureWidths } from "@lokalkorb/domain/kernel/picture";
import { sharp } from "./readers.ts";

/** A phone's largest photo has 50 million; a small file can unpack to far more. */
const maxPixels = 60_000_000;
const maxSeconds = 30;
const previewWidth = 16;
/** For cards, of which a page has many. */
const [smallest] = pictureWidths;

export interface DerivedPicture {
  /** Of the pixels, for addresses. */
  readonly hash: string;
  readonly w: number;
  readonly h: number;
  readonly preview: string;
  readonly files: readonly PictureContent[];
}

interface PictureContent {
  readonly width: PictureWidth;
  readonly type: PictureType;
  readonly content: Buffer;
}

/**
 * The public pictures of a photo: upright, in three widths, without the notes of the camera (place, time, device).
 * null: it is no photo, a broken one, or one of too many pixels.
 */
export async function derivePicture(original: Buffer): Promise<DerivedPicture | null> {
  const read = await decoded(original);
  if (read === null) return null;
  const { data, info } = read;
  const { width: w, height: h, channels } = info;
  const sized = (width: number): Sharp =>
    sharp(data, { raw: { width: w, height: h, channels } }).resize({ width, withoutEnlargement: true });
  const files = pictureWidths.flatMap((width) => [
    sized(width)
      .avif({ quality: width === smallest ? 45 : 50, effort: 3 })
      .toBuffer()
      .then((content): PictureContent => ({ width, type: "avif", content })),
    sized(width)
      .webp({ quality: 74 })
      .toBuffer()
      .then((content): PictureContent => ({ width, type: "webp", content })),
  ]);
  const preview = await sized(previewWidth).webp({ quality: 30 }).toBuffer();
  return { hash: hashOf(read), w, h, preview: preview.toString("base64"), files: await Promise.all(files) };
}

/** One picture for the eyes of two sides, as `derivePicture` makes the public ones. */
export async function derivePrivatePicture(
  original: Buffer,
): Promise<(Pick<DerivedPicture, "hash"> & { content: Buffer }) | null> {
  const read = await decoded(original);
  if (read === null) return null;
  const { data, info } = read;
  const { width, height, channels } = info;
  const content = await sharp(data, { raw: { width, height, channels } }).webp({ quality: 74 }).toBuffer();
  return { hash: hashOf(read), content };
}

const hashOf = ({ data, info: { width, height } }: NonNullable<Awaited<ReturnType<typeof decoded>>>): string =>
  createHash("sha256").update(`${width} ${height} `).update(data).digest("base64url");

/** The photo as plain pixels, turned as the camera was held. */
async function decoded(original: Buffer) {
  try {
    return await sharp(original, { limitInputPixels: maxPixels, failOn: "error" })
      .autoOrient()
      .flatten({ background: "#ffffff" })
      .resize({ width: pictureWidths[2], withoutEnlargement: true })
      .toColourspace("srgb")
      .timeout({ seconds: maxSeconds })
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch {
    return null;
  }
}
