import { mostGoesWith } from "@lokalkorb/domain/catalog/goods/item-fields";
import { itemText } from "../fields/item-text.ts";
import type { Catalog, Column } from "./column.ts";
import { tableText as words } from "./table-text.ts";

interface Names {
  readonly byId: ReadonlyMap<string, string>;
  /** By name and item number, in small letters; null: several are called so. */
  readonly idOf: ReadonlyMap<string, string | null>;
}

const lower = (word: string): string => word.trim().toLocaleLowerCase("de");
/** Each row of five thousand asks. */
const known = new WeakMap<Catalog["items"], Names>();

function namesOf({ items }: Catalog): Names {
  const before = known.get(items);
  if (before) return before;
  const idOf = new Map<string, string | null>();
  for (const { id, name, sku = "" } of items)
    for (const called of new Set([name, sku].map(lower).filter((word) => word !== "")))
      idOf.set(called, idOf.has(called) ? null : id);
  const names = { byId: new Map(items.map(({ id, name }) => [id as string, name])), idOf };
  known.set(items, names);
  return names;
}

/** A line for each, since names have commas: the name where it is one item's alone, else the id. */
export const goesWith: Column = {
  header: itemText.goesWith,
  keys: ["goesWith"],
  write: (values, catalog) => {
    const { byId, idOf } = namesOf(catalog);
    return values.goesWith
      .map((id) => {
        const name = byId.get(id) ?? "";
        return idOf.get(lower(name)) === id && !byId.has(name.trim()) && !/[\r\n]/.test(name) ? name : id;
      })
      .join("\n");
  },
  read: (cell, catalog, _values, own) => {
    const { byId, idOf } = namesOf(catalog);
    const lines = cell.split(/\r?\n/).flatMap((line) => line.trim() || []);
    const idIn = (line: string): string | null | undefined => (byId.has(line) ? line : idOf.get(lower(line)));
    const many = lines.find((line) => idIn(line) === null);
    if (many !== undefined) return words.goesWithMany(many);
    const unknown = lines.filter((line) => idIn(line) === undefined);
    if (unknown.length > 0) return words.goesWithUnknown(unknown);
    const ids = lines.flatMap((line) => idIn(line) ?? []);
    if (own !== null && ids.includes(own)) return words.goesWithItself;
    const goesWith = [...new Set(ids)];
    return goesWith.length > mostGoesWith ? words.goesWithMost(mostGoesWith) : { goesWith };
  },
};
