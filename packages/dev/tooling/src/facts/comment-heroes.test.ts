import { expect, it } from "vitest";
import { codeComments, readSources } from "./read-sources.ts";

/** Product code alone, without tests and their helpers. */
const product = readSources(
  "apps/*.ts",
  "apps/*.tsx",
  "functions/*.ts",
  "packages/*.ts",
  "packages/*.tsx",
  ":!packages/dev",
  ":!*.test.*",
  ":!*.spec.*",
  ":!*/testing/*",
);

it("comments of product code have a thing of the code as their subject: no nobody, somebody or whoever", () => {
  const heroes = product.flatMap(({ file, text }) =>
    (text.match(codeComments) ?? [])
      .filter((comment) => /\b(?:nobody|somebody|whoever)\b/i.test(comment))
      .map((comment) => `${file}: ${comment}`),
  );
  expect(product.length).toBeGreaterThan(900);
  expect(heroes).toEqual([]);
});
