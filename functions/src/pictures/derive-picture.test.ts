import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { derivePicture } from "./derive-picture.ts";

const background = { r: 200, g: 150, b: 90 };
const photo = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background } });
const taken = { IFD0: { Make: "Kamera", Copyright: "Hof" }, IFD3: { GPSLatitude: "47/1 50/1 0/1" } };

test("F13 a photo becomes three widths in two types, upright and small", async () => {
  const original = await photo(2000, 1500).jpeg().withMetadata({ orientation: 6, exif: taken }).toBuffer();
  const made = await derivePicture(original);
  expect(made).toMatchObject({ w: 1280, h: Math.round((1280 * 2000) / 1500) });
  const sizes = await Promise.all(
    (made?.files ?? []).map(async ({ content, width, type }) => {
      const { format, width: real, exif, icc, xmp, gps } = { gps: undefined, ...(await sharp(content).metadata()) };
      expect([exif, icc, xmp, gps]).toEqual([undefined, undefined, undefined, undefined]);
      return `${width}=${real} ${type}=${format}`;
    }),
  );
  expect(sizes).toEqual([
    "320=320 avif=heif",
    "320=320 webp=webp",
    "640=640 avif=heif",
    "640=640 webp=webp",
    "1280=1280 avif=heif",
    "1280=1280 webp=webp",
  ]);
  expect(made?.preview.length).toBeLessThan(600);
});

test("F13 the same pixels have the same name, other pixels another", async () => {
  const once = await derivePicture(await photo(400, 300).png().toBuffer());
  const again = await derivePicture(await photo(400, 300).png({ compressionLevel: 1 }).toBuffer());
  const other = await derivePicture(await photo(300, 400).png().toBuffer());
  expect(again).toEqual(once);
  expect(once?.hash).toMatch(/^[\w-]{43}$/);
  expect(other?.hash).not.toBe(once?.hash);
  // Nothing is made larger than it came.
  expect(once).toMatchObject({ w: 400, h: 300 });
});

/** A PNG that says it has many pixels. */
function bomb(side: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const size = Buffer.alloc(13);
  size.writeUInt32BE(side, 0);
  size.writeUInt32BE(side, 4);
  size.set([1, 0], 8);
  const rows = deflateSync(Buffer.alloc(side * (Math.ceil(side / 8) + 1)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk("IHDR", size), chunk("IDAT", rows), chunk("IEND", Buffer.alloc(0))]);
}

test.each<readonly [string, () => Promise<Buffer> | Buffer]>([
  ["a page that calls itself a photo", () => Buffer.from("<!doctype html><script>alert(1)</script>")],
  [
    "a drawing with a script",
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>'),
  ],
  ["a paper", () => Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\n")],
  ["a moving picture", () => photo(10, 10).gif().toBuffer()],
  ["a photo that was cut off", async () => (await photo(800, 600).jpeg().toBuffer()).subarray(0, 900)],
  ["a small file of many pixels", () => bomb(9000)],
  ["nothing", () => Buffer.alloc(0)],
])("F13 %s becomes no picture", async (_title, made) => {
  expect(await derivePicture(await made())).toBeNull();
});
