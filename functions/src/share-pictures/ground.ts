import type { deriveColors } from "@lokalkorb/theme/css-variables";

export type Colors = ReturnType<typeof deriveColors>;

export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Where the middle colour of a shop's gradient is reached, of its length. */
const middle = 0.55;

const channels = (color: string): readonly [number, number, number] => [
  Number.parseInt(color.slice(1, 3), 16),
  Number.parseInt(color.slice(3, 5), 16),
  Number.parseInt(color.slice(5, 7), 16),
];

/** The gradient of a shop as plain pixels, with the disc behind its goods. */
export function ground(
  { gradientStops, sun }: Colors,
  { width, height }: { readonly width: number; readonly height: number },
  disc: Disc | null,
): Buffer {
  const [start, main, end] = gradientStops.map(channels);
  if (start === undefined || main === undefined || end === undefined) throw new Error("A gradient has three colours");
  const behind = channels(sun);
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      // From the upper left to the lower right, as on the page.
      const share = (x / width) * 0.8 + (y / height) * 0.2;
      const [from, to, part] =
        share < middle ? [start, main, share / middle] : [main, end, (share - middle) / (1 - middle)];
      const cover =
        disc === null ? 0 : Math.min(1, Math.max(0, disc.radius - Math.hypot(x - disc.x, y - disc.y) + 0.5));
      for (const channel of [0, 1, 2] as const) {
        const plain = from[channel] + (to[channel] - from[channel]) * part;
        pixels[(y * width + x) * 3 + channel] = Math.round(plain + (behind[channel] - plain) * cover);
      }
    }
  return pixels;
}
