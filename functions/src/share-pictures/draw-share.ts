import { shareSize, type ShareContent } from "@lokalkorb/domain/menu/share-content";
import { deriveColors } from "@lokalkorb/theme/css-variables";
import type { OverlayOptions } from "sharp";
import { sharp } from "../pictures/readers.ts";
import { drawingFile } from "./drawings.ts";
import { ground } from "./ground.ts";
import { letters } from "./letters.ts";

const { width, height } = shareSize;
const edge = 72;
/** Words on the left; a photo of goods, which is 4 to 3, fills the right. */
const wordsWidth = 560;
const photoLeft = 680;
/** A cover is a band: it lies above the words. */
const bandHeight = 372;

/** JPEG of a shop in its colours, with its photo or its goods. `photo`: the file of `content.photo`. */
export async function drawShare(content: ShareContent, photo: Buffer | null, isShop: boolean): Promise<Buffer> {
  const colors = deriveColors(content.theme);
  const band = photo !== null && isShop;
  const disc = photo === null ? { x: 940, y: 380, radius: 250 } : null;
  const pictures = photo === null ? await goods(content.drawings) : [await fitted(photo, band)];
  const words = await written(content, colors.on, band);
  return sharp(ground(colors, shareSize, disc), { raw: { width, height, channels: 3 } })
    .composite([...pictures, ...words])
    .jpeg({ quality: 82, chromaSubsampling: "4:4:4" })
    .toBuffer();
}

async function fitted(photo: Buffer, band: boolean): Promise<OverlayOptions> {
  const size = band ? { width, height: bandHeight } : { width: width - photoLeft, height };
  const input = await sharp(photo)
    .resize({ ...size, fit: "cover" })
    .png()
    .toBuffer();
  return { input, left: band ? 0 : photoLeft, top: 0 };
}

/** Rising to the largest in the middle of the disc. */
async function goods(names: readonly string[]): Promise<readonly OverlayOptions[]> {
  const files = names.flatMap((name) => drawingFile(name) ?? []);
  const sizes = files.length === 1 ? [360] : files.length === 2 ? [230, 230] : [160, 210, 160];
  const whole = files.reduce((sum, _file, index) => sum + (sizes[index] ?? 0), 0);
  let left = Math.min(940 - Math.round(whole / 2), width - whole - 16);
  const bottom = files.length === 1 ? 560 : 540;
  const drawn: OverlayOptions[] = [];
  for (const [index, file] of files.entries()) {
    const size = sizes[index] ?? 160;
    // Drawings are 128 pixels wide at 72 dots an inch.
    // oxlint-disable-next-line eslint/no-await-in-loop -- three at most, one thread
    const input = await sharp(file, { density: (72 * size) / 128 })
      .resize(size, size)
      .png()
      .toBuffer();
    drawn.push({ input, left, top: bottom - size });
    left += size;
  }
  return drawn;
}

async function written(
  { title, line }: ShareContent,
  color: string,
  band: boolean,
): Promise<readonly OverlayOptions[]> {
  const room = band ? width - 2 * edge : wordsWidth;
  const name = await letters({
    text: title,
    color,
    sizes: band ? [64, 54, 44] : [84, 72, 60, 50, 42],
    width: room,
    height: band ? 80 : 300,
  });
  const below = await letters({ text: line, color, sizes: [34, 28], width: band ? 760 : room, height: band ? 44 : 90 });
  const brand = await letters({ text: "Lokalkorb", color, sizes: [30], width: 300, height: 60 });
  const top = band ? bandHeight + 40 : edge;
  return [
    { input: name.data, left: edge, top },
    { input: below.data, left: edge, top: top + name.info.height + 30 },
    band
      ? { input: brand.data, left: width - edge - brand.info.width, top: height - 40 - brand.info.height }
      : { input: brand.data, left: edge, top: height - edge - brand.info.height },
  ];
}
