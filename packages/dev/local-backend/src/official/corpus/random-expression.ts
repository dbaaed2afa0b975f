import type { SeededRandom } from "../target/seeded-random.ts";

/** The types of the rules language as far as generated expressions have them. */
export type ExpressionType =
  | "bool"
  | "int"
  | "float"
  | "string"
  | "list"
  | "set"
  | "map"
  | "timestamp"
  | "duration"
  | "bytes"
  | "latlng"
  | "path"
  | "null";

type Make = (random: SeededRandom, sub: (type: ExpressionType) => string) => string;

const oneOf =
  (...texts: readonly string[]): Make =>
  (random) =>
    random.pick(texts);
const fixed = (...texts: readonly string[]): Make[] => texts.map((text) => () => text);
const one =
  (type: ExpressionType, form: (text: string) => string): Make =>
  (_random, sub) =>
    form(sub(type));
const two =
  (left: ExpressionType, right: ExpressionType, form: (left: string, right: string) => string): Make =>
  (_random, sub) =>
    form(sub(left), sub(right));

/** `@` stands for the data the rule looks at. */
const leaves: Readonly<Record<ExpressionType, readonly string[]>> = {
  bool: ["true", "false", "@.b", "request.auth.token.admin", "request.auth != null"],
  int: ["0", "1", "2", "3", "-1", "@.i", "@.j", "@.big", "@.m.a", "request.auth.token.n", "9223372036854775807"],
  float: ["0.5", "1.0", "2.5", "-0.5", "@.f", "@.nan", "@.whole"],
  string: ["''", "'a'", "'abc'", "'A b'", "@.s", "@.u", "@.e", "request.auth.uid", "id", "@.m.k", "request.method"],
  list: ["[]", "[1, 2]", "['x', 'y']", "@.l", "@.ls", "request.auth.token.roles", "@.le", "[1, [2]]"],
  set: ["[1, 2].toSet()", "@.ls.toSet()", "[].toSet()", "['x'].toSet()"],
  map: ["{}", "{'a': 1}", "{'a': 1, 'z': 2}", "@.m", "@", "@.m.b", "request.auth.token.firebase", "@.me"],
  timestamp: ["@.t", "@.t2", "timestamp.date(2026, 2, 28)", "timestamp.value(1500)"],
  duration: [
    "duration.value(1, 's')",
    "duration.value(90, 'm')",
    "duration.time(1, 2, 3, 4)",
    "duration.value(-2, 'h')",
  ],
  bytes: ["@.by", "'ab'.toUtf8()", "b''", "b'\\x00\\xff'"],
  latlng: ["@.g", "latlng.value(10, 20)", "latlng.value(0.0, 0.0)"],
  path: ["@.r", "path('/a/b')", "/databases/(default)/documents/o/one", "resource.__name__"],
  null: ["null", "@.n"],
};

const integers: readonly Make[] = [
  two("int", "int", (a, b) => `(${a} + ${b})`),
  two("int", "int", (a, b) => `(${a} - ${b})`),
  two("int", "int", (a, b) => `(${a} * ${b})`),
  two("int", "int", (a, b) => `(${a} / ${b})`),
  two("int", "int", (a, b) => `(${a} % ${b})`),
  one("int", (a) => `(-${a})`),
  one("string", (a) => `${a}.size()`),
  one("list", (a) => `${a}.size()`),
  one("map", (a) => `${a}.size()`),
  one("set", (a) => `${a}.size()`),
  one("bytes", (a) => `${a}.size()`),
  one("int", (a) => `math.abs(${a})`),
  one("float", (a) => `math.floor(${a})`),
  one("float", (a) => `math.ceil(${a})`),
  one("float", (a) => `math.round(${a})`),
  one("float", (a) => `int(${a})`),
  ...fixed("int('12')", "int('x')", "int(true)"),
  ...["day", "dayOfWeek", "dayOfYear", "hours", "minutes", "month", "nanos", "seconds", "toMillis", "year"].map(
    (name) => one("timestamp", (a) => `${a}.${name}()`),
  ),
  one("duration", (a) => `${a}.seconds()`),
  one("duration", (a) => `${a}.nanos()`),
  two("map", "string", (a, b) => `${a}.get(${b}, 0)`),
  two("list", "int", (a, b) => `${a}[${b}]`),
];

