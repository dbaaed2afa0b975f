import { expect, test } from "vitest";
import { microsOf, resumePoint, resumeToken } from "./resume-token.ts";

const now = "2026-11-20T10:00:00.000005Z";

test("a token says from when on changes are missing", () => {
  const token = resumeToken("life", "2026-11-20T10:00:00.000001Z");
  expect(resumePoint("life", now, { resumeToken: token })).toEqual({
    kind: "since",
    micros: microsOf("2026-11-20T10:00:00.000001Z"),
  });
  expect(resumePoint("life", now, {})).toEqual({ kind: "start" });
  expect(resumePoint("life", now, { resumeToken: "" })).toEqual({ kind: "start" });
  expect(resumePoint("life", now, { readTime: "2026-11-20T10:00:00Z" }).kind).toBe("since");
});

test.each([
  ["another life of the store", resumeToken("before", now)],
  ["the future", resumeToken("life", "2026-11-20T10:00:00.000006Z")],
  ["nowhere", "////"],
  ["no time", resumeToken("life", "yesterday")],
])("a token from %s is foreign", (_, token) => {
  expect(resumePoint("life", now, { resumeToken: token })).toEqual({ kind: "foreign" });
});

test("times are compared as microseconds, however many digits they are written with", () => {
  expect(microsOf("1970-01-01T00:00:01Z")).toBe(1_000_000n);
  expect(microsOf("1970-01-01T00:00:01.5Z")).toBe(1_500_000n);
  expect(microsOf("2026-11-20T10:00:00.186000000Z")).toBe(microsOf("2026-11-20T10:00:00.186Z"));
  expect(microsOf("2026-13-20T10:00:00Z")).toBeNull();
});
