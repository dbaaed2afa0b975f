import { readFileSync } from "node:fs";
import { join } from "node:path";

const texts = new Map<string, string | null>();

/** A style sheet of the build by its path in the build's folder; null where this server does not have it on its disk. */
export function styleText(file: string): string | null {
  const known = texts.get(file);
  if (known !== undefined) return known;
  const text = read(join(process.cwd(), ".next", file));
  texts.set(file, text);
  return text;
}

function read(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
}
