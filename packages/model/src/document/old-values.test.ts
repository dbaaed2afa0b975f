import { expect, test } from "vitest";
import { convertValue } from "./convert-fields.ts";
import { encodeField, fieldAt } from "./converter.ts";
import { itemDocument } from "../documents/offerings/items.ts";

test("an article that was counted by order rounds is one that staff count", () => {
  const mode = fieldAt(itemDocument, "stock.mode");
  expect(convertValue(mode, "perCycle", "read")).toEqual({ ok: true, value: "counted" });
  expect(convertValue(mode, "never", "read").ok).toBe(false);
  expect(encodeField(itemDocument, "stock.mode", "daily")).toBe("daily");
});
