import { expect, test } from "vitest";
import { readRestockLink } from "./restock-link.ts";

test.each([
  ["#w=abc&t=def-1", { waitId: "abc", token: "def-1" }],
  ["#w=abc", null],
  ["", null],
  ["#w=a/b&t=x", null],
])("S-C9 the link %s is read as it was sent, or not at all", (hash, link) => {
  expect(readRestockLink(hash)).toEqual(link);
});
