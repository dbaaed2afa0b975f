import { expect, it } from "vitest";
import { printCsv } from "@lokalkorb/domain/catalog/csv/print-csv";
import type { Row, RowByRow } from "@lokalkorb/domain/catalog/csv/csv-row";
import { readTableFile } from "./table-file.ts";

function atOnce<Result>(work: RowByRow<Result>): Result {
  let step = work.next();
  while (step.done !== true) step = work.next();
  return step.value;
}
const writeTable = (rows: readonly Row[]): string => atOnce(printCsv(rows));
const read = (file: Uint8Array): readonly Row[] | null => atOnce(readTableFile(file));
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

it("S5 no cell is a formula for a table program, and each comes back as it was", () => {
  const cells = ["=1+1", "+49 8051", "-5", "@SUM(A1)", "\tx", "'=1", "''-x", "'s Gravenhage", "a=b"];
  const file = writeTable([cells]);
  expect(file.startsWith("\ufeff")).toBe(true);
  for (const cell of file.slice(1).trimEnd().split(";")) expect(cell.replaceAll('"', "")).not.toMatch(/^[=+\-@\t]/);
  expect(read(bytes(file))?.[0]).toEqual(cells);
});

it("quotes what would break a row, and knows line breaks of other systems", () => {
  const cells = ['Käse; „zwölf“ "Monate"', "erste\nzweite", "dritte\r\nvierte", ""];
  expect(read(bytes(writeTable([cells])))?.[0]).toEqual([cells[0], cells[1], "dritte\nvierte", ""]);
});

it("reads what Excel saves: Windows-1252, Unicode text, commas and tabs", () => {
  const latin = Uint8Array.from("Name;Preis\r\nK\u00e4se;3,40", (letter) => letter.charCodeAt(0));
  expect(read(latin)).toEqual([["Name", "Preis"], ["Käse", "3,40"]]); // prettier-ignore
  const unicode = new Uint8Array([
    0xff,
    0xfe,
    ...new Uint8Array(Uint16Array.from("Name\tPreis", (letter) => letter.charCodeAt(0)).buffer),
  ]);
  expect(read(unicode)).toEqual([["Name", "Preis"]]);
  expect(read(bytes('Name,Preis\n"Käse, alt","3,40"\n'))?.slice(0, 2)).toEqual([["Name", "Preis"], ["Käse, alt", "3,40"]]); // prettier-ignore
});

it("what is no table is not read", () => {
  expect(read(Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0, 8]))).toBeNull();
  expect(read(bytes('Name;Preis\n"offen;3'))).toBeNull();
});
