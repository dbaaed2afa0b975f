import type { Row, RowByRow } from "./csv-row.ts";
import { asTyped } from "./formula.ts";

const delimiters: readonly string[] = [";", ",", "\t"];
const quote = '"';

/** Null: no table. The delimiter is the one that makes most columns of the first row. */
export function* parseCsv(typed: string): RowByRow<readonly Row[] | null> {
  const text = typed.replace(/^\ufeff/, "").replaceAll(/\r\n?/g, "\n");
  if (text.includes("\0")) return null;
  const delimiter = delimiters.reduce((widest, each) => (widthOf(text, each) > widthOf(text, widest) ? each : widest));
  const rows: Row[] = [];
  for (let at = 0; at < text.length;) {
    const row = rowAt(text, at, delimiter);
    if (row === null) return null;
    rows.push(row.cells);
    at = row.end + 1;
    yield;
  }
  return rows;
}

const widthOf = (text: string, delimiter: string): number => rowAt(text, 0, delimiter)?.cells.length ?? 0;

/** Null: a quoted cell has no end, or something behind it. `end` is where the line breaks, or the text ends. */
function rowAt(text: string, start: number, delimiter: string): { readonly cells: Row; readonly end: number } | null {
  const cells: string[] = [];
  for (let at = start; ;) {
    const cell = text.charAt(at) === quote ? quotedAt(text, at) : plainAt(text, at, delimiter);
    if (cell === null) return null;
    cells.push(asTyped(cell.text));
    if (text.charAt(cell.end) !== delimiter) return isLineEnd(text, cell.end) ? { cells, end: cell.end } : null;
    at = cell.end + 1;
  }
}

const isLineEnd = (text: string, at: number): boolean => at >= text.length || text.charAt(at) === "\n";

interface Cell {
  readonly text: string;
  readonly end: number;
}

function plainAt(text: string, start: number, delimiter: string): Cell {
  let end = start;
  while (!isLineEnd(text, end) && text.charAt(end) !== delimiter) end += 1;
  return { text: text.slice(start, end), end };
}

/** Two quotes stand for one; blanks behind the last are none of the cell's. */
function quotedAt(text: string, start: number): Cell | null {
  let last = text.indexOf(quote, start + 1);
  while (last !== -1 && text.charAt(last + 1) === quote) last = text.indexOf(quote, last + 2);
  if (last === -1) return null;
  let end = last + 1;
  while (text.charAt(end) === " ") end += 1;
  return { text: text.slice(start + 1, last).replaceAll('""', quote), end };
}
