import { expect, test } from "vitest";
import { refundReasonLabels } from "./order-labels.ts";

test("says why money goes back in words for people only", () => {
  expect(["late", "edited", "provider", "cancel"].map(refundReasonLabels).join("")).toBe("");
  expect(refundReasonLabels("Ein Brot war alt.")).toBe("Ein Brot war alt.");
});
