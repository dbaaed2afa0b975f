import { expect, test } from "vitest";
import { assert, must, unreachable } from "./invariant.ts";
import { ok, refuse } from "./result.ts";

test("our own mistakes throw with a name", () => {
  expect(() => assert(false, "sum")).toThrow("Invariant: sum");
  expect(() => must(undefined, "item")).toThrow("Invariant: item");
  expect(() => must(null, "item")).toThrow("Invariant: item");
  expect(must(0, "item")).toBe(0);
  expect(() => unreachable({ type: "new" } as never)).toThrow('unexpected {"type":"new"}');
});

test("expected outcomes are values", () => {
  expect(ok(1)).toEqual({ ok: true, value: 1 });
  expect(refuse("no")).toEqual({ ok: false, refusal: "no" });
});
