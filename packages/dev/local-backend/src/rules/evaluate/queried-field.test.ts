import { describe, expect, test } from "vitest";
import { loadRules } from "../load-rules.ts";
import { ROOT, aRequest, documents, double, int, list, map, text } from "../testing/rules-bench.ts";

const filter = (fieldPath: string, op: string, value: unknown) => ({
  fieldFilter: { field: { fieldPath }, op, value },
});
const unary = (fieldPath: string, op: string) => ({ unaryFilter: { field: { fieldPath }, op } });
const composite = (op: "AND" | "OR", ...filters: readonly unknown[]) => ({ compositeFilter: { op, filters } });
const eq = (field: string, value: unknown) => filter(field, "EQUAL", value);

function lists(condition: string, where?: unknown, rest: Readonly<Record<string, unknown>> = {}): boolean {
  const rules = loadRules(
    `rules_version = '2'; service cloud.firestore { match /databases/{database}/documents/things/{id} { allow list: if ${condition.replace(/\bd\./g, "resource.data.")}; } }`,
  );
  const query = { from: [{ collectionId: "things" }], ...(where === undefined ? {} : { where }), ...rest };
  return rules.decide(
    aRequest({
      method: "list",
      path: `${ROOT}/things`,
      query,
      resource: null,
      lookup: documents({ "users/ada": { ok: { booleanValue: true } } }),
    }),
  ).allowed;
}

