import * as f from "@lokalkorb/domain/kernel/fields/field";
import { window } from "@lokalkorb/domain/kernel/time/window";
import { expect, test } from "vitest";
import { documentForm } from "./document-form.ts";
import { fieldChecks } from "./read-fields.ts";

const slice = f.object({ id: f.text(), grams: f.count({ min: 1 }), secret: f.optional(f.text()) });
const fields = {
  name: f.text({ max: 10 }),
  note: f.optional(f.text({ max: 10 })),
  kind: f.oneOf(["whole", "sliced"]),
  size: f.optional(f.oneOf(["s", "l"])),
  priceCents: f.cents(),
  best: f.optional(f.localDate()),
  fresh: f.optional(f.flag()),
  slices: f.list(slice),
  windows: f.optional(f.list(window)),
  secret: f.optional(f.text()),
  plain: f.optional(f.object({ a: f.count() })),
};
const slices = documentForm(slice.fields, ["id", "grams"]);
const form = documentForm(
  fields,
  ["name", "note", "kind", "size", "priceCents", "best", "fresh", "slices", "windows"],
  {
    rows: { slices },
    rules: ({ kind }) => ({
      best: { asked: kind === "whole" },
      slices: { asked: kind === "sliced", missing: "choose-one" },
    }),
  },
);
const cake = {
  name: "Torte",
  kind: "sliced",
  priceCents: 350,
  slices: [{ id: "a", grams: 90, secret: "Rum" }],
  windows: [{ weekday: 6, start: "08:00", minutes: 60 }],
  secret: "Rezept",
  plain: { a: 1 },
} as const;
const sound = form.values(cake);

test("a form holds amounts without their unit, and nothing as empty text", () => {
  expect(sound).toEqual({
    name: "Torte",
    note: "",
    kind: "sliced",
    size: "",
    price: "3,50",
    best: "",
    fresh: false,
    slices: [{ id: "a", grams: "90" }],
    windows: [{ weekdays: [6], start: "08:00", end: "09:00" }],
  });
});

test("what goes in comes out, with what neither form nor row shows; without what came from elsewhere", () => {
  expect(form.stored(sound, cake)).toEqual(cake);
  expect(form.stored(sound, { ...cake, id: "x", ref: {} } as typeof cake)).toEqual(cake);
});

test("what is emptied, not asked or given as absent leaves the document, and a new row brings nothing hidden", () => {
  const emptied = { ...sound, windows: [], best: "2026-12-24", fresh: true, slices: [{ id: "b", grams: "8" }] };
  const { windows: _windows, plain: _plain, ...rest } = cake;
  expect(form.stored(emptied, { ...cake, note: "alt" }, { plain: undefined })).toEqual({
    ...rest,
    fresh: true,
    slices: [{ id: "b", grams: 8 }],
  });
  expect(form.stored({ ...sound, fresh: false }, { ...cake, fresh: true })).toHaveProperty("fresh", false);
});

test("each error stands at its field by the limits of the definition and the rules of the form, in the order of the form", () => {
  const wrong = {
    ...sound,
    name: "",
    note: "x".repeat(11),
    price: "viel",
    best: "morgen",
    slices: [{ id: "a", grams: "0" }],
    windows: [{ weekdays: [], start: "8", end: "09:00" }],
  };
  const errorsOf = (values: typeof sound, rules = {}) => {
    const checks = fieldChecks();
    form.check(values, checks, { rules });
    return checks.errors;
  };
  const errors = { name: "missing", note: "too-long", price: "not-money" };
  const windows = { "windows.0.weekdays": "choose-one", "windows.0.start": "not-time" };
  expect(errorsOf(wrong)).toEqual({ ...errors, "slices.0.grams": "too-small", ...windows });
  expect(errorsOf({ ...wrong, kind: "whole" })).toEqual({ ...errors, best: "not-date", ...windows });
  expect(errorsOf({ ...sound, slices: [] })).toEqual({ slices: "choose-one" });
  expect(errorsOf(sound, { price: { max: 100 } })).toEqual({ price: "too-large" });
});
