import { expect, it } from "vitest";
import { codeComments, productSources, readSources, type Source } from "./read-sources.ts";

const product = productSources();
const all = readSources("*.ts", "*.tsx", "*.mjs", ":!packages/dev/tooling/src/facts/comment-heroes.test.ts");
const heroes = /\b(?:nobody|somebody|whoever)\b/i;
const what = /^[\s/*]*What\b/;

const commentsWith = (pattern: RegExp, sources: readonly Source[]): readonly string[] =>
  sources.flatMap(({ file, text }) =>
    (text.match(codeComments) ?? []).filter((comment) => pattern.test(comment)).map((comment) => `${file}: ${comment}`),
  );

it("comments of product code have a thing of the code as their subject: no nobody, somebody or whoever", () => {
  expect(product.length).toBeGreaterThan(900);
  expect(commentsWith(heroes, product)).toEqual([]);
});

it("no comment of product code begins with what", () => {
  expect(commentsWith(what, product)).toEqual([]);
});

it("neither do comments of the tools, the stand-ins and all tests", () => {
  expect(all.length).toBeGreaterThan(2000);
  expect([...commentsWith(heroes, all), ...commentsWith(what, all)]).toEqual([]);
});
