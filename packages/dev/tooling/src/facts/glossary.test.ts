import { expect, it } from "vitest";
import { oldNames } from "../old-names.ts";
import { codeComments, readSources, type Source } from "./read-sources.ts";
import { readTables } from "./read-tables.ts";

const page = "docs/glossary.md";
const rows = readTables(page);
const textOf = (sources: readonly Source[]): string => sources.map(({ text }) => text).join("\n");

/** `pattern` in one column, with the term of its row. */
const inColumn = (column: string, pattern: RegExp) =>
  rows.flatMap((row) =>
    [...(row[column] ?? "").matchAll(pattern)].map(([, word = ""]) => ({ term: row["term"] ?? "", word })),
  );

const missing = (words: ReturnType<typeof inColumn>, isThere: (word: string) => boolean): string[] =>
  words.filter(({ word }) => !isThere(word)).map(({ term, word }) => `${term}: ${word}`);

it("the glossary has each term once, with a sentence or a word to tell it by", () => {
  const terms = rows.map(({ term = "" }) => term);
  expect(terms.length).toBeGreaterThan(80);
  expect(terms.filter((term, index) => terms.indexOf(term) !== index)).toEqual([]);
  expect(rows.filter((row) => row["what it is"] === "" && row["on the screens"] === "")).toEqual([]);
});

it("the glossary's German words stand on screens, in mails or on papers", () => {
  const german = inColumn("on the screens", /„([^“]+)“/g);
  const shown = textOf(readSources("apps/*.ts", "apps/*.tsx", "packages/domain/*.ts", "functions/*.ts", ":!*.test.*"));
  expect(german.length).toBeGreaterThan(60);
  expect(missing(german, (word) => shown.includes(word))).toEqual([]);
});

it("the glossary's stored names stand in the model of the database", () => {
  const stored = inColumn("stored as", /`([^`]+)`/g);
  const model = textOf(readSources("packages/model/src/*.ts", "packages/domain/src/*.ts", "firestore.rules"));
  expect(stored.length).toBeGreaterThan(50);
  expect(missing(stored, (word) => model.includes(word))).toEqual([]);
});

const anyOf = (words: readonly string[]): RegExp => new RegExp(String.raw`\b(?:${words.join("|")})\b`, "g");

it("names of before the glossary are nowhere in code or its comments", () => {
  const code = textOf(readSources("*.ts", "*.tsx", "*.mjs", ":!packages/dev/tooling"));
  expect(oldNames.length).toBeGreaterThan(200);
  expect(new Set(oldNames).size).toBe(oldNames.length);
  expect(code.replaceAll(/"[^"\n]*"|'[^'\n]*'/g, "").match(anyOf(oldNames)) ?? []).toEqual([]);
});

it("the glossary says of no name that code still has it, once it was renamed", () => {
  const names = inColumn("in code today", /`([^`]+)`/g);
  const code = textOf(readSources("*.ts", "*.tsx", ":!packages/dev/tooling")).replaceAll(codeComments, "");
  const found = new Set(code.match(anyOf(names.map(({ word }) => word))));
  expect(missing(names, (word) => found.has(word))).toEqual([]);
});
