import type { Row } from "@lokalkorb/domain/catalog/csv/csv-row";
import { problemWords } from "@/shared/forms/state/field-problem";
import { itemErrors } from "../values/item-errors.ts";
import { itemValues, newItem, type ItemValues } from "../values/item-values.ts";
import { storedItem } from "../values/stored-item.ts";
import type { OfferingItem } from "../state/offering-item.ts";
import { categoryOf } from "../state/use-move-to-category.ts";
import type { Catalog, Column } from "./column.ts";
import { columns } from "./columns.ts";
import { tableText as words } from "./table-text.ts";

export interface RowReading {
  readonly values: ItemValues;
  /** How many cells are others than the item's own. */
  readonly typed: number;
  readonly errors: { readonly header: string | null; readonly sentence: string }[];
}

const plain = (cell: string): string => cell.replaceAll(/\r\n?/g, "\n");

/** Cells as they were exported are not read at all, so that what is stored there since long is no error of the table. */
export function readRow(
  cells: Row,
  known: readonly (Column | undefined)[],
  item: OfferingItem | null,
  catalog: Catalog,
): RowReading {
  const { categories, timezone } = catalog;
  const own = item === null ? newItem : itemValues(item, categoryOf(categories, "item", item.id), timezone);
  const errors: RowReading["errors"] = [];
  const values: ItemValues = { ...own };
  let typed = 0;
  for (const [index, column] of known.entries()) {
    const cell = cells[index] ?? "";
    // A new item has its defaults where nothing is typed.
    if (column === undefined || (item === null ? cell.trim() === "" : cell === plain(column.write(own, catalog))))
      continue;
    typed += 1;
    const read = column.read(cell.trim(), catalog, values, item?.id ?? null);
    if (typeof read === "string") errors.push({ header: column.header, sentence: read });
    else Object.assign(values, read);
  }
  if (typed === 0 && item !== null) return { values, typed, errors };
  const headerOf = (key: string): string | null =>
    columns.find((column) => column.keys.some((each) => each === key.split(".")[0]))?.header ?? null;
  if (values.byWeight && values.price !== "") errors.push({ header: headerOf("price"), sentence: words.byWeight });
  for (const key of ["pricePerKg", "minGrams", "estGrams", "maxGrams"] as const)
    if (!values.byWeight && values[key] !== "") errors.push({ header: headerOf(key), sentence: words.byPiece });
  const problems = itemErrors(values);
  for (const key of Object.keys(problems)) {
    const header = headerOf(key);
    if (!errors.some((error) => error.header === header))
      errors.push({ header, sentence: problemWords(problems, key) ?? words.missing });
  }
  if (errors.length === 0) errors.push(...lostCells(cells, known, values, item, catalog));
  return { values, typed, errors };
}

/** Cells that the item cannot keep beside the others of its row: a stock of today, say, of goods that are not counted. */
function lostCells(
  cells: Row,
  known: readonly (Column | undefined)[],
  values: ItemValues,
  item: OfferingItem | null,
  catalog: Catalog,
): RowReading["errors"] {
  const { timezone } = catalog;
  const kept = itemValues(storedItem(values, timezone, item), values.categoryId, timezone);
  return known.flatMap((column, index) =>
    column !== undefined &&
    (cells[index] ?? "").trim() !== "" &&
    column.write(values, catalog) !== "" &&
    column.write(kept, catalog) === ""
      ? { header: column.header, sentence: words.lost }
      : [],
  );
}
