import { type KnownTown, knownTowns } from "../known-towns.ts";

type Point = readonly [lng: number, lat: number];

export interface StreetLine {
  readonly kind: "primary" | "street";
  readonly points: readonly Point[];
}

/** Degrees between two streets of a town, about 200 m, and from its middle to its edge. */
const [block, reach] = [0.002, 0.01];
const degreesEast = 1.48;

/** A made-up grid around each known town, and a road between those of a country: enough to see that there are streets. */
export const streetLines: readonly StreetLine[] = [
  ...knownTowns.flatMap(gridOf),
  ...knownTowns.slice(1).flatMap((town, index): StreetLine[] => {
    const before = knownTowns[index];
    return before?.country === town.country ? [{ kind: "primary", points: [pointOf(before), pointOf(town)] }] : [];
  }),
];

function gridOf({ lng, lat }: KnownTown): StreetLine[] {
  const steps = Array.from({ length: (2 * reach) / block + 1 }, (_, index) => index * block - reach);
  return steps.flatMap((step): StreetLine[] => [
    {
      kind: "street",
      points: [
        [lng - reach * degreesEast, lat + step],
        [lng + reach * degreesEast, lat + step],
      ],
    },
    {
      kind: "street",
      points: [
        [lng + step * degreesEast, lat - reach],
        [lng + step * degreesEast, lat + reach],
      ],
    },
  ]);
}

function pointOf({ lng, lat }: KnownTown): Point {
  return [lng, lat];
}
