import { expect, test } from "vitest";
import { encodeField, fieldSchema } from "./converter.ts";
import { itemDocument } from "../documents/offerings/items.ts";

test("an article that was counted by order rounds is one that staff count", () => {
  const mode = fieldSchema(itemDocument, "stock.mode");
  expect(mode.safeParse("perCycle")).toMatchObject({ success: true, data: "counted" });
  expect(mode.safeParse("never").success).toBe(false);
  expect(encodeField(itemDocument, "stock.mode", "daily")).toBe("daily");
});
