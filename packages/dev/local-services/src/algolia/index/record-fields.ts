/** A record as it was sent; nothing is known about it but its `objectID`. */
export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** All values under a name with dots, through lists as well: `variants.name`. */
export function valuesAt(fields: Fields, path: string): readonly unknown[] {
  let values: unknown[] = [fields];
  for (const name of path.split(".")) {
    values = values.flatMap((value) => (isFields(value) ? [value[name]] : [])).flat();
  }
  return values.filter((value) => value !== undefined && value !== null);
}

export const textsAt = (fields: Fields, path: string): readonly string[] =>
  valuesAt(fields, path).flatMap((value) =>
    typeof value === "string" ? [value] : typeof value === "number" ? [String(value)] : [],
  );

/** A field that should be text, as text; anything else says nothing. */
export function textIn(fields: Fields, name: string): string {
  const value = fields[name];
  return typeof value === "string" ? value : "";
}

export const numberOf = (value: unknown): number | null =>
  typeof value === "number" ? value : typeof value === "boolean" ? Number(value) : null;
