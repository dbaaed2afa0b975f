import type { Row, RowByRow } from "@lokalkorb/domain/catalog/csv/csv-row";
import { patchOf } from "@/shared/forms/state/patch-of";
import { bulkText } from "../bulk/bulk-text.ts";
import { itemText } from "../fields/item-text.ts";
import { itemValues, type ItemFields, type ItemValues } from "../values/item-values.ts";
import { storedItem } from "../values/stored-item.ts";
import type { OfferingItem } from "../state/offering-item.ts";
import { categoryOf, mostEntries } from "../state/use-move-to-category.ts";
import type { Catalog, Column } from "./column.ts";
import { columns } from "./columns.ts";
import { readRow } from "./read-row.ts";
import { tableText as words } from "./table-text.ts";

export interface CellChange {
  readonly header: string;
  readonly before: string;
  readonly after: string;
}

/** The change that a row without an error asks for. */
interface RowWish {
  readonly id: string;
  readonly name: string;
  /** Where the item goes; absent: it stays. */
  readonly categoryId?: string;
}
export interface ChangedItem extends RowWish {
  readonly patch: ReadonlyMap<string, unknown>;
  readonly cells: readonly CellChange[];
}
export interface AddedItem extends RowWish {
  readonly fields: ItemFields;
}

export interface RowError {
  /** As the table program counts: the head is the first. */
  readonly row: number;
  readonly header: string | null;
  readonly sentence: string;
}

export interface TableReading {
  readonly added: readonly AddedItem[];
  readonly changed: readonly ChangedItem[];
  readonly unchanged: number;
  readonly errors: readonly RowError[];
  readonly unknownColumns: readonly string[];
}

/** All items as a table, its head first. */
export function* itemTable(catalog: Catalog): RowByRow<readonly Row[]> {
  const { items, categories, timezone } = catalog;
  const rows: Row[] = [[words.id, ...columns.map(({ header }) => header)]];
  for (const item of items) {
    const values = itemValues(item, categoryOf(categories, "item", item.id), timezone);
    rows.push([item.id, ...columns.map((column) => column.write(values, catalog))]);
    yield;
  }
  return rows;
}

const lower = (word: string): string => word.toLocaleLowerCase("de");
const columnOf: ReadonlyMap<string, Column> = new Map(columns.map((column) => [lower(column.header), column]));

/** A sentence: what keeps the whole table from being read. */
export function* readTable(
  [head = [], ...rows]: readonly Row[],
  catalog: Catalog,
  newId: () => string,
): RowByRow<TableReading | string> {
  const headers = head.map((cell) => cell.trim());
  const isId = (header: string): boolean => lower(header) === lower(words.id);
  const known = headers.map((header) => columnOf.get(lower(header)));
  const twice = headers.find((header, index) => header !== "" && headers.indexOf(header) !== index);
  if (known.every((column) => column === undefined)) return words.noHeader;
  if (twice !== undefined) return words.twice(twice);
  const idAt = headers.findIndex(isId);

  const byId = new Map(catalog.items.map((item) => [item.id as string, item]));
  const skus = new Map(catalog.items.flatMap(({ sku, name }): [string, string][] => (sku ? [[sku, name]] : [])));
  const room = new Map(catalog.categories.map(({ id, entries }) => [id, mostEntries - entries.length]));
  const rowOfId = new Map<string, number>();
  const added: AddedItem[] = [];
  const changed: ChangedItem[] = [];
  const errors: RowError[] = [];
  let unchanged = 0;
  for (const [index, cells] of rows.entries()) {
    yield;
    if (cells.every((cell) => cell.trim() === "")) continue;
    const row = index + 2;
    const id = (cells[idAt] ?? "").trim();
    const item = byId.get(id) ?? null;
    const before = rowOfId.get(id);
    if (id !== "" && (item === null || before !== undefined)) {
      errors.push({ row, header: words.id, sentence: before === undefined ? words.unknownId : words.idTwice(before) });
      continue;
    }
    if (id !== "") rowOfId.set(id, row);
    const wish = readRow(cells, known, item, catalog);
    const owner = item === null ? skus.get(wish.values.sku) : undefined;
    if (owner !== undefined) wish.errors.push({ header: itemText.sku, sentence: words.skuTaken(owner) });
    const { categoryId } = wish.values;
    if (categoryId !== "" && (item === null || categoryId !== categoryOf(catalog.categories, "item", id))) {
      const left = room.get(categoryId) ?? 0;
      room.set(categoryId, left - 1);
      if (left <= 0) wish.errors.push({ header: itemText.category, sentence: bulkText.tooMany });
    }
    errors.push(...wish.errors.map((error) => ({ row, ...error })));
    if (wish.errors.length > 0) continue;
    if (item === null) {
      const { values } = wish;
      if (values.sku !== "") skus.set(values.sku, values.name);
      const fields = storedItem(values, catalog.timezone, null);
      added.push({
        id: newId(),
        name: fields.name,
        fields,
        ...(values.categoryId && { categoryId: values.categoryId }),
      });
    } else {
      const change = wish.typed === 0 ? null : changeOf(item, wish.values, catalog);
      if (change === null) unchanged += 1;
      else changed.push(change);
    }
  }
  const unknownColumns = headers.filter((header, index) => header !== "" && !known[index] && !isId(header));
  return { added, changed, unchanged, errors, unknownColumns };
}

/** From old to new; null: typed in another way, it is the same. */
function changeOf(item: OfferingItem, values: ItemValues, catalog: Catalog): ChangedItem | null {
  const { categories, timezone } = catalog;
  const categoryId = categoryOf(categories, "item", item.id);
  const own = itemValues(item, categoryId, timezone);
  const stored = storedItem(values, timezone, item);
  const patch = patchOf(storedItem(own, timezone, item), stored);
  const isMoved = values.categoryId !== categoryId;
  if (patch.size === 0 && !isMoved) return null;
  const next = itemValues(stored, values.categoryId, timezone);
  const cells = columns
    .map((column) => ({
      header: column.header,
      before: column.write(own, catalog),
      after: column.write(next, catalog),
    }))
    .filter(({ before, after }) => before !== after);
  return { id: item.id, name: item.name, patch, cells, ...(isMoved && { categoryId: values.categoryId }) };
}
