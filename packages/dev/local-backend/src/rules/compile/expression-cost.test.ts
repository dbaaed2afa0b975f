import { describe, expect, test } from "vitest";
import { loadRules } from "../load-rules.ts";
import { ROOT, aRequest, documents, int, rulesWith, text } from "../testing/rules-bench.ts";

/**
 * Measured on Google's Firestore emulator. The probe: `[0, 0, … n times] is list` is allowed up to n = 997 and refused from 998 with
 * "maximum of 1000 expressions to evaluate has been reached", so it comes to n + 3. With an expression put first in that list, the
 * largest n that is still allowed tells what the expression counts.
 */
const EMPTY_PROBE = 997;

const D = "/databases/$(database)/documents";
const FUNCTIONS = `
  function zero() { return 0; }
  function five() { return 1 + 1 + 1; }
  function same(a) { return a; }
  function unused(a) { return 0; }
  function twice(a) { return a + a; }
  function two(a, b) { return a + b; }
  function letUnused() { let x = 1 + 1; return 0; }
  function letOnce() { let x = 1 + 1; return x; }
  function letTwice() { let x = 1 + 1; return x + x; }
  function letChain() { let x = 1 + 1; let y = x + 1; return y; }
  function letIf(a) { let x = 1 + 1; return a ? x : 0; }
  function letFailed() { let x = 1 / 0; return 5; }
  function letFailedUsed() { let x = 1 / 0; return x; }
  function nested(a) { return twice(same(a)); }
  function both(a, b) { return a && b; }
`;

