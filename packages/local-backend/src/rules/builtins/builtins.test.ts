import { describe, expect, test } from "vitest";
import { aRequest, int, list, map, outcomeOf, text } from "../testing/rules-bench.ts";

const request = aRequest({
  method: "update",
  resource: { fields: { a: int(1), b: text("x"), gone: int(1), l: list(text("a")), m: map({ k: int(1) }) } },
  requestResource: { fields: { a: int(1), b: text("y"), added: int(2), l: list(text("a")), m: map({ k: int(2) }) } },
});
const check = (expected: string) => (expression: string) => expect(outcomeOf(expression, request)).toBe(expected);
const DIFF = "request.resource.data.diff(resource.data)";

const TRUE: Readonly<Record<string, readonly string[]>> = {
  string: [
    "'äbc'.size() == 3", "'😀'.size() == 1", "''.size() == 0", "'ABC'.lower() == 'abc'", "'abc'.upper() == 'ABC'", "'  a '.trim() == 'a'", "'ä'.toUtf8().size() == 2",
    "'a-b'.matches('[a-z0-9-]{3,40}')", "!'ab'.matches('[a-z0-9-]{3,40}')", "!'xa-bx!'.matches('[a-z-]+')", "'user@domain.com'.matches('.*@domain[.]com')", "'a\\nb'.matches('(?s)a.b')", "!'a\\nb'.matches('a.b')",
    "'a:b:c'.split(':') == ['a', 'b', 'c']", "'a1b22c'.split('[0-9]+') == ['a', 'b', 'c']", "'abc'.split('') == ['a', 'b', 'c']", "''.split(',') == ['']", "',a,'.split(',') == ['', 'a', '']",
    "'a.b.c'.replace('[.]', '-') == 'a-b-c'", "'aaa'.replace('a+', 'b') == 'b'", "'abc'.replace('x', 'y') == 'abc'", "'2026-01-02'.replace('-', '') == '20260102'",
  ],
  bytes: ["b'ab'.size() == 2", "b'\\x01\\xff'.size() == 3", "'abc'.toUtf8().toBase64() == 'YWJj'", "'abc'.toUtf8().toHexString() == '616263'"],
  list: [
    "[1, 2].size() == 2", "[1].concat([2, 3]) == [1, 2, 3]", "['a', 'b'].join('-') == 'a-b'", "[].join(',') == ''", "['a', 'b', 'a'].toSet().size() == 2", "[1, 2, 1, 3].removeAll([1]) == [2, 3]", "[1, 2].removeAll([1].toSet()) == [2]",
    "['a', 'b'].hasAll(['a'])", "!['a'].hasAll(['a', 'b'])", "['a'].hasAll([])", "['a', 'b'].hasAny(['b', 'c'])", "!['a'].hasAny(['c'])", "!['a'].hasAny([])", "['a'].hasOnly(['a', 'b'])", "!['a', 'c'].hasOnly(['a', 'b'])", "[].hasOnly([])", "['a', 'a'].hasOnly(['a'])", "[1, 2].hasAll([2.0])", "[{'a': 1}].hasAny([{'a': 1}])", "['a', 'b'].hasOnly(['a', 'b'].toSet())",
  ],
  set: [
    "['a', 'b'].toSet().hasAll(['a'])", "['a', 'b'].toSet().hasAny(['b', 'z'])", "['a'].toSet().hasOnly(['a', 'b'])", "!['a', 'z'].toSet().hasOnly(['a', 'b'])", "['a'].toSet().hasOnly(['a'].toSet())",
    "['a'].toSet().union(['b'].toSet()) == ['a', 'b'].toSet()", "['a', 'b'].toSet().intersection(['b', 'c'].toSet()) == ['b'].toSet()", "['a', 'b'].toSet().difference(['b'].toSet()) == ['a'].toSet()", "[].toSet().size() == 0", "[[1], [1]].toSet().size() == 1", "[1, 1.0].toSet().size() == 1", "['1', 1].toSet().size() == 2",
  ],
  map: [
    "{'a': 1, 'b': 2}.size() == 2", "{'b': 2, 'a': 1}.keys() == ['a', 'b']", "{'b': 2, 'a': 1}.values() == [1, 2]", "{'a': 1}.get('a', 9) == 1", "{'a': 1}.get('b', 9) == 9", "{'a': null}.get('a', 9) == null", "{'a': {'b': 3}}.get(['a', 'b'], 9) == 3", "{'a': {'b': 3}}.get(['a', 'c'], 9) == 9", "{'a': 1}.get(['a', 'c'], 9) == 9",
    "request.resource.data.keys().hasOnly(['a', 'b', 'added', 'l', 'm', 'optional'])", "request.resource.data.keys().hasAll(['a', 'b'])", "!request.resource.data.keys().hasOnly(['a'])",
  ],
  diff: [
    `${DIFF}.addedKeys() == ['added'].toSet()`, `${DIFF}.removedKeys() == ['gone'].toSet()`, `${DIFF}.changedKeys() == ['b', 'm'].toSet()`, `${DIFF}.unchangedKeys() == ['a', 'l'].toSet()`,
    `${DIFF}.affectedKeys() == ['b', 'm', 'added', 'gone'].toSet()`, `${DIFF}.affectedKeys().hasOnly(['b', 'm', 'added', 'gone', 'more'])`, `!${DIFF}.affectedKeys().hasOnly(['b'])`, `!${DIFF}.affectedKeys().hasAny(['a', 'l'])`,
    "resource.data.diff(resource.data).affectedKeys().hasOnly([])", "{'a': 1}.diff({'a': 1.0}).affectedKeys().size() == 0", "{'a': null}.diff({}).addedKeys().hasAll(['a'])",
  ],
  path: ["path('/a/b') == /a/b", "path('a/b') == /a/b", "/a/$('b')/c == /a/b/c", "/x/$(/a/b)/c == /x/a/b/c", "path('/a/$(b)').bind({'b': 'c'}) == /a/c", "/databases/(default)/documents == path('/databases/(default)/documents')", "string(/a/b) == '/a/b'"],
  timestamp: [
    "timestamp.date(2024, 2, 29).dayOfYear() == 60", "timestamp.date(2026, 3, 1).dayOfWeek() == 7", "timestamp.date(2026, 3, 2).dayOfWeek() == 1", "request.time.year() == 2026", "request.time.month() == 3", "request.time.day() == 4", "request.time.hours() == 5", "request.time.minutes() == 6", "request.time.seconds() == 7", "request.time.nanos() == 89000000", "request.time.date() == timestamp.date(2026, 3, 4)",
    "request.time.time() == duration.time(5, 6, 7, 89000000)", "timestamp.value(1000).toMillis() == 1000", "timestamp.value(-1).toMillis() == -1", "timestamp.value(-1).nanos() == 999000000", "timestamp.value(-1).year() == 1969", "request.time - request.time == duration.value(0, 's')", "request.time + duration.value(1, 'd') > request.time", "request.time - duration.value(1, 'h') < request.time", "duration.value(1, 'h') + request.time > request.time", "timestamp.date(1969, 12, 31) < timestamp.value(0)", "timestamp.date(50, 1, 1).year() == 50",
  ],
  duration: [
    "duration.value(90, 's').seconds() == 90", "duration.value(1, 'w') == duration.value(7, 'd')", "duration.value(24, 'h') == duration.value(1, 'd')", "duration.value(60, 'm') == duration.value(1, 'h')", "duration.value(1000, 'ms') == duration.value(1, 's')", "duration.value(5, 'ns').nanos() == 5", "duration.time(1, 2, 3, 4).seconds() == 3723", "duration.time(1, 2, 3, 4).nanos() == 4", "duration.abs(duration.value(-1, 's')) == duration.value(1, 's')", "duration.value(2, 's') - duration.value(3, 's') < duration.value(0, 's')", "duration.value(2, 's') + duration.value(3, 's') == duration.value(5, 's')",
  ],
  latlng: ["latlng.value(52.5, 13).latitude() == 52.5", "latlng.value(52.5, 13).longitude() == 13", "latlng.value(0, 0) == latlng.value(0.0, 0)", "latlng.value(52.52, 13.405).distance(latlng.value(48.137, 11.575)) > 500000", "latlng.value(52.52, 13.405).distance(latlng.value(48.137, 11.575)) < 510000", "latlng.value(1, 1).distance(latlng.value(1, 1)) == 0"],
  math: ["math.abs(-3) == 3", "math.abs(-3.5) == 3.5", "math.ceil(1.2) == 2", "math.ceil(1.2) is int", "math.floor(-1.2) == -2", "math.round(1.5) == 2", "math.round(1.4) == 1", "math.pow(2, 10) == 1024", "math.pow(2, 10) is float", "math.sqrt(9) == 3", "math.isInfinite(1.0 / 0)", "!math.isInfinite(1)", "math.isNaN(0.0 / 0)", "!math.isNaN(1)", "math.floor(7) == 7"],
  hashing: ["hashing.md5('hello').toHexString() == '5D41402ABC4B2A76B9719D911017C592'", "hashing.sha256('').toHexString() == 'E3B0C44298FC1C149AFBF4C8996FB92427AE41E4649B934CA495991B7852B855'", "hashing.crc32('123456789').toHexString() == 'CBF43926'", "hashing.crc32c('123456789').toHexString() == 'E3069283'", "hashing.md5(b'hello') == hashing.md5('hello')"],
  conversions: ["bool('true')", "!bool('false')", "int('12') == 12", "int('-3') == -3", "int('2.0') == 2", "int(2.9) == 2", "int(-2.9) == -2", "int(5) == 5", "float('2.5') == 2.5", "float(2) is float", "float('1e2') == 100", "string(1) == '1'", "string(true) == 'true'", "string(null) == 'null'", "string(1.5) == '1.5'", "string(2.0) == '2.0'", "string('x') == 'x'", "debug(1) == 1", "debug('a') + 'b' == 'ab'"],
};
describe("built-ins that give true", () => {
  for (const [topic, expressions] of Object.entries(TRUE)) test.each(expressions)(`${topic}: %s`, check("true"));
});

