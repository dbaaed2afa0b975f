import { expect, test } from "vitest";
import { loadRules } from "../load-rules.ts";
import type { Method } from "../syntax/syntax.ts";
import { ROOT, aRequest } from "../testing/rules-bench.ts";

function allows(matches: string, path: string, method: Method = "get", version = "2"): boolean {
  const rules = loadRules(
    `rules_version = '${version}'; service cloud.firestore { match /databases/{database}/documents { ${matches} } }`,
  );
  return rules.decide(aRequest({ path: `${ROOT}/${path}`, method, resource: null })).allowed;
}

const CASES: readonly (readonly [matches: string, path: string, allowed: boolean])[] = [
  ["match /a/{b} { allow read; }", "a/x", true],
  ["match /a/{b} { allow read; }", "b/x", false],
  ["match /a/{b} { allow read; }", "a/x/c/y", false],
  ["match /a/b { allow read; }", "a/b", true],
  ["match /a/b { allow read; }", "a/c", false],
  ["match /{a}/{b} { allow read: if a == 'q' && b == 'r'; }", "q/r", true],
  ["match /a/{b} { match /c/{d} { allow read: if b == 'x' && d == 'y'; } }", "a/x/c/y", true],
  ["match /a/{b} { match /c/{d} { allow read; } }", "a/x", false],
  [
    "match /a/{b} { function same(v) { return b == v; } match /c/{d} { allow read: if same('x') && d == 'y'; } }",
    "a/x/c/y",
    true,
  ],
  ["match /{all=**} { allow read: if all == /a/x/c/y; }", "a/x/c/y", true],
  ["match /a/{rest=**} { allow read; }", "a/x/c/y", true],
  ["match /a/x/{rest=**} { allow read; }", "a/x", true],
  ["match /a/{b}/{rest=**} { allow read: if rest == /c/y; }", "a/x/c/y", true],
  ["match /{p=**}/c/{d} { allow read: if d == 'y'; }", "a/x/c/y", true],
  ["match /{p=**}/c/{d} { allow read: if d == 'y'; }", "c/y", true],
  ["match /{p=**}/c/{d} { allow read; }", "a/x", false],
  ["match /a/{b} { allow read: if false; } match /a/x { allow read; }", "a/x", true],
  ["match /a/{b} { allow read; } match /a/x { allow read: if false; }", "a/x", true],
  ["match /a/{b} { allow read: if b.z.y == 1; allow get: if true; }", "a/x", true],
  ["match /a/{b} { allow list; }", "a/x", false],
  ["match /a/{b} { allow write; }", "a/x", false],
  ["match /b/y { allow read; }", "a/x", false],
];
test.each(CASES)("%s | %s: %s", (matches, path, allowed) => expect(allows(matches, path)).toBe(allowed));

test("read and write stand for their parts", () => {
  const methods: readonly Method[] = ["get", "list", "create", "update", "delete"];
  const allowed = (what: string) =>
    methods.filter((method) => allows(`match /a/{b} { allow ${what}; }`, method === "list" ? "a" : "a/x", method));
  expect(allowed("read")).toEqual(["get", "list"]);
  expect(allowed("write")).toEqual(["create", "update", "delete"]);
  expect(allowed("get, delete")).toEqual(["get", "delete"]);
});

test("in version 1 a recursive wildcard covers at least one segment", () => {
  expect(allows("match /a/x/{rest=**} { allow read; }", "a/x", "get", "1")).toBe(false);
  expect(allows("match /a/{rest=**} { allow read; }", "a/x", "get", "1")).toBe(true);
});

test("another service, an odd path and an empty segment are denied", () => {
  const rules = loadRules("service cloud.firestore { match /{all=**} { allow read; } }");
  expect(rules.decide(aRequest({ service: "firebase.storage", path: "/b/x/o/y" }))).toMatchObject({
    allowed: false,
    reason: "denied: the rules have no service firebase.storage",
  });
  expect(rules.decide(aRequest({ path: "//a" })).allowed).toBe(false);
});
