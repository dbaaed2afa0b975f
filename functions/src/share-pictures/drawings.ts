import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The build lays them beside the bundle, whose parts lie one folder deeper. */
const places = ["goods/", "../goods/", "../../dist/goods/"];

/** The file of a drawn good; null: no such drawing. */
export function drawingFile(name: string): string | null {
  if (!/^[a-z-]{1,40}$/.test(name)) return null;
  const files = places.map((place) => fileURLToPath(new URL(`${place}${name}.svg`, import.meta.url)));
  return files.find((file) => existsSync(file)) ?? null;
}
