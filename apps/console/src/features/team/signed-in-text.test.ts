import { expect, it } from "vitest";
import { signedInText } from "./signed-in-text.ts";

const now = Date.parse("2026-11-26T11:00:00Z");
it.each([
  [null, "noch nie angemeldet"],
  ["2026-11-26T10:59:40Z", "zuletzt angemeldet gerade eben"],
  ["2026-11-26T10:59:00Z", "zuletzt angemeldet vor 1 Minute"],
  ["2026-11-26T08:30:00Z", "zuletzt angemeldet vor 2 Stunden"],
  ["2026-11-25T22:30:00Z", "zuletzt angemeldet gestern"],
  ["2026-11-23T22:30:00Z", "zuletzt angemeldet vor 3 Tagen"],
  ["2026-01-02T08:00:00Z", "zuletzt angemeldet am 02.01.2026"],
  // A clock of the device that is slow.
  ["2026-11-26T11:05:00Z", "zuletzt angemeldet gerade eben"],
])("GDP-05 says of %s: %s", (at, words) => {
  expect(signedInText(at === null ? null : Date.parse(at), now, "Europe/Berlin")).toBe(words);
});
