import { expect, test } from "vitest";
import { passOnRate } from "./pass-on-rate.ts";

test.each([
  ["from 10 % to 4,9 %", 340, 1000, 490, 324],
  ["from 7 % to 19 %", 1070, 700, 1900, 1190],
  ["back again", 1190, 1900, 700, 1070],
  ["to the same rate", 499, 700, 700, 499],
  ["of nothing", 0, 700, 1900, 0],
])("VAT-01 passes a rate on: %s", (_name, gross, from, to, after) => {
  expect(passOnRate(gross, from, to)).toBe(after);
});
