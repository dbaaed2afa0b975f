import type { Country } from "@lokalkorb/domain/kernel/country/country";
import { zoneOverlaps } from "@lokalkorb/domain/fulfilment/zones/zone-overlaps";
import { zoneProblems } from "@lokalkorb/domain/fulfilment/zones/zone-problems";
import { zoneOf, type ZoneValues } from "../state/zone-values.ts";
import { zoneMapText as words } from "./zone-map-text.ts";

/** A sentence for each set of areas that meet: where, and which of them holds there. */
export function overlapLines(
  values: readonly ZoneValues[],
  zonePick: "cheapest" | "priority",
  country: Country,
): string[] {
  const zones = values.map(zoneOf).map((zone) => ({ ...zone, name: zone.name.trim() || words.untitled }));
  const isCheapest = zonePick === "cheapest";
  const inCodes = zoneOverlaps({ zones, zonePick }, country);
  // Drawn areas can meet where no known place is.
  const elsewhere = zoneProblems(zones, country).filter(
    ({ type, zoneId, about }) =>
      type === "overlap" &&
      !inCodes.some(
        (overlap) => overlap.zones.some(({ id }) => id === zoneId) && overlap.zones.some(({ name }) => name === about),
      ),
  );
  return [
    ...inCodes.map((overlap) => words.overlap(overlap, isCheapest)),
    ...elsewhere.map(({ zoneName, about = "" }) => words.shapesOverlap(zoneName, about, isCheapest)),
  ];
}
