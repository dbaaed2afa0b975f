import type { FulfilmentType } from "../kernel/fulfilment-type.ts";

export const fulfilmentTypeLabels: Readonly<Record<FulfilmentType, string>> = {
  pickup: "Abholung",
  delivery: "Lieferung",
  shipping: "Versand",
  locker: "Abholfach",
  dineIn: "Vor Ort",
};

/** 'Tisch 5'; a table with a name of its own is called by it: 'Garten 1'. */
export const tableLabel = (table: string): string => (/^\d/.test(table) ? `Tisch ${table}` : table);
