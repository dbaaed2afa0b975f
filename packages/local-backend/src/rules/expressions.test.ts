import { describe, expect, test } from "vitest";
import { aRequest, double, int, list, map, outcomeOf, text } from "./testing/rules-bench.ts";

const request = aRequest({
  resource: {
    fields: {
      n: int(5), f: double(5), half: double(0.5), big: int(9223372036854775807n), s: text("häus"), t: { booleanValue: true }, no: { booleanValue: false },
      none: { nullValue: "NULL_VALUE" }, l: list(text("a"), int(2), text("a")), m: map({ a: int(1), b: map({ c: text("deep") }) }), nan: double("NaN"), inf: double("Infinity"),
      at: { timestampValue: "2026-01-02T03:04:05.123456789Z" }, by: { bytesValue: "AQID" }, ref: { referenceValue: "projects/p/databases/(default)/documents/a/b" },
      geo: { geoPointValue: { latitude: 52.52, longitude: 13.405 } }, empty: map({}), emptyList: { arrayValue: {} }, emptyMap: { mapValue: {} }, zero: { geoPointValue: {} },
    },
  },
});
const short = (expression: string): string => expression.replace(/\bd\./g, "resource.data.");
const check = (expected: string) => (expression: string) => expect(outcomeOf(short(expression), request)).toBe(expected);

const TRUE: Readonly<Record<string, readonly string[]>> = {
  literals: ["true", "null == null", "1 == 1", "1.5 == 1.5", "1e3 == 1000", "'a' == \"a\"", "'\\u00e4' == 'ä'", "'\\x41\\n' == 'A\\n'", "b'abc' == 'abc'.toUtf8()", "[1, 'a'] == [1, 'a']", "{'a': 1} == {'a': 1}", "{} == {}", "[] == []"],
  equality: ["1 == 1.0", "d.n == d.f", "1 != '1'", "null != 0", "false != null", "[1] != [1, 2]", "[1, 2] != [2, 1]", "{'a': 1} != {'a': 2}", "{'a': 1} != {'b': 1}", "d.m == {'a': 1, 'b': {'c': 'deep'}}", "d.l == ['a', 2, 'a']", "d.nan != d.nan", "d.big == 9223372036854775807", "d.big != 9223372036854775806", "/a/b == /a/b", "/a/b != /a/c", "d.by == b'\\x01\\x02\\x03'", "['a','b'].toSet() == ['b','a','b'].toSet()", "d.emptyList == []", "d.emptyMap == {}", "d.emptyMap == d.empty", "[[1, {'a': [2.0]}]] == [[1.0, {'a': [2]}]]"],
  comparison: ["1 < 2", "1 <= 1.0", "2.5 > 2", "2 >= 2", "'a' < 'b'", "'Z' < 'a'", "'a' < 'aa'", "'\\uffee' < '\\U0001F600'", "d.at < request.time", "duration.value(1, 's') < duration.value(1, 'm')", "!(d.nan < 1)", "!(d.nan >= 1)", "d.inf > d.big", "-1 < 0"],
  arithmetic: ["1 + 2 == 3", "7 / 2 == 3", "-7 / 2 == -3", "7 % 3 == 1", "-7 % 3 == -1", "7.0 / 2 == 3.5", "7 / 2.0 == 3.5", "2 * 3 - 4 / 2 == 4", "(2 + 3) * 4 == 20", "'a' + 'b' == 'ab'", "1 + 0.5 == 1.5", "1.0 / 0 > 1000000", "5.5 % 2 == 1.5", "- -3 == 3", "-(1.5) == -1.5", "1 - 1 - 1 == -1", "100 / 10 / 2 == 5", "10 - 2 * 3 == 4"],
  precedence: ["true || false && false", "!false && true", "1 + 1 == 2 && 2 < 3", "1 in [1] == true", "1 in [2] == false", "1 + 1 in [2]", "true ? true : false", "false ? false : true", "false ? true : true ? true : false", "1 < 2 == true", "1 is int == true", "!(1 is string)", "2 > 1 && 'a' in {'a': 1} || false"],
  types: ["null == d.none", "d.n is int", "d.n is number", "d.f is float", "d.f is number", "!(d.f is int)", "!(d.n is float)", "d.s is string", "d.t is bool", "d.l is list", "d.m is map", "d.at is timestamp", "d.by is bytes", "d.ref is path", "d.geo is latlng", "duration.value(1, 'd') is duration", "['a'].toSet() is set", "!(null is string)", "!(d.none is map)", "request is map", "request.auth is map"],
  access: ["d.m.b.c == 'deep'", "resource.data['m']['b'].c == 'deep'", "d.l[0] == 'a'", "d.l[0:2] == ['a', 2]", "d.l[0:0] == []", "'häus'[1] == 'ä'", "'häus'[1:3] == 'äu'", "d.none == null", "/a/b/c[1] == 'b'", "/a/b/c[0:2] == /a/b", "resource.id == 'one'", "resource.__name__ == /databases/$(database)/documents/things/one", "{'in': 1}.in == 1", "[[1, 2], [3]][0][1] == 2"],
  request: ["request.auth.uid == 'ada'", "request.auth.token.platform == true", "request.auth.token.level == 3", "request.auth.token.level is int", "request.auth.token.ratio is float", "request.auth.token.roles.hasAny(['b'])", "request.auth.token.deep.x == null", "'email' in request.auth.token", "!('phone' in request.auth.token)", "request.auth.token.get('phone', '') == ''", "request.method == 'get'", "request.path == /databases/(default)/documents/things/one", "request.path[3] == 'things'", "request.time.year() == 2026", "request.resource == null", "database == '(default)'", "collection == 'things'", "id == 'one'", "id + '_web' == 'one_web'"],
  absorption: ["true || d.missing", "d.missing || true", "!(false && d.missing)", "!(d.missing && false)", "d.missing == 1 || d.n == 5", "!(d.missing == 1 && d.n == 6)", "true || 1 == 'a' + 1", "1 || true", "!(1 && false)", "(d.missing || true) && true", "true || d.x.y.z.matches('a')", "d.x / 0 > 1 || 1 / 0 > 1 || true"],
  membership: ["'a' in d.l", "2 in d.l", "2.0 in d.l", "!('b' in d.l)", "'a' in d.m", "!('z' in d.m)", "'a' in ['a'].toSet()", "null in [null]", "[1] in [[1], [2]]", "{'a': 1} in [{'a': 1}]", "!('a' in [])"],
};

