import { expect, it } from "vitest";
import { type Edit, editWindow, foldEdits, mostEdited } from "./shop-edits.ts";

const edit = (at: number, more: Partial<Edit> = {}): Edit => ({
  name: "Brot",
  how: "changed",
  fields: [],
  at,
  ...more,
});

it("GDP-05 folds what is typed in a row into one edit, with the first and the last price", () => {
  const first = edit(1, { fields: ["name"], wasCents: 200, nowCents: 210, how: "made" });
  const last = edit(3, { fields: ["priceCents"], wasCents: 210, nowCents: 250, name: "Brote" });
  const whole = { name: "Brote", how: "made", fields: ["name", "priceCents"], wasCents: 200, nowCents: 250, at: 3 };
  expect(foldEdits({ a: first }, [["a", last]])).toEqual({ a: whole });
  expect(foldEdits({ a: last }, [["a", first]])).toEqual({ a: whole });
  expect(
    foldEdits({ a: first }, [
      ["a", last],
      ["a", last],
      ["a", first],
    ]),
  ).toEqual({ a: whole });
});

it("GDP-05 tells what is gone as gone, by the name it had", () => {
  const gone = edit(2, { how: "gone", name: "" });
  expect(foldEdits({ a: edit(1) }, [["a", gone]])).toMatchObject({ a: { how: "gone", name: "Brot" } });
});

it("GDP-05 counts no further than a document can hold", () => {
  const many = Array.from({ length: mostEdited + 5 }, (_, index) => [String(index), edit(1)] as const);
  expect(Object.keys(foldEdits({}, many))).toHaveLength(mostEdited);
});

it("GDP-05 begins a new line after ten minutes", () => {
  expect(editWindow(599_999)).toBe(0);
  expect(editWindow(600_000)).toBe(1);
});