const floats: readonly Make[] = [
  two("float", "int", (a, b) => `(${a} + ${b})`),
  two("float", "float", (a, b) => `(${a} * ${b})`),
  two("int", "float", (a, b) => `(${a} / ${b})`),
  two("float", "float", (a, b) => `(${a} % ${b})`),
  one("float", (a) => `math.sqrt(${a})`),
  two("int", "int", (a, b) => `math.pow(${a}, ${b})`),
  one("int", (a) => `float(${a})`),
  ...fixed("float('1.5')", "float('x')"),
  one("latlng", (a) => `${a}.latitude()`),
  one("latlng", (a) => `${a}.longitude()`),
  two("latlng", "latlng", (a, b) => `${a}.distance(${b})`),
];

const patterns = ["'a'", "'[a-c]+'", "'^A'", "'(b|c)$'", "' '", "''", "'.*'", "'x{1,2}'", "'\\\\d'"];

const texts: readonly Make[] = [
  two("string", "string", (a, b) => `(${a} + ${b})`),
  one("string", (a) => `${a}.lower()`),
  one("string", (a) => `${a}.upper()`),
  one("string", (a) => `${a}.trim()`),
  (random, sub) => `${sub("string")}.replace(${random.pick(patterns)}, 'Z')`,
  (random, sub) => `${sub("string")}[${random.below(3)}]`,
  (random, sub) => `${sub("string")}[${random.below(3)}:${random.below(4)}]`,
  (random, sub) => `string(${sub(random.pick(["int", "float", "bool", "string", "null", "path"]))})`,
  two("list", "string", (a, b) => `${a}.join(${b})`),
  one("bytes", (a) => `${a}.toHexString()`),
  one("bytes", (a) => `${a}.toBase64()`),
  two("map", "string", (a, b) => `${a}.get(${b}, 'none')`),
  two("map", "string", (a, b) => `${a}[${b}]`),
];

const bools: readonly Make[] = [
  two("bool", "bool", (a, b) => `(${a} && ${b})`),
  two("bool", "bool", (a, b) => `(${a} || ${b})`),
  one("bool", (a) => `(!${a})`),
  (random, sub) => {
    const type = random.pick(comparable);
    const other = random.chance(0.9) ? type : random.pick(comparable);
    return `(${sub(type)} ${random.pick(["<", "<=", ">", ">=", "==", "!="])} ${sub(other)})`;
  },
  (random, sub) => {
    const type = random.pick(all);
    const other = random.chance(0.85) ? type : random.pick(all);
    return `(${sub(type)} ${random.pick(["==", "!="])} ${sub(other)})`;
  },
  (random, sub) => `(${sub(random.pick(all))} is ${random.pick(typeNames)})`,
  (random, sub) =>
    `(${sub(random.pick(["int", "string", "float", "null"]))} in ${sub(random.pick(["list", "set", "map"]))})`,
  (random, sub) => `${sub("string")}.matches(${random.pick(patterns)})`,
  (random, sub) => `${sub("list")}.${random.pick(["hasAll", "hasAny", "hasOnly"])}(${sub("list")})`,
  (random, sub) =>
    `${sub("set")}.${random.pick(["hasAll", "hasAny", "hasOnly"])}(${sub(random.pick(["list", "set"]))})`,
  one("float", (a) => `math.isNaN(${a})`),
  one("float", (a) => `math.isInfinite(${a})`),
  (_random, sub) => `(${sub("bool")} ? ${sub("bool")} : ${sub("bool")})`,
  one("string", (a) => `bool(${a})`),
  oneOf(
    "exists(/databases/$(database)/documents/o/one)",
    "exists(/databases/$(database)/documents/o/none)",
    "get(/databases/$(database)/documents/o/one).data.v == 1",
    "get(/databases/$(database)/documents/o/none).data.v == 1",
    "get(/databases/$(database)/documents/o/none) == null",
    "getAfter(/databases/$(database)/documents/o/one).data.v == 1",
    "existsAfter(/databases/$(database)/documents/o/none)",
    "@.missing == null",
    "!('missing' in $)",
    "@.m.missing.deeper == 1",
    "request.time > timestamp.date(2020, 1, 1)",
    "resource == null",
    "request.resource == null",
    "debug(@.i) == 5",
  ),
  (random, sub) => `(${sub(random.pick(["string", "list", "set", "map", "bytes"]))}.size() == ${random.below(5)})`,
  (random, sub) => `(${sub("int")} ${random.pick(["<", ">="])} ${random.below(4) - 1})`,
  (random, sub) =>
    `(string(${sub(random.pick(["int", "float", "bool", "path"]))}).size() ${random.pick(["<", ">"])} 3)`,
];