const owner = eq("owner", text("ada"));
const PROVEN: readonly (readonly [string, unknown])[] = [
  ["true", undefined],
  ["resource != null", undefined],
  ["true || d.x == 1", undefined],
  ["d.owner == request.auth.uid", owner],
  ["request.auth.uid == d.owner", owner],
  ["resource.data['owner'] == 'ada'", owner],
  ["d.owner != 'bob'", owner],
  ["d.owner in ['ada', 'bob']", owner],
  ["d.owner.size() == 3 && d.owner.matches('a.a')", owner],
  ["d.owner is string", owner],
  ["'owner' in resource.data", owner],
  ["d.get('owner', '') == 'ada'".replace("d.get", "resource.data.get"), owner],
  // F-6: a default that is never needed may be open.
  ["resource.data.get('owner', resource.data.get('x', '')) == 'ada'", owner],
  ["resource.data.get('owner', resource.data.get('x', '')) in ['ada', 'bob']", owner],
  ["resource.data.get('x', 1) == 1 || d.owner == 'ada'", owner],
  ["{'x': true}.get('x', resource.data.get('y', 1))", undefined],
  ["{'x': resource.data.get('y', 1)}.size() == 1", undefined],
  ["resource.data.get(['m', 'role'], '') == 'x'", eq("m.role", text("x"))],
  ["resource.data.get(['m', 'a'], 0) == 1", eq("m", map({ a: int(1) }))],
  ["d.m.get('z', 'none') == 'none'", eq("m", map({ a: int(1) }))],
  ["resource.data.get(['m', 'a', 'b'], 'none') == 'none'", eq("m", map({ a: int(1) }))],
  ["get(/databases/$(database)/documents/users/$(d.owner)).data.ok", owner],
  ["d.owner == 'ada' && d.open", composite("AND", owner, eq("open", { booleanValue: true }))],
  ["d.owner == 'ada'", composite("AND", owner, eq("z", int(1)))],
  ["d.owner == 'ada' || d.open", composite("OR", owner, eq("open", { booleanValue: true }))],
  ["d.owner in ['ada', 'bob']", filter("owner", "IN", list(text("ada"), text("bob")))],
  ["d.n == 5", eq("n", int(5))],
  ["d.n == 5.0 && d.n > 4 && d.n is number", eq("n", int(5))],
  ["d.n in [4, 5]", eq("n", int(5))],
  ["d.n in [4, 5.0]", eq("n", double(5))],
  ["d.none == null", unary("none", "IS_NULL")],
  ["d.none != null", unary("none", "IS_NOT_NULL")],
  ["d.n != 5", filter("n", "NOT_EQUAL", int(5))],
  ["d.n != null", filter("n", "NOT_EQUAL", int(5))],
  ["d.n != 5 && d.n != 6", filter("n", "NOT_IN", list(int(5), int(6)))],
  ["d.n > 3", filter("n", "GREATER_THAN", int(3))],
  ["d.n > 2 && d.n >= 3 && d.n != 3 && d.n != null", filter("n", "GREATER_THAN", int(3))],
  ["!(d.n < 3) && !(d.n <= 2)", filter("n", "GREATER_THAN_OR_EQUAL", int(3))],
  ["3 <= d.n", filter("n", "GREATER_THAN_OR_EQUAL", int(3))],
  ["d.n < 3.5 && d.n <= 3", filter("n", "LESS_THAN_OR_EQUAL", int(3))],
  ["d.n < 3", filter("n", "LESS_THAN", int(3))],
  ["d.at < request.time", filter("at", "LESS_THAN", { timestampValue: "2026-01-01T00:00:00Z" })],
  ["d.s is string && d.s >= 'a'", filter("s", "GREATER_THAN_OR_EQUAL", text("a"))],
  ["request.auth.uid in d.viewers", filter("viewers", "ARRAY_CONTAINS", text("ada"))],
  ["d.viewers.hasAny(['ada', 'bob'])", filter("viewers", "ARRAY_CONTAINS", text("ada"))],
  ["d.viewers.hasAll(['ada'])", filter("viewers", "ARRAY_CONTAINS", text("ada"))],
  ["d.viewers is list", filter("viewers", "ARRAY_CONTAINS", text("ada"))],
  ["'ada' in d.viewers || 'bob' in d.viewers", filter("viewers", "ARRAY_CONTAINS_ANY", list(text("ada"), text("bob")))],
  ["d.m.role == 'x'", eq("m.role", text("x"))],
  ["d.m.role == 'x' && 'role' in d.m && d.m is map", eq("m.role", text("x"))],
  ["resource.data.m['a.b'] == 'x'", eq("m.`a.b`", text("x"))],
  ["d.m == {'a': 1} && d.m.a == 1", eq("m", map({ a: int(1) }))],
  ["'x' in d.l", eq("l", list(text("x"), int(1)))],
  [
    "id == 'one' && resource.id == 'one'",
    eq("__name__", { referenceValue: "projects/p/databases/(default)/documents/things/one" }),
  ],
  [
    "id in ['one', 'two']",
    filter(
      "__name__",
      "IN",
      list(
        ...["one", "two"].map((id) => ({ referenceValue: `projects/p/databases/(default)/documents/things/${id}` })),
      ),
    ),
  ],
];
describe("a list is allowed when the query proves it", () => {
  test.each(PROVEN)("%s", (condition, where) => expect(lists(condition, where)).toBe(true));
});

