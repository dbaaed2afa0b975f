type Area = "localStorage" | "sessionStorage";

/** Null for a value that is missing or unreadable; some browsers forbid storage altogether. */
export function readStored(area: Area, key: string): unknown {
  try {
    return JSON.parse(globalThis[area].getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** Keys that begin so; none where storage is forbidden. */
export function keysOf(area: Area, start: string): readonly string[] {
  try {
    return Object.keys(globalThis[area]).filter((key) => key.startsWith(start));
  } catch {
    return [];
  }
}

type Fields = Readonly<Record<string, unknown>>;

/** The fields of a plain object; anybody can write into the storage of a browser, and anything else has none. */
export const fieldsOf = (value: unknown): Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : {};

export const isText = (value: unknown): value is string => typeof value === "string";

/** Null takes it away. Where storage is forbidden or full, values live as long as the page. */
export function writeStored(area: Area, key: string, value: unknown): void {
  try {
    if (value === null) globalThis[area].removeItem(key);
    else globalThis[area].setItem(key, JSON.stringify(value));
  } catch {
    // As said above.
  }
}
