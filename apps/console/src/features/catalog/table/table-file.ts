import { parse, unparse } from "papaparse";

export type Row = readonly string[];

/** The beginning of a formula for table programs, however many marks of ours are before it. */
const formula = /^'*[=+\-@\t]/;
const plainBreaks = (cell: string): string => cell.replaceAll(/\r\n?/g, "\n");

/** A cell as text, whatever it begins with. */
const defused = (cell: string): string => (formula.test(cell) ? `'${cell}` : cell);
const asTyped = (cell: string): string => (cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell);

/** For German table programs: semicolons, and the mark by which Excel knows UTF-8. */
export function writeTable(rows: readonly Row[]): string {
  const cells = rows.map((row) => row.map((cell) => defused(plainBreaks(cell))));
  return `\ufeff${unparse(cells, { delimiter: ";", newline: "\r\n" })}\r\n`;
}

/** Null: no table. The delimiter is the one that makes most columns of the first row. */
export function readTableFile(bytes: Uint8Array): readonly Row[] | null {
  const text = decodeText(bytes);
  if (text.includes("\0")) return null;
  const width = (delimiter: string): number => (parse<Row>(text, { delimiter, preview: 1 }).data[0] ?? []).length;
  const [delimiter = ";"] = [";", ",", "\t"].toSorted((a, b) => width(b) - width(a));
  const { data, errors } = parse<Row>(text, { delimiter });
  if (errors.some(({ type }) => type === "Quotes")) return null;
  return data.map((row) => row.map((cell) => asTyped(plainBreaks(cell))));
}

/** UTF-8, what Excel calls Unicode, or Windows-1252, which knows a letter for nearly every byte. */
function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