const MEASURED: Readonly<Record<string, readonly (readonly [expression: string, count: number])[]>> = {
  "literals and names": [
    ["0", 1],
    ["1.5", 1],
    ["'a'", 1],
    ["null", 1],
    ["b'ab'", 1],
    ["((((1))))", 1],
    ["-1", 2],
    ["request", 1],
    ["resource", 1],
    ["id", 1],
  ],
  "members, indexes and ranges": [
    ["request.time", 2],
    ["{'a': {'b': 1}}.a.b", 7],
    ["{'a': 1}['a']", 5],
    ["[1, 2][0]", 5],
    ["[1, 2][0:1]", 6],
    ["'abc'[0:1]", 4],
  ],
  "lists, maps and paths": [
    ["[]", 1],
    ["[1, 2]", 3],
    ["[[1]]", 3],
    ["{}", 1],
    ["{'a': 1}", 3],
    ["{'a': 1, 'b': 2}", 5],
    ["/a/b", 3],
    ["/a/$('b')", 3],
    ["/a/$(id + 'a')", 5],
    ["/a/$(/b/c)", 5],
    ["/databases/$(database)/documents/a/b", 6],
  ],
  operators: [
    ["!true", 2],
    ["!(!true)", 3],
    ["1 + 1", 3],
    ["5 % 2", 3],
    ["1 == 1", 3],
    ["1 != 1", 3],
    ["1 >= 2", 3],
    ["'a' + 'b' + 'c'", 5],
    ["1 is int", 3],
    ["1 is string", 3],
    ["1 in [1]", 4],
    ["1 in [1, 2, 3]", 6],
    ["'a' in {'a': 1}", 5],
    ["!(1 in [1])", 5],
  ],
  "sides that are asked, and sides that are not": [
    ["true && true", 4],
    ["true && false", 4],
    ["false && true", 2],
    ["false && 1", 2],
    ["false || true", 4],
    ["false || false", 4],
    ["true || false", 2],
    ["true && true && true", 7],
    ["true && (true && true)", 7],
    ["false && true && true", 3],
    ["true || true || true", 3],
    ["false || false || true", 7],
    ["true ? 1 : 2", 4],
    ["false ? 1 : 2", 6],
    ["1 == 1 ? 1 + 1 : 2", 8],
    ["1 == 2 ? 1 : 2 + 2", 10],
    ["1 == 1 ? 1 : 2 + 2", 6],
    ["1 == 2 ? 1 + 1 : 2", 8],
    ["true ? (true ? 1 : 2) : 3", 7],
    ["false ? 1 : (true ? 2 : 3)", 9],
    ["false ? 1 : (false ? 2 : 3)", 11],
  ],
  "calls of what is built in": [
    ["'a'.size()", 2],
    ["'a'.matches('a')", 3],
    ["'a,b'.split(',')[0]", 5],
    ["[1, 2].hasAny([1])", 6],
    ["{'a': 1}.get('a', 1)", 6],
    ["request.time.toMillis()", 3],
    ["math.abs(1)", 2],
    ["math.pow(2, 3)", 3],
    ["timestamp.date(2020, 1, 1)", 4],
    ["duration.value(1, 's')", 3],
    ["hashing.md5('a')", 2],
    ["string(1)", 2],
    ["debug(1)", 2],
    ["path('a/b')", 2],
  ],
  "other documents": [
    [`exists(${D}/data/a)`, 7],
    [`exists(${D}/data/a) && exists(${D}/data/a)`, 16],
    [`get(${D}/data/a).data.x`, 9],
    [`get(${D}/data/a).data.x + get(${D}/data/a).data.x`, 19],
    [`get(${D}/data/$('a')).data.s == 'b'`, 11],
    [`get(${D}/data/missing) == null || true`, 12],
    [`getAfter(${D}/data/a) == null || true`, 12],
  ],
  functions: [
    ["zero()", 2],
    ["five()", 6],
    ["five() + five()", 13],
    ["same(1)", 3],
    ["same(1 + 1)", 5],
    ["same(zero())", 4],
    ["unused(1 + 1)", 5],
    ["twice(1)", 5],
    ["twice(1 + 1)", 7],
    ["twice(five())", 10],
    ["two(1 + 1, 1)", 8],
    ["nested(1)", 9],
    ["nested(1 + 1)", 11],
    ["both(false, 1 == 1)", 7],
    ["both(true, 1 == 1)", 9],
    ["letUnused()", 6],
    ["letOnce()", 6],
    ["letTwice()", 8],
    ["letChain()", 10],
    ["letIf(true)", 10],
    ["letIf(false)", 12],
  ],
  "failures, which end nothing": [
    ["1 / 0 == 1 || true", 8],
    ["true || 1 / 0 == 1", 2],
    ["(1 / 0 == 1 && false) || true", 11],
    ["(1 / 0 == 1) || (1 / 0 == 1) || true", 15],
    ["(1 && true) || true", 7],
    ["0 || true", 4],
    ["1 + 1 / 0 == 1 + 1 || true", 12],
    ["-(1 / 0) == 1 || true", 9],
    ["(1 / 0) is int || true", 8],
    ["(1 / 0) in [1, 2] || true", 10],
    ["(1 / 0)[1 + 1] == 1 || true", 12],
    ["[1][1 / 0] == 1 || true", 11],
    ["(1 / 0)[1 / 0:1 + 1] == 1 || true", 15],
    ["{'a': 1}.b.c.d == 1 || true", 11],
    ["{'a': 1 / 0, 'b': 1} == 1 || true", 12],
    ["(1 / 0).get('a', 1 + 1) == 1 || true", 13],
    ["{'a': 1}.get(string(1 / 0), 1 + 1) == 1 || true", 16],
    ["math.pow(1 / 0, 1 + 1) == 1 || true", 12],
    ["(1 / 0 == 1 ? 1 : 1 + 1) == 1 || true", 12],
    ["(1 ? 1 : 1 + 1) == 1 || true", 8],
    ["same(1 / 0) == 1 || true", 10],
    ["unused(1 / 0)", 5],
    ["two(1 / 0, 1) == 1 || true", 13],
    ["both(false, 1 / 0 == 1)", 9],
    ["letFailed()", 6],
    ["letFailedUsed() == 1 || true", 11],
  ],
};

