import type { FulfilmentMethod } from "./fulfilment-method.ts";

/** Where a shopper says to sit, and the digest of the code that was scanned there. */
export interface SaidTable {
  readonly table?: string;
  readonly tableSeal?: string;
}

/** Keeps orders for a table from being made by accident: where tables have codes, one of them was scanned, and it is in force. */
export function isAtTable(
  { type, tables = [], tableSeal: wanted }: Pick<FulfilmentMethod, "type" | "tables" | "tableSeal">,
  { table, tableSeal }: SaidTable,
): boolean {
  if (type !== "dineIn" || wanted === undefined) return true;
  return tableSeal === wanted && table !== undefined && tables.includes(table);
}
