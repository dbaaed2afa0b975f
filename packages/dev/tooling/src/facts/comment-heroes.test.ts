import { expect, it } from "vitest";
import { codeComments, productSources } from "./read-sources.ts";

const product = productSources();

const commentsWith = (pattern: RegExp): readonly string[] =>
  product.flatMap(({ file, text }) =>
    (text.match(codeComments) ?? []).filter((comment) => pattern.test(comment)).map((comment) => `${file}: ${comment}`),
  );

it("comments of product code have a thing of the code as their subject: no nobody, somebody or whoever", () => {
  expect(product.length).toBeGreaterThan(900);
  expect(commentsWith(/\b(?:nobody|somebody|whoever)\b/i)).toEqual([]);
});

it("no comment of product code begins with what", () => {
  expect(commentsWith(/^[\s/*]*What\b/)).toEqual([]);
});
