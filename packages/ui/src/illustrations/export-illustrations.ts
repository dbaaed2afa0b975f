// Writes every drawn good as an SVG file: node packages/ui/src/illustrations/export-illustrations.ts <folder>
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { illustrations } from "./illustrations.ts";
import { ownDrawings } from "./own-drawings.ts";

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

function readIconSet(): IconSet {
  const file = createRequire(import.meta.url).resolve("@iconify-json/fluent-emoji-flat/icons.json");
  return JSON.parse(readFileSync(file, "utf8")) as IconSet;
}

/** The complete file of one drawing. */
export function drawGood(name: string, drawing: string, set: IconSet): string {
  const body = drawing === "own" ? ownDrawings[name] : set.icons[drawing]?.body;
  if (body === undefined) throw new Error(`No drawing „${drawing}“ for „${name}“`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 32 32">${body}</svg>\n`;
}

export function exportIllustrations(folder: string): number {
  const set = readIconSet();
  mkdirSync(folder, { recursive: true });
  const entries = Object.entries(illustrations);
  for (const [name, drawing] of entries) writeFileSync(resolve(folder, `${name}.svg`), drawGood(name, drawing, set));
  return entries.length;
}

if (import.meta.main) {
  const folder = process.argv[2];
  if (folder === undefined) throw new Error("Name the folder to write to");
  console.log(`${exportIllustrations(folder)} drawings in ${folder}`);
}