const ERRORS: readonly string[] = [
  "'a'.matches(1)", "'a'.matches(request.auth.uid + '(')", "'a'.split(1) == []", "'a'.replace('a', 1) == ''", "[1].concat('a') == []", "[1].join(',') == '1'", "['a'].join(1) == 'a'", "[1].hasAny(1)", "['a'].toSet().union(['b']) == 1", "['a'].toSet().hasAny('a')", "{'a': 1}.diff([]) == 1", "{'a': 1}.get(1, 2) == 2", "{'a': 1}.get([], 2) == 2", "{'a': 1}.get([1], 2) == 2",
  "path(1) == /a", "path('a//b') == /a/b", "(/a).bind(1) == /a", "path('/a/$(b)').bind({'c': 'd'}) == /a/d", "path('/a/$(b)').bind({'b': 'c/d'}) == /a/c/d", "timestamp.date(2025, 2, 29) == request.time", "timestamp.date('x', 1, 1) == request.time", "timestamp.value('1') == request.time", "timestamp.value(9223372036854775807).year() == 1", "duration.value(1, 'y') == 1", "duration.value('1', 's') == 1", "duration.value(1, 'toString') == 1", "duration.time(1, 2, 3, 'x') == 1", "duration.abs(1) == 1", "latlng.value(91, 0) == 1", "latlng.value(0, 181) == 1", "latlng.value('a', 0) == 1", "latlng.value(0, 0).distance(1) == 1",
  "math.abs('a') == 1", "math.ceil(1.0 / 0) == 1", "math.floor(0.0 / 0) == 1", "math.round(99999999999999999999.0) == 1", "math.pow('a', 1) == 1", "math.pow(1, 'a') == 1", "hashing.md5(1) == 1", "bool('yes')", "bool(1)", "int('abc') == 1", "int('') == 1", "int(null) == 1", "int('9223372036854775808') == 1", "int(' 1') == 1", "float('x') == 1.0", "float(true) == 1.0", "string([]) == ''", "string({}) == ''", "request.time + 1 == request.time", "request.time + request.time == 1", "duration.value(1, 's') * 2 == 1",
];
test.each(ERRORS)("error: %s", (expression) => expect(outcomeOf(expression, request)).toMatch(/^error: /));
