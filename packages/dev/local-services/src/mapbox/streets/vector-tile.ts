import type { StreetLine } from "./street-lines.ts";

/** Units of a side of a tile, and how far beyond it lines are kept so that they meet those of the next. */
const [extent, margin] = [4096, 128];

type Pixel = readonly [x: number, y: number];

/** Streets as Mapbox Vector Tile (specification 2.1): one layer `road` of lines with the attribute `class`. */
export function vectorTile(
  lines: readonly StreetLine[],
  tile: { readonly z: number; readonly x: number; readonly y: number },
): Buffer {
  const kinds = [...new Set(lines.map(({ kind }) => kind))];
  const features = lines.flatMap(({ kind, points }) =>
    points.slice(1).flatMap((to, index) => {
      const from = points[index];
      const cut = from === undefined ? null : clip(pixelIn(tile, from), pixelIn(tile, to));
      return cut === null ? [] : [featureOf(kinds.indexOf(kind), cut)];
    }),
  );
  if (features.length === 0) return Buffer.alloc(0);
  const layer = Buffer.concat([
    bytes(1, Buffer.from("road")),
    ...features.map((feature) => bytes(2, feature)),
    bytes(3, Buffer.from("class")),
    ...kinds.map((kind) => bytes(4, bytes(1, Buffer.from(kind)))),
    Buffer.from([...varint((5 << 3) | 0), ...varint(extent), ...varint((15 << 3) | 0), ...varint(2)]),
  ]);
  return bytes(3, layer);
}

function featureOf(kind: number, [from, to]: readonly [Pixel, Pixel]): Buffer {
  const [moveTo, lineTo] = [9, 10];
  const geometry = [moveTo, zigzag(from[0]), zigzag(from[1]), lineTo, zigzag(to[0] - from[0]), zigzag(to[1] - from[1])];
  const lineString = 2;
  return Buffer.concat([
    bytes(2, Buffer.from([...varint(0), ...varint(kind)])),
    Buffer.from([...varint((3 << 3) | 0), ...varint(lineString)]),
    bytes(4, Buffer.from(geometry.flatMap((value) => varint(value)))),
  ]);
}

/** In the tile's own units, by the projection of the web (EPSG:3857). */
function pixelIn(
  { z, x, y }: { readonly z: number; readonly x: number; readonly y: number },
  [lng, lat]: readonly [number, number],
): Pixel {
  const scale = 2 ** z;
  const sine = Math.sin((lat * Math.PI) / 180);
  const across = ((lng + 180) / 360) * scale - x;
  const down = (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * scale - y;
  return [across * extent, down * extent];
}

/** The part of a line in the tile and its margin (Liang and Barsky); null: none of it. */
function clip([x0, y0]: Pixel, [x1, y1]: Pixel): readonly [Pixel, Pixel] | null {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const [least, most] = [-margin, extent + margin];
  let [from, to] = [0, 1];
  for (const [step, room] of [
    [-dx, x0 - least],
    [dx, most - x0],
    [-dy, y0 - least],
    [dy, most - y0],
  ] as const) {
    if (step === 0 && room < 0) return null;
    if (step < 0) from = Math.max(from, room / step);
    if (step > 0) to = Math.min(to, room / step);
  }
  const at = (part: number): Pixel => [Math.round(x0 + part * dx), Math.round(y0 + part * dy)];
  return from >= to ? null : [at(from), at(to)];
}

const bytes = (field: number, content: Uint8Array): Buffer =>
  Buffer.concat([Buffer.from([...varint((field << 3) | 2), ...varint(content.length)]), content]);

const zigzag = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value);

function varint(value: number): number[] {
  const result: number[] = [];
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) result.push((rest % 128) + 128);
  return [...result, rest];
}
