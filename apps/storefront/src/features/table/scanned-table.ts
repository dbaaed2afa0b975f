import type { FulfilmentMethod } from "@lokalkorb/domain/fulfilment/methods/fulfilment-method";
import type { Menu } from "@lokalkorb/domain/menu/menu";
import { tableSeal } from "@lokalkorb/model/table-seal";
import type { KeptTable } from "@/entities/table/kept-table";

/** '#t=Terrasse%202&c=…', as the console's posters carry it; no server and no log ever sees it. */
export function readTableLink(hash: string): { readonly table: string; readonly code: string } | null {
  const link = new URLSearchParams(hash.replace(/^#/, ""));
  const table = link.get("t") ?? "";
  const code = link.get("c") ?? "";
  return table.length > 0 && table.length <= 20 && /^[A-Za-z0-9_-]{8,40}$/.test(code) ? { table, code } : null;
}

/** Null: the code is none of this shop, or not in force any more; 'off': tables are not served now. */
export async function findTable(
  { distributionOptions }: Pick<Menu, "distributionOptions">,
  off: readonly string[],
  { table, code }: { readonly table: string; readonly code: string },
): Promise<KeptTable | "off" | null> {
  const seal = await tableSeal(code);
  const isMeant = ({ type, tables = [], tableSeal: wanted }: FulfilmentMethod): boolean =>
    type === "dineIn" && wanted === seal && tables.includes(table);
  const option = distributionOptions.find(isMeant);
  if (option === undefined) return null;
  return off.includes(option.id) ? "off" : { optionId: option.id, table, code };
}