const OPEN: readonly (readonly [string, unknown])[] = [
  ["d.owner == request.auth.uid", undefined],
  ["d.owner == request.auth.uid", eq("owner", text("bob"))],
  ["d.owner == request.auth.uid", eq("other", text("ada"))],
  ["d.owner != 'bob'", undefined],
  ["!(d.owner == 'bob')", undefined],
  ["d.owner == 'ada'", filter("owner", "IN", list(text("ada"), text("bob")))],
  ["d.owner == 'ada'", composite("OR", owner, eq("open", { booleanValue: true }))],
  ["d.owner == 'ada'", filter("owner", "GREATER_THAN_OR_EQUAL", text("ada"))],
  ["d.n is int", eq("n", int(5))],
  ["d.n / 2 == 2", eq("n", int(5))],
  ["d.n in [4, 5]", eq("n", double(5))],
  ["!(d.n in [5.0])", eq("n", int(5))],
  ["[d.n] == [5]", eq("n", double(5))],
  ["d.m.a is int", eq("m", map({ a: int(1) }))],
  ["d.n > 3", filter("n", "GREATER_THAN_OR_EQUAL", int(3))],
  ["d.n > 3", filter("n", "LESS_THAN", int(9))],
  ["d.n < 3", filter("n", "LESS_THAN_OR_EQUAL", int(3))],
  ["d.n > 4", filter("n", "GREATER_THAN", int(3))],
  ["d.n < 4", filter("n", "GREATER_THAN", int(3))],
  ["d.n > 'a'", filter("n", "GREATER_THAN", int(3))],
  ["d.n == null", filter("n", "GREATER_THAN", int(3))],
  ["d.n == 5", filter("n", "NOT_EQUAL", int(5))],
  ["d.n != 6", filter("n", "NOT_EQUAL", int(5))],
  ["'bob' in d.viewers", filter("viewers", "ARRAY_CONTAINS", text("ada"))],
  ["!('bob' in d.viewers)", filter("viewers", "ARRAY_CONTAINS", text("ada"))],
  ["'ada' in d.viewers", filter("viewers", "ARRAY_CONTAINS_ANY", list(text("ada"), text("bob")))],
  ["d.viewers.hasAll(['ada', 'bob'])", filter("viewers", "ARRAY_CONTAINS", text("ada"))],
  ["d.viewers.hasOnly(['ada'])", filter("viewers", "ARRAY_CONTAINS", text("ada"))],
  ["d.viewers.hasAny([])", filter("viewers", "ARRAY_CONTAINS", text("ada"))],
  ["d.viewers.size() == 1", filter("viewers", "ARRAY_CONTAINS", text("ada"))],
  ["resource.data.keys().hasOnly(['owner'])", owner],
  ["resource.data.size() == 1", owner],
  ["resource.data == {'owner': 'ada'}", owner],
  ["'x' in resource.data", owner],
  ["!('x' in resource.data)", owner],
  ["resource.data.get('x', true)", owner],
  // F-6: a document with the field could be found, whatever its default.
  ["resource.data.get('x', '') == ''", undefined],
  ["resource.data.get('x', '') != 'y'", owner],
  ["resource.data.get('x', resource.data.get('owner', '')) == 'ada'", owner],
  ["resource.data.get('owner', d.x) == 'ada'", owner],
  ["resource.data.get(resource.data.get('x', 'owner'), '') == 'ada'", owner],
  ["resource.data.get(['m', 'z'], '') == ''", eq("m.role", text("x"))],
  ["resource.data.get([], '') == ''", owner],
  ["resource.data.get(['owner', 1], '') == 'ada'", owner],
  ["{'x': d.n.get('y', 1)}.size() == 1", filter("n", "GREATER_THAN", int(3))],
  ["{'x': d.m.get('y', 1)}.size() == 1", eq("m", int(3))],
  ["d.x == d.x", undefined],
  ["d.x == d.y", undefined],
  ["d.x", undefined],
  ["d.x ? true : true", undefined],
  ["d.x is string", undefined],
  ["d.x == null", undefined],
  ["debug(d.x) == 1", undefined],
  ["[d.x].hasAny([1])", undefined],
  ["[1].hasAny([d.x])", undefined],
  ["'a'.matches(d.x)", undefined],
  ["[d.x] == [1]", undefined],
  ["id == 'one'", undefined],
  ["id != 'one'", undefined],
  ["resource.id != 'one'", undefined],
  ["exists(/databases/$(database)/documents/users/$(id))", undefined],
  ["exists(/databases/$(database)/documents/users/$(d.owner))", undefined],
  [
    "id == 'one'",
    filter("__name__", "GREATER_THAN", { referenceValue: "projects/p/databases/(default)/documents/things/one" }),
  ],
  ["true", eq("__name__", { referenceValue: "projects/p/databases/(default)/documents/secrets/one" })],
  ["d.owner == 'ada'", { strangeFilter: {} }],
  ["d.owner == 'ada'", composite("OR", owner, { strangeFilter: {} })],
  ["d.owner == 'ada'", filter("owner", "STRANGE", text("ada"))],
  ["d.owner == 'ada'", eq("`owner", text("ada"))],
];
describe("a list is denied when the query leaves it open", () => {
  test.each(OPEN)("%s | %j", (condition, where) => expect(lists(condition, where)).toBe(false));
});

