import { expect, test } from "vitest";
import { internationalPhone } from "./phone-number.ts";

test.each([
  ["0664 / 123 45 67", "AT", "+436641234567"],
  ["(0171) 123-4567", "DE", "+491711234567"],
  ["0043 664 1234567", "DE", "+436641234567"],
  ["+43 (0) 664 1234567", "AT", "+436641234567"],
  ["+49 171 1234567", "AT", "+491711234567"],
  ["110", "DE", null],
  ["664 1234567", "AT", null],
  ["Handy vom Chef", "DE", null],
  ["", "DE", null],
] as const)("%s in %s is dialled as %s", (typed, country, number) => {
  expect(internationalPhone(typed, country)).toBe(number);
});