describe("expressions that are true", () => {
  for (const [topic, expressions] of Object.entries(TRUE)) test.each(expressions)(`${topic}: %s`, check("true"));
});

const FALSE = ["false", "1 == 2", "1 == '1'", "'a' == 'A'", "d.nan == d.nan", "false && d.missing", "d.missing && false", "d.t == d.no", "{'a': 1} == {'a': 1, 'b': 2}", "d.none is string", "2 < 1", "d.n in ['5']", "true ? false : true", "resource == null", "d.ref == /databases/$(database)/documents/a/c", "d.l == ['a', 'a', 2]"];
test.each(FALSE)("false: %s", check("false"));

const ERRORS: readonly (readonly [string, string])[] = [
  ["d.missing", "there is no property 'missing'"],
  ["d.missing == 1", "there is no property 'missing'"],
  ["d.missing || false", "there is no property 'missing'"],
  ["false || d.missing", "there is no property 'missing'"],
  ["d.missing && true", "there is no property 'missing'"],
  ["true && d.missing", "there is no property 'missing'"],
  ["!d.missing", "there is no property 'missing'"],
  ["d.missing ? true : true", "there is no property 'missing'"],
  ["d.none.x == 1", "null has no property 'x'"],
  ["request.resource.data.x == 1", "null has no property 'data'"],
  ["request.query.limit < 1", "there is no property 'query'"],
  ["d.__proto__ == null", "there is no property '__proto__'"],
  ["d.constructor == null", "there is no property 'constructor'"],
  ["request.auth.token.toString == null", "there is no property 'toString'"],
  ["d.m['zz'] == 1", "there is no property 'zz'"],
  ["d.l[3] == 1", "the index 3 is outside"],
  ["d.l[-1] == 1", "the index -1 is outside"],
  ["d.l['a'] == 1", "list[string] is not defined"],
  ["d.m[0] == 1", "map[int] is not defined"],
  ["d.l[1:9] == []", "the range 1:9 is outside"],
  ["d.l[2:1] == []", "the range 2:1 is outside"],
  ["1", "a condition has to be a bool, not int"],
  ["'true'", "a condition has to be a bool, not string"],
  ["null", "a condition has to be a bool, not null"],
  ["d.m", "a condition has to be a bool, not map"],
  ["true && 1", "a condition has to be a bool, not int"],
  ["false || 'x'", "a condition has to be a bool, not string"],
  ["!1", "a condition has to be a bool, not int"],
  ["1 ? true : false", "a condition has to be a bool, not int"],
  ["1 + 'a' == 'x'", "int + string is not defined"],
  ["'a' + 1 == 'x'", "string + int is not defined"],
  ["[1] + [2] == [1, 2]", "list + list is not defined"],
  ["'a' - 'b' == ''", "string - string is not defined"],
  ["1 < 'a'", "int < string is not defined"],
  ["null < 1", "null < int is not defined"],
  ["true < false", "bool < bool is not defined"],
  ["[1] < [2]", "list < list is not defined"],
  ["-'a' == 'x'", "-string is not defined"],
  ["1 / 0 == 1", "division by zero"],
  ["1 % 0 == 1", "division by zero"],
  ["d.big + 1 == 0", "the result does not fit into 64 bits"],
  ["d.big * 2 == 0", "the result does not fit into 64 bits"],
  ["-d.big - 2 == 0", "the result does not fit into 64 bits"],
  ["1 in 'abc'", "'in' needs a list, map or set, not string"],
  ["1 in null", "'in' needs a list, map or set, not null"],
  ["1 in d.m", "a map has no keys of type int"],
  ["d.n.size() == 1", "int has no method size() with 0 arguments"],
  ["d.s.hasAny(['a'])", "string has no method hasAny() with 1 argument"],
  ["d.none.keys() == []", "null has no method keys() with 0 arguments"],
  ["{1: 2} == {}", "a map's keys are strings, not int"],
  ["/a/$(1) == /a/b", "a path segment has to be a non-empty string without '/' or a path, not int"],
  ["/a/$('b/c') == /a/b/c", "a path segment has to be a non-empty string without '/' or a path, not string"],
  ["/a/$('') == /a", "a path segment has to be a non-empty string without '/' or a path, not string"],
];
test.each(ERRORS)("error: %s", (expression, message) => expect(outcomeOf(short(expression), request)).toBe(`error: ${message}`));

test("an unauthenticated request has no uid, and asking for it denies", () => {
  const anonymous = aRequest({ auth: null });
  expect(outcomeOf("request.auth == null", anonymous)).toBe("true");
  expect(outcomeOf("request.auth != null", anonymous)).toBe("false");
  expect(outcomeOf("request.auth.uid == 'ada'", anonymous)).toBe("error: null has no property 'uid'");
});

test("a missing document is null", () => {
  const missing = aRequest({ resource: null });
  expect(outcomeOf("resource == null", missing)).toBe("true");
  expect(outcomeOf("resource.data.x == 1", missing)).toBe("error: null has no property 'data'");
});

test("only the fields a rule asks for are converted", () => {
  const broken = aRequest({ resource: { fields: { good: int(1), bad: { strangeValue: 1 } } } });
  expect(outcomeOf("resource.data.good == 1", broken)).toBe("true");
  expect(outcomeOf("resource.data.bad == 1", broken)).toContain("unknown type strangeValue");
});