test("limit, offset and order of the query are known", () => {
  expect(lists("request.query.limit <= 10", undefined, { limit: 10 })).toBe(true);
  expect(lists("request.query.limit <= 10", undefined, { limit: { value: 10 } })).toBe(true);
  expect(lists("request.query.limit <= 10", undefined, { limit: 11 })).toBe(false);
  expect(lists("request.query.limit <= 10")).toBe(false);
  expect(lists("request.query.offset == 2", undefined, { offset: 2 })).toBe(true);
  expect(
    lists("request.query.orderBy.n == 'DESC'", undefined, {
      orderBy: [{ field: { fieldPath: "n" }, direction: "DESCENDING" }],
    }),
  ).toBe(true);
});

test("too many alternatives are denied, not tried", () => {
  const many = filter("n", "IN", list(...Array.from({ length: 30 }, (_, index) => int(index))));
  expect(lists("true", many)).toBe(true);
  expect(
    lists(
      "true",
      composite("AND", many, filter("m", "IN", list(...Array.from({ length: 30 }, (_, index) => int(index))))),
    ),
  ).toBe(false);
});

test.each<[string, string, boolean]>([
  ["/{path=**}/things/{id}", ROOT, true],
  ["/{path=**}", ROOT, true],
  ["/{path=**}/{id}", ROOT, true],
  ["/{path=**}/{collection}/{id}", ROOT, true],
  ["/things/{id}", ROOT, false],
  ["/{a}/{b}/things/{id}", ROOT, false],
  ["/{path=**}/other/{id}", ROOT, false],
  ["/{path=**}/a/{b}/things/{id}", ROOT, false],
  ["/{path=**}/things/one", ROOT, false],
  ["/shops/{shop}/{path=**}/things/{id}", ROOT, false],
  ["/shops/{shop}/{path=**}/things/{id}", `${ROOT}/shops/s`, true],
  ["/shops/other/{path=**}/things/{id}", `${ROOT}/shops/s`, false],
])("a collection group below %2$s needs a recursive wildcard: %s", (pattern, path, allowed) => {
  const rules = loadRules(
    `rules_version = '2'; service cloud.firestore { match /databases/{database}/documents { match ${pattern} { allow list; } } }`,
  );
  expect(
    rules.decide(
      aRequest({ method: "list", path, query: { from: [{ collectionId: "things", allDescendants: true }] } }),
    ).allowed,
  ).toBe(allowed);
});

test("the path may be that of the collection or of its parent", () => {
  const rules = loadRules(
    "rules_version = '2'; service cloud.firestore { match /databases/{database}/documents/a/{b}/c/{d} { allow list: if b == 'x'; } }",
  );
  const list = (path: string, from?: unknown) =>
    rules.decide(
      aRequest({ method: "list", path: `${ROOT}${path}`, ...(from === undefined ? {} : { query: { from } }) }),
    ).allowed;
  expect(list("/a/x/c")).toBe(true);
  expect(list("/a/y/c")).toBe(false);
  expect(list("/a/x", [{ collectionId: "c" }])).toBe(true);
  expect(list("/a/x/c", [{ collectionId: "z" }])).toBe(false);
  expect(list("/a/x")).toBe(false);
  expect(list("/a/x", [{}])).toBe(false);
  expect(list("/a/x", [{ collectionId: "c" }, { collectionId: "c" }])).toBe(false);
});
