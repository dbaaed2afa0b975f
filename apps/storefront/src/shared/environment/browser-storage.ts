type Area = "localStorage" | "sessionStorage";

/** Null for what is not there or cannot be read; some browsers forbid storage altogether. */
export function readStored(area: Area, key: string): unknown {
  try {
    return JSON.parse(globalThis[area].getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** Null takes it away. Where storage is forbidden or full, what is known lives as long as the page. */
export function writeStored(area: Area, key: string, value: unknown): void {
  try {
    if (value === null) globalThis[area].removeItem(key);
    else globalThis[area].setItem(key, JSON.stringify(value));
  } catch {
    // As said above.
  }
}
