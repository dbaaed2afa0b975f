/** A field of a foreign object as text; whatever else it is counts as nothing. */
export const textOf = (value: unknown): string =>
  typeof value === "string" ? value : typeof value === "number" ? String(value) : "";
