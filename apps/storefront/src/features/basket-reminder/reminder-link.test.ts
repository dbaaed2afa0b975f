import { expect, test } from "vitest";
import { readReminderLink } from "./reminder-link.ts";

test.each([
  ["#u=abc&t=def-1", { uid: "abc", token: "def-1" }],
  ["#u=abc", null],
  ["", null],
  ["#u=a/b&t=x", null],
])("NWS-03 the link %s is read as it was sent, or not at all", (hash, link) => {
  expect(readReminderLink(hash)).toEqual(link);
});
