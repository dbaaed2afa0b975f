import { itemText } from "../fields/item-text.ts";
import type { ItemValues } from "../values/item-values.ts";
import type { OfferingItem } from "../state/offering-item.ts";
import type { Category } from "../state/use-catalog.ts";
import { tableText as words } from "./table-text.ts";

/** A table is written from this and read against it. */
export interface Catalog {
  readonly items: readonly OfferingItem[];
  readonly categories: readonly Category[];
  readonly timezone: string;
}

/** One column of the item table: a part of the item's form as text. */
export interface Column {
  readonly header: string;
  /** The values of the form that it stands for. */
  readonly keys: readonly (keyof ItemValues)[];
  readonly write: (values: ItemValues, catalog: Catalog) => string;
  /** A sentence: what keeps it from being read. `values` are those of the columns before it, `own` is the item's id. */
  readonly read: (
    cell: string,
    catalog: Catalog,
    values: ItemValues,
    own: string | null,
  ) => Partial<ItemValues> | string;
}

type FreeKey = "depositKind" | "coldChain" | "badge" | "basePriceUnit" | "goodsKind" | "bestBeforeKind" | "withdrawal";
type TextKey = { [Key in keyof ItemValues]: string extends ItemValues[Key] ? Key : never }[keyof ItemValues];

export const text = (key: TextKey, header: string): Column => ({
  header,
  keys: [key],
  write: (values) => values[key],
  read: (cell) => ({ [key]: cell }),
});

export const sameWord = (a: string, b: string): boolean => a.toLocaleLowerCase("de") === b.toLocaleLowerCase("de");
const keyOf = <Key extends string>(labels: Readonly<Record<Key, string>>, cell: string): Key | undefined =>
  (Object.keys(labels) as Key[]).find((key) => sameWord(labels[key], cell));
export const choice = <Key extends "vatClass" | "status" | "contentUnit" | "alcohol" | "stockMode">(
  key: Key,
  header: string,
  labels: Readonly<Record<ItemValues[Key], string>>,
): Column => ({
  header,
  keys: [key],
  write: (values) => labels[values[key]],
  read: (cell) => {
    const found = keyOf(labels, cell);
    return found === undefined ? words.oneOf(Object.values(labels)) : { [key]: found };
  },
});

/** One that may be left empty. */
export const freeChoice = <Key extends FreeKey>(
  key: Key,
  header: string,
  labels: Readonly<Record<Exclude<ItemValues[Key], "">, string>>,
): Column => ({
  header,
  keys: [key],
  write: (values) => {
    const value = values[key] as "" | Exclude<ItemValues[Key], "">;
    return value === "" ? "" : labels[value];
  },
  read: (cell) => {
    const found = cell === "" ? "" : keyOf(labels, cell);
    return found === undefined ? words.oneOf(Object.values(labels)) : { [key]: found };
  },
});

/** Empty is no. */
export const flag = <Key extends "excludeFromDiscounts" | "packed">(key: Key, header: string): Column => ({
  header,
  keys: [key],
  write: (values) => (values[key] ? itemText.yes : ""),
  read: (cell) =>
    sameWord(cell, itemText.yes)
      ? { [key]: true }
      : cell === "" || sameWord(cell, itemText.no)
        ? { [key]: false }
        : words.oneOf([itemText.yes, itemText.no]),
});

/** As table programs write a day; one that they do not know stays as it is typed, for the form to refuse. */
export const day = <Key extends "from" | "to" | "bestBeforeDate">(key: Key, header: string): Column => ({
  header,
  keys: [key],
  write: (values) => values[key].replace(/^(\d{4})-(\d\d)-(\d\d)$/, "$3.$2.$1"),
  read: (cell) => {
    const [, date, month = "", year] = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(cell) ?? [];
    return { [key]: date === undefined ? cell : `${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}` };
  },
});

/** Words with commas between them; the ones that are unknown are named. */
export function readList<Key extends string>(
  labels: Readonly<Record<Key, string>>,
  cell: string,
): readonly Key[] | string {
  const typed = cell.split(",").flatMap((word) => word.trim() || []);
  const unknown = typed.filter((word) => keyOf(labels, word) === undefined);
  return unknown.length > 0 ? words.unknownWords(unknown) : typed.flatMap((word) => keyOf(labels, word) ?? []);
}
export const listText = <Key extends string>(labels: Readonly<Record<Key, string>>, keys: readonly Key[]): string =>
  keys.map((key) => labels[key]).join(", ");

type ListKey = "traces" | "diets" | "allowedDistribution" | "orderDays";
export const list = <Key extends ListKey>(
  key: Key,
  header: string,
  labels: Readonly<Record<ItemValues[Key][number], string>>,
): Column => ({
  header,
  keys: [key],
  write: (values) => values[key].map((each) => labels[each as ItemValues[Key][number]]).join(", "),
  read: (cell) => {
    const found = readList(labels, cell);
    return typeof found === "string" ? found : { [key]: key === "orderDays" ? found.map(Number) : found };
  },
});
