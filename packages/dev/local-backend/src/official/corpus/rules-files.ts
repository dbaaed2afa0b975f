import type { SeededRandom } from "../target/seeded-random.ts";

/** `files/one` exists, and a signed-in caller asks for it. */
const database = (body: string, version = "rules_version = '2';"): string =>
  `${version}\nservice cloud.firestore { match /databases/{database}/documents {\n${body}\n} }`;
const matching = (body: string): string => database(`match /files/{id} {\n${body}\n}`);
const asking = (condition: string): string => matching(`allow get: if ${condition};`);

const words = ["service", "match", "allow", "function", "let", "return", "if", "in", "is", "rules_version", "import"];
const constants = ["true", "false", "null"];
const packages = ["math", "timestamp", "duration", "latlng", "hashing"];
const ordinary = ["x", "request", "resource", "firestore", "get", "read", "string", "path", "list"];
const names = [...words, ...constants, ...packages, ...ordinary];

const elevenLets = Array.from({ length: 11 }, (_none, at) => `let v${at} = ${at};`).join(" ");

const statements: readonly string[] = [
  // Their end.
  "allow get",
  "allow get\nallow list",
  "allow get: if true allow list",
  "allow get;;",
  "allow get, list: if true;",
  "allow get: if id == 'one' match /more/{x} { allow read }",
  "allow get: if true\n== true",
  "allow get\n: if true",
  "function f() { return true } allow get: if f()",
  "function f() { return true;; } allow get: if f();",
  "function f() { let x = true return x; } allow get: if f();",
  "function f() { return true; }; allow get;",
  // Things that are missing, or mean nothing.
  "function f() {} allow get;",
  "allow get: true;",
  "allow get,;",
  "allow get, nothing: if true;",
  "allow nothing;",
  "function f(a,) { return a; } allow get: if f(true,);",
  `function f() { ${elevenLets} return true; } allow get: if f();`,
];

const conditions: readonly string[] = [
  // The end of a list.
  "id in ['one', 'two',]",
  "id in ['one',,]",
  "id in [,]",
  "id in {'one': 1,}",
  "id in {,}",
  "math.abs(-1,) == 1",
  "id.size(,) == 3",
  "id.matches('one',)",
  "(true,)",
  "id[0,] == 'o'",
  "f(1,)",
  // Names that mean nothing.
  "nobody",
  "nobody.name.more()",
  "nothing(1)",
  "math.nothing(1)",
  "id.nothing()",
  "id.constructor()",
  "math.toString()",
  "exists",
  "request.nothing == null",
  "request.writeFields == null",
  "firestore.get(/a/b) == 1",
  // Too few or too many arguments.
  "get()",
  "get(/a/b, /a/c)",
  "debug()",
  "debug(1, 2)",
  "math.pow(1) == 1",
  "id.size(1) == 3",
  "id.split() == []",
];
const frames = ["X", "X || true", "true || X", "!(X && false)", "id == 'one' ? true : X"];

/** One file for every class of spelling on which two compilers could disagree. */
export const fixedFiles: readonly string[] = [
  "",
  "rules_version = '2';",
  "service cloud.firestore {}",
  "service cloud.firestore { function f() { return true; } }",
  "service cloud.firestore { allow read; }",
  ...["rules_version = '2'", "rules_version = '2';;", "rules_version = '2'; rules_version = '2';", ""].map((version) =>
    database("match /files/{id} { allow get; }", version),
  ),
  database("match /files/{id} {}"),
  database("match /files/{id} { function f() { return true; } }"),
  ...statements.map(matching),
  ...conditions.flatMap((condition) => frames.map((frame) => asking(frame.replace("X", condition)))),
  ...names.map((name) => database(`match /files/{${name}} { allow get: if ${name} == 'one'; }`)),
  ...names.map((name) => matching(`function f(${name}) { return ${name}; } allow get: if f(true);`)),
  ...names.map((name) => matching(`function f() { let ${name} = true; return ${name}; } allow get: if f();`)),
  ...names.map((name) => matching(`function ${name}() { return true; } allow get: if ${name}();`)),
  ...names.flatMap((name) => [asking(`resource.data.${name} == 1 || true`), asking(`id.${name}() == 1 || true`)]),
  ...names.map((name) => database(`match /files/{id} { match /${name}/{x} { allow read; } allow get; }`)),
  ...packages.map((name) => asking(`${name} == 1 || true`)),
  database("match /files/{d} { match /files/{d} { allow get: if d == 'two'; } allow get: if d == 'one'; }"),
  database("match /files/{d}/more/{d} { allow get; }"),
  ...["/files /{d}", "/files/ {d}", "/files / {d}", "/ files/{d}"].map((path) =>
    database(`match ${path} { allow get; }`),
  ),
];

/** A file as a careless author might write it. */
export function randomFile(random: SeededRandom): string {
  const wildcard = random.chance(0.9) ? "id" : random.pick(names);
  const functions = Array.from({ length: random.below(3) }, (_none, at) => randomFunction(random, at));
  const end = (): string => random.pick([";", ";", ";", "", ";;"].slice(0, random.chance(0.1) ? 5 : 4));
  const allow = `allow get${random.chance(0.85) ? `: if ${expression(random, 3)}` : ""}${end()}`;
  const more = random.chance(0.2) ? `allow list: if ${expression(random, 1)}${end()}` : "";
  const version = random.chance(0.8) ? "rules_version = '2';" : "rules_version = '2'";
  return database(`match /files/{${wildcard}} {\n${[...functions, allow, more].join("\n")}\n}`, version);
}

function randomFunction(random: SeededRandom, at: number): string {
  const name = (): string => (random.chance(0.85) ? random.pick(["x", "y", "z"]) : random.pick(names));
  const parameters = Array.from({ length: random.below(3) }, name).join(", ");
  const lets = Array.from({ length: random.below(2) }, () => `let ${name()} = ${expression(random, 1)}; `).join("");
  return `function f${at}(${parameters}) { ${lets}return ${expression(random, 2)}${random.pick([";", ";", " "])} }`;
}

function expression(random: SeededRandom, depth: number): string {
  const inner = (): string => expression(random, depth - 1);
  if (depth <= 0) {
    return random.chance(0.85)
      ? random.pick(["true", "false", "id == 'one'", "request.auth != null", "x", "id is string"])
      : random.pick(["nobody", "request.nothing", "resource.data.service", "math", "y", "id.size", ...names]);
  }
  switch (random.below(9)) {
    case 0:
      return `(${inner()} && ${inner()})`;
    case 1:
      return `(${inner()} || ${inner()})`;
    case 2:
      return `!(${inner()})`;
    case 3:
      return `${random.pick(["f0", "f1", "f2", "nothing"])}(${items(random, inner)})`;
    case 4:
      return `id in ['one'${items(random, () => "'two'").replace(/^(?=.)/, ", ")}]`;
    case 5:
      return `${random.pick(["math.abs", "math.pow", "id.size", "id.upper", "id.nothing", "math.nothing"])}(${items(random, () => "1")}) != 0`;
    case 6:
      return `(${inner()} ? ${inner()} : ${inner()})`;
    case 7:
      return `{'one': ${inner()}${random.pick(["", ","])}}[id]`;
    default:
      return inner();
  }
}

function items(random: SeededRandom, one: () => string): string {
  const all = Array.from({ length: random.below(3) }, one);
  return `${all.join(", ")}${all.length > 0 && random.chance(0.2) ? "," : ""}`;
}
