import { expect, test } from "vitest";
import { readCode } from "./one-time-code.ts";

test("a code is read with spaces and without, and nothing else is one", () => {
  expect(["123456", "123 456", " 123\u00a0456\n"].map(readCode)).toEqual(["123456", "123456", "123456"]);
  expect(["", "12345", "1234567", "12345a", "123-456"].map(readCode)).toEqual([null, null, null, null, null]);
});
