import { expect, test } from "vitest";
import { plainVatId, vatIdProblem } from "./vat-id.ts";

// The examples of both countries' own descriptions; they belong to no company.
test("ADR-04 M-P16 a VAT id with the right form and the right last digit is none to complain about", () => {
  for (const right of ["DE136695976", "DE 136 695 976", "ATU13585627", "atu 1358-5627"])
    expect(vatIdProblem(right), right).toBeNull();
  expect(plainVatId("atu 1358-5627")).toBe("ATU13585627");
});

test.each(["QUATSCH", "", "DE12345678", "DE036695976", "AT13585627", "ATU1358562", "FR40303265045"])(
  "M-P16 „%s“ has not the form of one",
  (typed) => expect(vatIdProblem(typed)).toBe("form"),
);

test("M-P16 each other last digit is a slip of the finger", () => {
  for (const [start, right] of [
    ["DE13669597", 6],
    ["ATU1358562", 7],
  ] as const)
    for (let digit = 0; digit < 10; digit += 1)
      expect(vatIdProblem(`${start}${digit}`), `${start}${digit}`).toBe(digit === right ? null : "check-digit");
});

test("M-P16 two digits that changed places are seen, too", () => {
  for (const swapped of ["DE316695976", "DE136965976", "ATU31585627", "ATU13585267"])
    expect(vatIdProblem(swapped), swapped).toBe("check-digit");
});
