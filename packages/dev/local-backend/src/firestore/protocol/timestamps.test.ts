import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canonicalTime, formatTime, formatTimestamp, microsOf, parseTime } from "./timestamps.ts";

describe("timestamps", () => {
  test("survive writing and reading over the whole range", () => {
    fc.assert(
      fc.property(fc.integer({ min: -62_135_596_800, max: 253_402_300_799 }), fc.nat(999_999), (seconds, micros) => {
        const text = formatTimestamp(seconds, micros * 1000 + 999);
        expect(parseTime(text)).toEqual({ seconds, nanos: micros * 1000 });
      }),
    );
  });

  test("of versions count microseconds", () => {
    const version = 1_795_167_751_123_456;
    expect(formatTime(version)).toBe("2026-11-20T09:42:31.123456Z");
    expect(microsOf(formatTime(version))).toBe(version);
  });

  test.each([
    ["9999-12-31T23:59:59.999999Z", "9999-12-31T23:59:59.999999Z"],
    ["2026-11-20T09:42:31Z", "2026-11-20T09:42:31.000000Z"],
    ["2026-11-20T09:42:31.1234567Z", "2026-11-20T09:42:31.123456Z"],
    ["2026-11-20T09:42:31.123456789Z", "2026-11-20T09:42:31.123456Z"],
    ["2026-11-20T10:42:31.5+01:00", "2026-11-20T09:42:31.500000Z"],
    ["1969-12-31T23:59:59.999999Z", "1969-12-31T23:59:59.999999Z"],
    ["0001-01-01T00:00:00Z", "0001-01-01T00:00:00.000000Z"],
  ])("%s is stored as %s", (text, stored) => {
    expect(canonicalTime(text)).toBe(stored);
  });

  test.each([
    "",
    "now",
    "2026-11-20",
    "2026-13-20T09:42:31.123456Z",
    "2026-11-20T24:42:31.123456Z",
    "2026-11-20T09:42:31.12345xZ",
    "2026-11-20 09:42:31.123456Z",
  ])("%j is none", (text) => {
    expect(() => microsOf(text)).toThrow(expect.objectContaining({ status: "INVALID_ARGUMENT" }));
  });
});
