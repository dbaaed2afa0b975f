import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../stack/root.ts";

/** One row of a table of a page, by the heads of its columns. An empty cell is an empty text. */
export type Row = Readonly<Record<string, string>>;

const cellsOf = (line: string): string[] =>
  line
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());

/** Rows of all tables below the headings of `page` that `wanted` names; without it, of every table. */
export function readTables(page: string, wanted: (heading: string) => boolean = () => true): readonly Row[] {
  const rows: Row[] = [];
  let heading = "";
  let heads: string[] = [];
  for (const line of readFileSync(join(root, page), "utf8").split("\n")) {
    if (line.startsWith("#")) heading = line.replace(/^#+ /, "");
    if (!line.startsWith("|")) {
      heads = [];
    } else if (heads.length === 0) {
      heads = cellsOf(line);
    } else if (!/^[| -]+$/.test(line) && wanted(heading)) {
      const cells = cellsOf(line);
      if (cells.length !== heads.length) throw new Error(`${page}: a row has ${cells.length} cells: ${line}`);
      rows.push(Object.fromEntries(heads.map((head, index) => [head, cells[index] ?? ""])));
    }
  }
  return rows;
}
