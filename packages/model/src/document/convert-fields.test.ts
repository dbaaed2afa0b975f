import { expect, test } from "vitest";
import * as fields from "@lokalkorb/domain/kernel/fields/field";
import { convertValue, type Direction } from "./convert-fields.ts";

const { basisPoints, cents, count, flag, int, list, localDate, localTime, mapOf, monthKey, nullable, number, object } =
  fields;
const { instant, oneOf, opaque, optional, text, textOrNumber } = fields;
const moment = { toMillis: () => 8 };
const size = oneOf(["small", "large"], { tiny: "small" });

function convert(field: fields.Field, value: unknown, direction: Direction = "read"): unknown {
  const converted = convertValue(field, value, direction);
  return converted.ok ? converted.value : converted.issues;
}

test.each([
  ["text", text(), ["", "a"], [1, null, undefined]],
  ["text or number", textOrNumber(), ["a", 1], [true, Number.NaN]],
  ["flag", flag(), [true, false], [0, "true"]],
  ["number", number(), [1.5, -2], [Number.NaN, Infinity, "1"]],
  ["int", int(), [-3, 0], [1.5, 2 ** 60]],
  ["count", count(), [0, 3], [-1, 0.5]],
  ["cents", cents(), [0, 399], [-1, 3.99]],
  ["basis points", basisPoints(), [0, 10_000], [-1, 10_001]],
  ["date", localDate(), ["2026-02-03"], ["2026-2-3", "x2026-02-03", 20_260_203]],
  ["time", localTime(), ["09:30"], ["9:30", "09:30:00"]],
  ["month", monthKey(), ["2026-02"], ["2026-02-03"]],
  ["opaque", opaque(), [{ a: 1 }, {}], [[], null, moment.toMillis, new Date(1)]],
  ["nullable", nullable(int()), [null, 1], [undefined, "1"]],
  ["list", list(int()), [[], [1, 2]], [{}, [1, "2"], "12"]],
  ["map", mapOf(int()), [{}, { a: 1 }], [[], { a: "1" }, new Date(1)]],
] as const)("%s takes what it is for, and nothing else", (_name, field, good, bad) => {
  for (const value of good) expect(convertValue(field, value, "read")).toEqual({ ok: true, value });
  for (const value of bad) expect(convertValue(field, value, "read").ok).toBe(false);
});

test("a moment is a timestamp in the database, milliseconds in memory, and a number in JSON", () => {
  expect([convert(instant(), moment), convert(instant(), new Date(7)), convert(instant(), 7, "from-json")]).toEqual([
    8, 7, 7,
  ]);
  expect(convert(instant(), 7, "write")).toEqual(new Date(7));
  expect([convert(instant(), 7), convert(instant(), moment, "write"), convert(instant(), "7", "from-json")]).toEqual(
    Array.from({ length: 3 }, () => ["(document): not instant"]),
  );
});

test("a value of old is read as what it means now, and never written", () => {
  expect([convert(size, "tiny"), convert(size, "tiny", "from-json"), convert(size, "large")]).toEqual([
    "small",
    "small",
    "large",
  ]);
  expect(convert(size, "tiny", "write")).toEqual(["(document): not one of small, large"]);
});

test("what is wrong is named with its place; what is unknown is left out, what may be absent may be absent, but not undefined", () => {
  const shape = object({ lines: list(object({ qty: int(), note: optional(text()) })), name: text() });
  expect(convert(shape, { lines: [{ qty: 1, extra: 2 }], name: "a", other: 1 })).toEqual({
    lines: [{ qty: 1 }],
    name: "a",
  });
  expect(convert(shape, { lines: [{ qty: 1 }, { qty: "2", note: undefined }] })).toEqual([
    "lines.1.qty: not int",
    "lines.1.note: not text",
    "name: not there",
  ]);
});
