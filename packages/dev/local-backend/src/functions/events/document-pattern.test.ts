import { expect, test } from "vitest";
import { matchesDocumentPattern } from "./document-pattern.ts";

test.each([
  ["users/{uid}", "users/u1", true],
  ["users/{uid}", "users/u1/posts/p1", false],
  ["users/{uid}/posts/{pid}", "users/u1/posts/p1", true],
  ["users/u1", "users/u1", true],
  ["users/u1", "users/u2", false],
  ["logs/{rest=**}", "logs/a/b/c", true],
  ["/users/{uid}/", "users/u1", true],
])("%s against %s is %s", (pattern, path, expected) => {
  expect(matchesDocumentPattern(pattern, path)).toBe(expected);
});
