import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

const known = new Map<string, string | null>();

/** A style sheet of the build, by its path in the build's folder; null where this server does not have it on its disk. */
export function buildStyle(file: string): string | null {
  const read = known.get(file);
  if (read !== undefined) return read;
  const style = readStyle(join(process.cwd(), ".next", file));
  known.set(file, style);
  return style;
}

function readStyle(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
}

let fonts: readonly string[] | undefined;

/** Addresses of the fonts that the style sheets of the build name; none where this server does not have them on its disk. */
export function buildFonts(): readonly string[] {
  fonts ??= readFonts();
  return fonts;
}

function readFonts(): readonly string[] {
  try {
    const names = readdirSync(join(process.cwd(), ".next/static/media"));
    return names.filter((name) => name.endsWith(".woff2")).map((name) => `/_next/static/media/${name}`);
  } catch {
    return [];
  }
}
