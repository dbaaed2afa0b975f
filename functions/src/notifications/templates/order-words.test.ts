import { expect, test } from "vitest";
import { refundReasonWords } from "./order-words.ts";

test("says why money goes back in words for people only", () => {
  expect(["late", "edited", "provider", "cancel"].map(refundReasonWords).join("")).toBe("");
  expect(refundReasonWords("Ein Brot war alt.")).toBe("Ein Brot war alt.");
});
