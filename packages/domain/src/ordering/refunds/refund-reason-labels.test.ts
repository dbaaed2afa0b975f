import { expect, test } from "vitest";
import { refundReasonLabels, reserveReason } from "./refund-reason-labels.ts";

test.each([
  ["edited", ""],
  ["late", ""],
  ["other", ""],
  ["soldOut", "Etwas aus deiner Bestellung ist ausverkauft."],
  [reserveReason, "Die Reserve für gewogene Ware wird nicht gebraucht."],
  ["Ein Brot war alt.", "Ein Brot war alt."],
  ["toString", "toString"],
])("says why money goes back, and no word of the machine: %s", (reason, words) => {
  expect(refundReasonLabels(reason)).toBe(words);
});
