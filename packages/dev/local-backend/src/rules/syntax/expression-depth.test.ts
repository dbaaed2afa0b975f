import { expect, test } from "vitest";
import { RulesSyntaxError } from "./rules-syntax-error.ts";
import { loadRules } from "../load-rules.ts";
import { rulesWith } from "../testing/rules-bench.ts";

const FUNCTIONS = "function zero() { return 0; } function same(a) { return a; }";

/** Measured on Google's Firestore emulator: put into brackets, n pairs are accepted up to n = 99 less the depth of what is in them. */
const MEASURED: readonly (readonly [depth: number, ...expressions: string[]])[] = [
  [
    1,
    "true",
    "resource",
    "resource.a.b",
    "zero()",
    "'a'.lower().lower()",
    "-1",
    "-1.5",
    "-resource.a",
    "[]",
    "{}",
    "/a/b",
  ],
  [
    2,
    "resource[0]",
    "resource[0:1]",
    "resource.a[0].b",
    "same(1)",
    "same(resource.a)",
    "same(1).a",
    "'a'.split('b')[0]",
  ],
  [
    2,
    "math.abs(1)",
    "-(1)",
    "-same(1)",
    "!true",
    "!resource.a",
    "[1]",
    "[1][0]",
    "[1].size()",
    "{'a': 1}",
    "/a/$('a')",
  ],
  [2, "1 is int", "1 + 1", "1 + -1", "true ? 1 : 2", "(resource).a.b"],
  [
    3,
    "same(same(1))",
    "/a/$(resource.a)/b/$(same(1))",
    "1 + 1 + 1",
    "[[1]][0]",
    "get(/a/$('b')).data.x",
    "exists(/a/$('b'))",
  ],
  [3, "!same(1)", "1 in [1]", "[1, 2].hasAny([1])", "math.pow(1 + 1, 2)"],
];

function complaintAbout(condition: string): string | null {
  try {
    loadRules(rulesWith(condition, FUNCTIONS));
    return null;
  } catch (error) {
    if (error instanceof RulesSyntaxError) return error.message;
    throw error;
  }
}
const inBrackets = (pairs: number, expression: string): string => "(".repeat(pairs) + expression + ")".repeat(pairs);
const cases = MEASURED.flatMap(([depth, ...expressions]) => expressions.map((text) => [text, depth] as const));

test.each(cases)("%s is %i deep", (expression, depth) => {
  expect(complaintAbout(inBrackets(99 - depth, expression))).toBeNull();
  expect(complaintAbout(inBrackets(100 - depth, expression))).toContain("too complex");
});

test.each<[name: string, largest: number, expression: (n: number) => string]>([
  ["!", 98, (n) => `${"!".repeat(n)}true`],
  ["chains of one operator", 98, (n) => `true${" && true".repeat(n)}`],
  ["operators to the right", 49, (n) => `${"true && (".repeat(n)}true${")".repeat(n)}`],
  ["conditions behind ':'", 98, (n) => `${"false ? false : ".repeat(n)}true`],
  ["conditions in brackets", 49, (n) => `${"true ? (".repeat(n)}true${") : false".repeat(n)}`],
  ["alternatives of in", 96, (n) => `1 in [1]${" || 1 in [1]".repeat(n)}`],
  ["negative brackets", 97, (n) => `${inBracketsWith("-(", n)} != 7`],
])("%s go %i times", (_name, largest, expression) => {
  expect(complaintAbout(expression(largest))).toBeNull();
  expect(complaintAbout(expression(largest + 1))).toContain("too complex");
});

test("the bodies of functions are as deep as they are, wherever they are called", () => {
  const body = inBrackets(98, "1");
  const functions = `function deep() { return ${body}; } function kept() { let x = ${body}; return x; }`;
  expect(() => loadRules(rulesWith(inBrackets(97, "deep() == kept()"), functions))).not.toThrow();
});

test("what follows dots has no depth", () => {
  expect(complaintAbout(`resource${".a".repeat(260)} == 1`)).toBeNull();
  expect(complaintAbout(`'a'${".lower()".repeat(260)} == 'a'`)).toBeNull();
});

test.each(["--1 == 1", "- -1 == 1", "1--1 == 2", "-!true == 1", "1 ++ 1 == 2", "1 + +1 == 2"])(
  "%s is refused",
  (condition) => {
    expect(complaintAbout(condition)).toContain("expected");
  },
);
test.each(["-(-1) == 1", "1 - -1 == 2", "!!true", "!(-1 == 1)", "1 -1 == 0"])("%s is accepted", (condition) => {
  expect(complaintAbout(condition)).toBeNull();
});

function inBracketsWith(open: string, pairs: number): string {
  return `${open.repeat(pairs)}1${")".repeat(pairs)}`;
}