const makers: Readonly<Record<ExpressionType, readonly Make[]>> = {
  bool: bools,
  int: integers,
  float: floats,
  string: texts,
  list: [
    two("list", "list", (a, b) => `${a}.concat(${b})`),
    two("list", "list", (a, b) => `${a}.removeAll(${b})`),
    (random, sub) => `${sub("list")}[${random.below(3)}:${random.below(4)}]`,
    one("map", (a) => `${a}.keys()`),
    one("map", (a) => `${a}.values()`),
    (random, sub) => `${sub("string")}.split(${random.pick(patterns)})`,
    two("int", "string", (a, b) => `[${a}, ${b}]`),
  ],
  set: [
    one("list", (a) => `${a}.toSet()`),
    (random, sub) => `${sub("set")}.${random.pick(["difference", "intersection", "union"])}(${sub("set")})`,
    (random, sub) =>
      `${sub("map")}.diff(${sub("map")}).${random.pick(["addedKeys", "affectedKeys", "changedKeys", "removedKeys", "unchangedKeys"])}()`,
  ],
  map: [
    two("string", "int", (a, b) => `{${a}: ${b}}`),
    one("string", (a) => `{'a': ${a}, 'k': 'v'}`),
    one("string", (a) => `@.m.get(${a}, {})`),
    ...fixed("@.get(['m', 'b'], {})", "get(/databases/$(database)/documents/o/one).data"),
  ],
  timestamp: [
    two("timestamp", "duration", (a, b) => `(${a} + ${b})`),
    two("timestamp", "duration", (a, b) => `(${a} - ${b})`),
    one("timestamp", (a) => `${a}.date()`),
    one("int", (a) => `timestamp.value(${a})`),
    two("int", "int", (a, b) => `timestamp.date(2024, ${a}, ${b})`),
  ],
  duration: [
    two("duration", "duration", (a, b) => `(${a} + ${b})`),
    two("timestamp", "timestamp", (a, b) => `(${a} - ${b})`),
    one("duration", (a) => `duration.abs(${a})`),
    one("timestamp", (a) => `${a}.time()`),
    (random, sub) => `duration.value(${sub("int")}, '${random.pick(["w", "d", "h", "m", "s", "ms", "ns", "y"])}')`,
  ],
  bytes: [
    one("string", (a) => `${a}.toUtf8()`),
    (random, sub) =>
      `hashing.${random.pick(["md5", "sha256", "crc32", "crc32c"])}(${sub(random.pick(["string", "bytes"]))})`,
  ],
  latlng: [
    two("float", "float", (a, b) => `latlng.value(${a}, ${b})`),
    two("int", "int", (a, b) => `latlng.value(${a}, ${b})`),
  ],
  path: fixed("path('a/b')", "/a/$('b')", "/a/$(id)", "path('/a/{x}').bind({'x': 'b'})", "resource.__name__"),
  null: fixed("@.missing", "null"),
};

const all = Object.keys(makers) as ExpressionType[];
const comparable: readonly ExpressionType[] = ["int", "int", "float", "string", "timestamp", "duration"];
const typeNames = [
  "bool",
  "int",
  "float",
  "number",
  "string",
  "list",
  "map",
  "timestamp",
  "duration",
  "bytes",
  "latlng",
  "path",
  "set",
  "map_diff",
];

/** A mostly well-typed expression; now and then a part has another type than its place wants. */
export function randomExpression(random: SeededRandom, type: ExpressionType, depth: number): string {
  const wanted = random.chance(0.04) ? random.pick(all) : type;
  const isLeaf = depth <= 0 || (wanted !== "bool" && random.chance(0.35));
  if (isLeaf) {
    const leaf = random.pick(leaves[wanted]);
    // So that a sign, a comparison or a number can have a method called on it.
    return /^-|^\d|==|!=|^(true|false|null)$/.test(leaf) ? `(${leaf})` : leaf;
  }
  return random.pick(makers[wanted])(random, (inner) => randomExpression(random, inner, depth - 1));
}
