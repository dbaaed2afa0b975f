import type { Id } from "@lokalkorb/domain/kernel/branded";
import { fieldsOf, isText, readStored, writeStored } from "@/shared/environment/browser-storage";

/** A table whose code was scanned in this tab. */
export interface KeptTable {
  readonly optionId: Id<"method">;
  readonly table: string;
  readonly code: string;
}

const keyOf = (restaurantId: Id<"shop">): string => `lokalkorb:table:${restaurantId}`;

export function keptTable(restaurantId: Id<"shop">): KeptTable | null {
  const { optionId, table, code } = fieldsOf(readStored("sessionStorage", keyOf(restaurantId)));
  return isText(optionId) && isText(table) && isText(code) ? { optionId, table, code } : null;
}

export const keepTable = (restaurantId: Id<"shop">, table: KeptTable): void =>
  writeStored("sessionStorage", keyOf(restaurantId), table);
