import type { Row, RowByRow } from "./csv-row.ts";
import { defused } from "./formula.ts";

/** The marks and blanks for which a cell stands in quotes: prices have a comma, and none of these. */
const special = /[;"\n]|^\s|\s$/;

/** For German table programs: semicolons, and the mark by which Excel knows UTF-8. */
export function* printCsv(rows: readonly Row[]): RowByRow<string> {
  const lines: string[] = [];
  for (const row of rows) {
    lines.push(`${row.map(printed).join(";")}\r\n`);
    yield;
  }
  return `\ufeff${lines.join("")}`;
}

function printed(cell: string): string {
  const text = defused(cell.replaceAll(/\r\n?/g, "\n"));
  return special.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
