import type { GiftDesign } from "./gift-offer.ts";

/** One shape of a card: what it fills, and how strongly it stands out from the ground. */
export interface GiftShape {
  /** Path data of SVG, in the units of the card. */
  readonly d: string;
  /** Share of the colour of the writing, 0 to 1. */
  readonly strength: number;
}

/** A card is so wide and so high; page and paper scale it. The left half is for the writing. */
export const giftCardSize = { width: 640, height: 360 } as const;

const round = (value: number): string => String(Math.round(value * 10) / 10);
type Point = readonly [x: number, y: number];

function moved([x, y]: Point, [dx, dy]: Point, angle: number, scale: number): string {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return `${round(x + scale * (dx * cos - dy * sin))} ${round(y + scale * (dx * sin + dy * cos))}`;
}

function leaf(at: Point, angle: number, length: number): string {
  const to = (x: number, y: number): string => moved(at, [x, y], angle, length);
  return `M${to(0, 0)}C${to(0.25, -0.32)} ${to(0.75, -0.3)} ${to(1, 0)}C${to(0.75, 0.3)} ${to(0.25, 0.32)} ${to(0, 0)}Z`;
}

function heart(at: Point, angle: number, size: number): string {
  const to = (x: number, y: number): string => moved(at, [x, y], angle, size);
  return `M${to(0, 0.9)}C${to(-1.15, 0.1)} ${to(-0.95, -0.75)} ${to(-0.45, -0.75)}C${to(-0.15, -0.75)} ${to(0, -0.5)} ${to(0, -0.3)}C${to(0, -0.5)} ${to(0.15, -0.75)} ${to(0.45, -0.75)}C${to(0.95, -0.75)} ${to(1.15, 0.1)} ${to(0, 0.9)}Z`;
}

const circle = ([x, y]: Point, r: number): string =>
  `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const box = (x: number, y: number, width: number, height: number): string =>
  `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}Z`;

/** A sprig that grows from below, with leaves on both sides that become smaller. */
const sprig = ([x, y]: Point, lean: number, leaves: number, size: number): readonly GiftShape[] => [
  {
    d: `M${round(x)} ${round(y)}q${round(lean * 0.2)} ${round(-size * 2)} ${round(lean)} ${round(-size * 3.6)}l5 1q${round(-lean * 0.6)} ${round(size * 1.6)} ${round(-lean + 2)} ${round(size * 3.6)}Z`,
    strength: 0.5,
  },
  ...Array.from({ length: leaves }, (_leaf, index): GiftShape => {
    const along = (index + 1) / leaves;
    const at: Point = [x + lean * along * along, y - size * 3.6 * along];
    const side = index % 2 === 0 ? -0.45 : -2.7;
    return { d: leaf(at, side, size * (1.25 - 0.5 * along)), strength: index % 2 === 0 ? 0.36 : 0.24 };
  }),
];

const bunting = (y: number): readonly GiftShape[] =>
  Array.from({ length: 6 }, (_flag, index): GiftShape => {
    const x = 352 + index * 50;
    const sag = y + 22 * Math.sin(((index + 0.5) / 6) * Math.PI);
    return {
      d: `M${x} ${round(sag)}h40l-20 46Z`,
      strength: 0.42 - 0.13 * (index % 3),
    };
  });

const confetti: readonly (readonly [x: number, y: number, r: number])[] = [
  [380, 140, 7], [430, 210, 5], [470, 130, 6], [505, 250, 8], [545, 165, 5], [585, 225, 7], [610, 130, 6],
  [400, 290, 6], [455, 320, 5], [560, 310, 6], [605, 300, 5], [350, 235, 5],
]; // prettier-ignore

const cloth = (): readonly GiftShape[] => [
  ...Array.from({ length: 8 }, (_row, row): GiftShape => ({ d: box(340, row * 48, 300, 24), strength: 0.12 })),
  ...Array.from({ length: 7 }, (_column, column): GiftShape => ({
    d: box(340 + column * 48, 0, 24, 360),
    strength: 0.12,
  })),
];

/** Drawings of ours; the colours are the shop's. */
export const giftDrawings: Readonly<Record<GiftDesign, readonly GiftShape[]>> = {
  herbs: [...sprig([420, 372], -34, 7, 66), ...sprig([505, 372], 18, 9, 80), ...sprig([590, 372], 46, 7, 60)],
  table: [
    ...cloth(),
    { d: circle([500, 180], 104), strength: 0.4 },
    { d: circle([500, 180], 72), strength: 0.22 },
    { d: box(366, 96, 9, 176), strength: 0.6 },
    { d: "M358 88h25v44q0 14 -12.500 14t-12.500 -14Z", strength: 0.6 },
    { d: "M618 88q20 42 2 96v88h-9v-184Z", strength: 0.6 },
  ],
  party: [
    { d: "M336 40Q488 88 640 40v3Q488 91 336 43Z", strength: 0.5 },
    ...bunting(44),
    ...confetti.map(([x, y, r], index): GiftShape => ({ d: circle([x, y], r), strength: 0.2 + 0.1 * (index % 3) })),
  ],
  heart: [
    { d: heart([505, 196], -0.12, 112), strength: 0.34 },
    { d: heart([392, 96], 0.24, 34), strength: 0.24 },
    { d: heart([604, 76], -0.3, 28), strength: 0.42 },
    { d: heart([374, 290], -0.2, 22), strength: 0.42 },
    { d: heart([604, 312], 0.3, 26), strength: 0.2 },
  ],
};
