const inks = ["#1b6fb3", "#b5480f", "#6a3d9a", "#0b7a5a", "#a3195b", "#6b5b00"] as const;
const patterns = ["rising", "falling", "dots", "level", "upright", "cross"] as const;

/** How an area is told from the others: a number, a colour and a pattern, so that no one of them has to be seen. */
export interface Look {
  readonly number: number;
  readonly ink: string;
  readonly pattern: (typeof patterns)[number];
}

/** By the place in the list; colours begin again after six, with other patterns. */
export function lookOf(index: number): Look {
  const round = Math.floor(index / inks.length);
  return {
    number: index + 1,
    ink: inks[index % inks.length] ?? inks[0],
    pattern: patterns[(index + round) % patterns.length] ?? patterns[0],
  };
}

/** Pixels of a side; patterns repeat without a seam. */
export const tileSize = 16;

const isInk: Readonly<Record<Look["pattern"], (x: number, y: number) => boolean>> = {
  rising: (x, y) => (x + y) % 8 < 2,
  falling: (x, y) => (x - y + tileSize) % 8 < 2,
  dots: (x, y) => x % 8 < 3 && y % 8 < 3,
  level: (_x, y) => y % 8 < 2,
  upright: (x) => x % 8 < 2,
  cross: (x, y) => x % 8 < 1 || y % 8 < 1,
};

/** One tile as red, green, blue and opacity of each pixel, row by row. */
export function tileOf({ ink, pattern }: Look): Uint8ClampedArray<ArrayBuffer> {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(ink.slice(at, at + 2), 16));
  const pixels = new Uint8ClampedArray(tileSize * tileSize * 4);
  for (let at = 0; at < tileSize * tileSize; at += 1) {
    const isLine = isInk[pattern](at % tileSize, Math.floor(at / tileSize));
    pixels.set([red ?? 0, green ?? 0, blue ?? 0, isLine ? 150 : 38], at * 4);
  }
  return pixels;
}
