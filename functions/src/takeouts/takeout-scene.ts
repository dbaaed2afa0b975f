import type { Row } from "@lokalkorb/domain/catalog/csv/csv-row";
import { printCsv } from "@lokalkorb/domain/catalog/csv/print-csv";
import type { LocalDate } from "@lokalkorb/domain/kernel/time/instant";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import type { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import type { Deps } from "../platform/deps.ts";

export interface TakeoutScene {
  readonly db: Deps["db"];
  readonly shop: DocumentOf<typeof shopDocument>;
  readonly restaurantId: string;
  readonly today: LocalDate;
}

/** Parts of files by their names in the ZIP; parts of one name follow each other. */
export interface TakenPage {
  readonly parts: Readonly<Record<string, string>>;
  /** Where the next page begins; null: that was all. */
  readonly next: string | null;
}

/** Reads one page of one kind of data; it comes to the same when it runs again. */
export type TakeoutStage = (scene: TakeoutScene, after: string | null) => Promise<TakenPage>;

/** A part of a table; the first one has its headings, and the mark by which Excel knows UTF-8. */
export function csvPart(rows: readonly Row[], isFirst: boolean): string {
  const printing = printCsv(isFirst ? rows : rows.slice(1));
  let step = printing.next();
  while (step.done !== true) step = printing.next();
  return isFirst ? step.value : step.value.slice(1);
}

/** A part of a list in JSON. */
export function jsonPart(values: readonly unknown[], isFirst: boolean, isLast: boolean): string {
  const inner = values.map((value) => JSON.stringify(readable(value), null, 1)).join(",\n");
  const begin = isFirst ? "[\n" : inner === "" ? "" : ",\n";
  return `${begin}${inner}${isLast ? "\n]\n" : ""}`;
}

/** Moments as text that every program reads. */
function readable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(readable);
  if (typeof value !== "object" || value === null) return value;
  if ("toDate" in value && typeof value.toDate === "function") return (value.toDate as () => Date)().toISOString();
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, readable(inner)]));
}
