import fc from "fast-check";
import { expect, it } from "vitest";
import type { Row, RowByRow } from "./csv-row.ts";
import { parseCsv } from "./parse-csv.ts";
import { printCsv } from "./print-csv.ts";

function atOnce<Result>(work: RowByRow<Result>): Result {
  let step = work.next();
  while (step.done !== true) step = work.next();
  return step.value;
}
const read = (text: string): readonly Row[] | null => atOnce(parseCsv(text));

it("cells of any text come back, but for the way that their lines break", () => {
  const cell = fc.string({
    unit: fc.constantFrom("a", "ß", ";", ",", '"', "'", "=", "+", "@", "\t", "\n", "\r", " ", "\ufeff", "€"),
    maxLength: 12,
  });
  const rows = fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(rows, (table) => {
      const head = ["ID", "Name", "Preis"];
      const plain = table.map((row) => row.map((text) => text.replaceAll(/\r\n?/g, "\n")));
      expect(read(atOnce(printCsv([head, ...table])))).toEqual([head, ...plain]);
    }),
    { numRuns: 500 },
  );
});

it.each([
  ["nothing", "", []],
  ["one mark alone", "\ufeff", []],
  ["a last line without an end", "a;b\nc;d", [["a", "b"], ["c", "d"]]],
  ["an empty line", "a;b\n\nc", [["a", "b"], [""], ["c"]]],
  ["an empty cell at the end", "a;\n;b", [["a", ""], ["", "b"]]],
  ["commas", "a,b\nc,d", [["a", "b"], ["c", "d"]]],
  ["tabs", "a\tb\tc;d", [["a", "b", "c;d"]]],
  ["old line breaks", "a;b\rc;d\r", [["a", "b"], ["c", "d"]]],
  ["a quote inside a plain cell", 'Rohr 5";7', [['Rohr 5"', "7"]]],
  ["two quotes for one", '"a ""b""";c', [['a "b"', "c"]]],
  ["a blank behind quotes", '"c" ;d', [["c", "d"]]],
  ["an empty cell in quotes", '"";x', [["", "x"]]],
] as const)("reads %s", (_, text, rows) => {
  expect(read(text)).toEqual(rows);
}); // prettier-ignore

it.each(['a;b\n"open;c', '"a"b;c', "PK\0\u0003"])("%j is no table", (text) => {
  expect(read(text)).toBeNull();
});

it("quotes what would break a row, and no price", () => {
  const cells = ["6,20", "a;b", 'a"b', "a\nb", " a", "a ", "a b", ""];
  expect(atOnce(printCsv([cells]))).toBe('\ufeff6,20;"a;b";"a""b";"a\nb";" a";"a ";a b;\r\n');
});

it("a formula stays text, an amount below zero stays an amount", () => {
  const cells = ["=1+1", "-1,50", "-12", "-1+1", "+4366", "'-1,50"];
  expect(atOnce(printCsv([cells]))).toBe("\ufeff'=1+1;-1,50;'-12;'-1+1;'+4366;''-1,50\r\n");
  expect(
    read(
      atOnce(
        printCsv([
          ["ID", "Betrag"],
          ["a", "-1,50"],
          ["b", "'-1,50"],
        ]),
      ),
    ),
  ).toEqual([
    ["ID", "Betrag"],
    ["a", "-1,50"],
    ["b", "'-1,50"],
  ]);
});

it("goes row by row", () => {
  expect([...parseCsv("a\nb\nc\n")]).toHaveLength(3);
  expect([...printCsv([["a"], ["b"]])]).toHaveLength(2);
});
