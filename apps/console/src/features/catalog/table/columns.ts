import { allergenLabels } from "@lokalkorb/domain/catalog/food/allergen-labels";
import { allergenCodes, type Allergen } from "@lokalkorb/domain/catalog/goods/allergen";
import { dietLabels } from "@lokalkorb/domain/labels/catalog-labels";
import { kindsOf } from "../fields/allergen-list.ts";
import { itemText } from "../fields/item-text.ts";
import type { ItemValues } from "../values/item-values.ts";
import type { Category } from "../state/use-catalog.ts";
import { tableText as words } from "./table-text.ts";

/** One column of the item table: a part of the item's form as text. */
export interface Column {
  readonly header: string;
  /** The values of the form that it stands for. */
  readonly keys: readonly (keyof ItemValues)[];
  readonly write: (values: ItemValues, categories: readonly Category[]) => string;
  /** A sentence: what keeps it from being read. */
  readonly read: (cell: string, categories: readonly Category[]) => Partial<ItemValues> | string;
}

type TextKey = { [Key in keyof ItemValues]: string extends ItemValues[Key] ? Key : never }[keyof ItemValues];

const text = (key: TextKey, header: string): Column => ({
  header,
  keys: [key],
  write: (values) => values[key],
  read: (cell) => ({ [key]: cell }),
});

const sameWord = (a: string, b: string): boolean => a.toLocaleLowerCase("de") === b.toLocaleLowerCase("de");
const keyOf = <Key extends string>(labels: Readonly<Record<Key, string>>, cell: string): Key | undefined =>
  (Object.keys(labels) as Key[]).find((key) => sameWord(labels[key], cell));
const choice = <Key extends "vatClass" | "status" | "contentUnit">(
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

/** Words with commas between them; the ones that are unknown are named. */
function readList<Key extends string>(labels: Readonly<Record<Key, string>>, cell: string): readonly Key[] | string {
  const typed = cell.split(",").flatMap((word) => word.trim() || []);
  const unknown = typed.filter((word) => keyOf(labels, word) === undefined);
  return unknown.length > 0 ? words.unknownWords(unknown) : typed.flatMap((word) => keyOf(labels, word) ?? []);
}
const listText = <Key extends string>(labels: Readonly<Record<Key, string>>, keys: readonly Key[]): string =>
  keys.map((key) => labels[key]).join(", ");

const allergenWords = Object.fromEntries(
  allergenCodes
    .flatMap((code): readonly Allergen[] => [code, ...kindsOf(code)])
    .map((allergen) => {
      const [label] = allergenLabels([allergen], "DE");
      return [allergen, label?.kinds[0] ?? label?.word];
    }),
) as Readonly<Record<Allergen, string>>;

const contentUnit = choice("contentUnit", words.headers.contentUnit, itemText.contentUnits);

/** After the number that never changes, in the order of the file. */
export const columns: readonly Column[] = [
  text("sku", itemText.sku),
  text("name", itemText.name),
  {
    header: itemText.category,
    keys: ["categoryId"],
    write: ({ categoryId }, categories) => categories.find(({ id }) => id === categoryId)?.name ?? "",
    read: (cell, categories) => {
      if (cell === "") return { categoryId: "" };
      const found = categories.find(({ name, status }) => status !== "archived" && sameWord(name, cell));
      return found === undefined ? words.noCategory(cell) : { categoryId: found.id };
    },
  },
  text("price", itemText.price),
  text("pricePerKg", itemText.pricePerKg),
  text("deposit", itemText.deposit),
  choice("vatClass", itemText.vat, itemText.vats),
  text("customRate", itemText.customRate),
  text("contentAmount", itemText.content),
  {
    ...contentUnit,
    write: (values, categories) => (values.contentAmount === "" ? "" : contentUnit.write(values, categories)),
    read: (cell, categories) => (cell === "" ? {} : contentUnit.read(cell, categories)),
  },
  choice("status", itemText.status, itemText.statuses),
  text("description", itemText.description),
  text("kitchenName", itemText.kitchenName),
  {
    header: itemText.allergenState,
    keys: ["allergens", "allergenState"],
    write: ({ allergenState, allergens }) =>
      ({ unknown: "", none: words.noAllergens, declared: listText(allergenWords, allergens) })[allergenState],
    read: (cell) => {
      if (cell === "") return { allergenState: "unknown" };
      if (sameWord(cell, words.noAllergens)) return { allergenState: "none" };
      const allergens = readList(allergenWords, cell);
      return typeof allergens === "string" ? allergens : { allergenState: "declared", allergens };
    },
  },
  {
    header: itemText.traces,
    keys: ["traces"],
    write: ({ traces }) => listText(allergenWords, traces),
    read: (cell) => {
      const traces = readList(allergenWords, cell);
      return typeof traces === "string" ? traces : { traces };
    },
  },
  text("additives", itemText.additives),
  {
    header: itemText.diets,
    keys: ["diets"],
    write: ({ diets }) => listText(dietLabels, diets),
    read: (cell) => {
      const diets = readList(dietLabels, cell);
      return typeof diets === "string" ? diets : { diets };
    },
  },
  text("ingredients", itemText.ingredients),
  ...itemText.lines.map(([key, header]) => text(key, header)),
  text("minQty", words.headers.minQty),
  text("stepQty", words.headers.stepQty),
  text("maxQtyPerOrder", itemText.maxQty),
];