/** Measured in front of `&& [0, …] is list`: inside a list literal, that emulator lets failed items through no `||`. */
const MEASURED_BEFORE_AND: readonly (readonly [condition: string, count: number])[] = [
  ["[1 / 0, 1] == 1 || true", 10],
  ["[1 / 0, 1].size() == 1 || true", 11],
  ["/a/$('a')/b/c == 1 || true", 10],
  ["/a/$(1 / 0)/b/c == 1 || true", 12],
  [`exists(${D}/a/$(1 / 0)) || true`, 12],
];

const lookup = documents({ "data/a": { x: int(1), s: text("b") } });
const request = aRequest({ lookup, lookupAfter: lookup });
const zeros = (count: number): string => Array.from({ length: count }, () => "0").join(",");
const isAllowed = (condition: string): boolean => loadRules(rulesWith(condition, FUNCTIONS)).decide(request).allowed;

describe.each(Object.entries(MEASURED))("%s", (_name, rows) => {
  test.each(rows)("%s counts %i", (expression, count) => {
    const allowed = (room: number): boolean => isAllowed(`[${[expression, zeros(room)].join(",")}] is list`);
    expect([allowed(EMPTY_PROBE - count), allowed(EMPTY_PROBE - count + 1)]).toEqual([true, false]);
  });
});

test.each(MEASURED_BEFORE_AND)("%s counts %i", (condition, count) => {
  const allowed = (room: number): boolean => isAllowed(`(${condition}) && [${zeros(room)}] is list`);
  expect([allowed(EMPTY_PROBE - count - 2), allowed(EMPTY_PROBE - count - 1)]).toEqual([true, false]);
});

/** `half()` counts 602, `whole()` more than a decision may. */
const LARGE = `
  function half() { return [${zeros(598)}] is list; }
  function whole() { return [${zeros(1_196)}] is list; }
`;

test.each<[allows: string, allowed: boolean]>([
  ["allow get: if half() && false; allow get: if 1 == 1 + 1; allow get: if 1 == 1;", true],
  ["allow get: if half() && false; allow get: if half();", false],
  ["allow get: if half() && false; allow get: if half() && false; allow get: if 1 == 1;", false],
  ["allow list: if half() && false; allow get: if half();", true],
  ["allow get: if half(); allow get: if half();", true],
  ["allow get: if whole() || true;", false],
  ["allow get: if true || whole();", true],
  ["allow get: if 1 == 1; allow get: if whole();", true],
  ["allow get: if whole(); allow get: if 1 == 1;", false],
  ["allow get: if whole(); } match /{any}/{id} { allow get: if 1 == 1;", false],
  ["allow get: if half() && false; } match /{any}/{id} { allow get: if half();", false],
  [
    "allow list: if true; } match /{any}/{id} { allow get: if 1 == 1; } match /things/{id} { allow get: if whole();",
    true,
  ],
])("what a decision tries counts together, in the order of the source: %s", (allows, allowed) => {
  const rules = loadRules(`rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents { ${LARGE} match /things/{id} { ${allows} } }
}`);
  expect(rules.decide(request).allowed).toBe(allowed);
});

const where = (op: string, value: unknown): unknown => ({ fieldFilter: { field: { fieldPath: "x" }, op, value } });
const either = (...values: readonly unknown[]): unknown => ({ arrayValue: { values } });

test.each<[name: string, filter: unknown, largest: number]>([
  ["no filter", null, 987],
  ["==", where("EQUAL", int(1)), 989],
  ["in, one value", where("IN", either(int(1))), 989],
  ["in, two values", where("IN", either(int(1), int(2))), 987],
  ["in, three values", where("IN", either(int(1), int(2), int(3))), 987],
])("each branch of a query counts alone: %s", (_name, filter, largest) => {
  const allowed = (room: number): boolean =>
    loadRules(rulesWith(`(resource.data.x == 1 || true) && [${zeros(room)}] is list`)).decide(
      aRequest({
        method: "list",
        path: `${ROOT}/things`,
        query: { from: [{ collectionId: "things" }], ...(filter === null ? {} : { where: filter }) },
      }),
    ).allowed;
  expect([allowed(largest), allowed(largest + 1)]).toEqual([true, false]);
});
