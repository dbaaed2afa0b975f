import { expect, test } from "vitest";
import { aBasketLine } from "../testing/builders.ts";
import { linesHash } from "./lines-hash.ts";

test("the same goods have the same hash, however they came into the basket", () => {
  const bread = aBasketLine();
  const two = aBasketLine({ refId: "roll", qty: 2, position: 2 });
  const hash = linesHash({ a: bread, b: two });
  expect(hash).toMatch(/^[0-9a-f]{16}$/);
  expect(linesHash({ x: { ...two, position: 1 }, y: { ...bread, position: 9, seenUnitCents: 1 } })).toBe(hash);
  expect(linesHash({ a: bread })).not.toBe(hash);
  expect(linesHash({ a: bread, b: { ...two, qty: 3 } })).not.toBe(hash);
  expect(linesHash({ a: { ...bread, note: "ohne Salz" }, b: two })).not.toBe(hash);
  expect(linesHash({ a: { ...bread, substitution: "remove" }, b: two })).not.toBe(hash);
});
