import { byCodeUnits } from "./titles.ts";

type Value = Readonly<Record<string, unknown>>;

export interface StoredDocument {
  /** `projects/…/documents/offerings/a/items/b` */
  readonly name: string;
  readonly fields: Readonly<Record<string, Value>>;
}

/** Paths of the fields of stored documents with their types, each once, with `*` for ids and for places in a list. */
export function storedShapes(documents: readonly StoredDocument[]): readonly string[] {
  const lines = documents.flatMap(({ name, fields }) => {
    const path = templateOf(name);
    return Object.entries(fields).flatMap(([field, value]) => shapesOf(`${path} ${field}`, value));
  });
  return [...new Set(lines)].toSorted(byCodeUnits);
}

/** Documents under `data` and `marketing` are named by what they hold; all others have ids. */
const named = new Set(["data", "marketing", "private"]);

export function templateOf(name: string): string {
  const parts = name.slice(name.indexOf("/documents/") + "/documents/".length).split("/");
  return parts.map((part, place) => (place % 2 === 0 || named.has(parts[place - 1] ?? "") ? part : "*")).join("/");
}

function shapesOf(path: string, value: Value): readonly string[] {
  const [[type, inner] = ["", null]] = Object.entries(value);
  if (type === "arrayValue") {
    const { values = [] } = inner as { values?: readonly Value[] };
    return [`${path}: array`, ...values.flatMap((one) => shapesOf(`${path}[]`, one))];
  }
  if (type === "mapValue") {
    const { fields = {} } = inner as { fields?: Readonly<Record<string, Value>> };
    return [`${path}: map`, ...Object.entries(fields).flatMap(([key, one]) => shapesOf(`${path}.${keyOf(key)}`, one))];
  }
  return [`${path}: ${type.replace("Value", "")}`];
}

/** Keys of a map that are ids, dates or numbers are one. */
const keyOf = (key: string): string => (/^[a-z][A-Za-z]*$/.test(key) && key.length < 24 ? key : "*");
