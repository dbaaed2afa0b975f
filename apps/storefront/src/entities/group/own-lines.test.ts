import { addLine } from "@lokalkorb/domain/basket/change-basket";
import { ownLines } from "@lokalkorb/domain/basket/group/group-lines";
import { linesHash } from "@lokalkorb/domain/basket/lines-hash";
import { aBasketLine } from "@lokalkorb/domain/testing/builders";
import { expect, it } from "vitest";
import { asOwnLines, asSentLines, joinedLines } from "./own-lines.ts";

const limits = { min: 1, step: 1, max: 99 };
const { lines } = addLine(
  addLine({}, aBasketLine({ note: "dünn" }), limits).lines,
  aBasketLine({ refId: "butter" }),
  limits,
);

it("S-C16 own lines stay the same on the way to the group and back", () => {
  const there = ownLines("p2", lines);
  expect(linesHash(there)).toBe(linesHash(lines));
  expect(asOwnLines(there)).toEqual(lines);
  for (const sent of asSentLines(there))
    expect(Object.keys(sent)).not.toEqual(expect.arrayContaining(["participantId"]));
});

it("S-C16 what comes from the own basket joins what is there", () => {
  const joined = joinedLines(lines, {
    x: aBasketLine({ refId: "butter", qty: 2 }),
    y: aBasketLine({ refId: "cheese" }),
  });
  const quantities = Object.fromEntries(Object.values(joined).map(({ refId, qty }) => [refId, qty]));
  expect(quantities).toEqual({ bread: 1, butter: 3, cheese: 1 });
  expect(Object.values(joined).map(({ position }) => position)).toEqual([1, 2, 3]);
});
