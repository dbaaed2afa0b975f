import { kilometresBetween, type Position } from "../list/filter-shops.ts";

/** Where shops are: one postal code and a point in it. */
export type Town = readonly [zip: string, lat: number, lng: number];

/** The postal code with shops that is nearest, as the crow flies. */
export function nearestTown(towns: readonly Town[], position: Position): string | null {
  let nearest: { readonly zip: string; readonly kilometres: number } | null = null;
  for (const [zip, lat, lng] of towns) {
    const kilometres = kilometresBetween(position, { lat, lng });
    if (nearest === null || kilometres < nearest.kilometres) nearest = { zip, kilometres };
  }
  return nearest?.zip ?? null;
}

/** The list comes here so that the position need not go there (Datenschutz). Throws when it does not come. */
export async function askNearestTown(position: Position): Promise<string | null> {
  const response = await fetch("/api/towns");
  if (!response.ok) throw new Error(`towns: ${response.status}`);
  return nearestTown((await response.json()) as readonly Town[], position);
}
