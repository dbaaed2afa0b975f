import { expect, test } from "vitest";
import { loadRules } from "./load-rules.ts";
import { RulesSyntaxError } from "./syntax/rules-syntax-error.ts";
import { ROOT, aRequest, list, outcomeOf, rulesWith, text } from "./testing/rules-bench.ts";

const listsOne = {
  from: [{ collectionId: "things" }],
  where: { fieldFilter: { field: { fieldPath: "a" }, op: "ARRAY_CONTAINS_ANY", value: list(text("x")) } },
};

function problemsOf(source: string): string[] {
  try {
    loadRules(source);
    return [];
  } catch (error) {
    if (!(error instanceof RulesSyntaxError)) throw error;
    return error.problems.map(({ line, column, message }) => `${line}:${column} ${message}`);
  }
}

const inMatch = (body: string, version = "2"): string =>
  `rules_version = '${version}';\nservice cloud.firestore { match /a/{b} {\n${body}\n}}`;
const condition = (expression: string): string => inMatch(`allow read: if ${expression};`);

const REFUSED: readonly (readonly [string, string])[] = [
  ["", "1:1 there is no 'service' block"],
  ["hello", "1:1 expected 'rules_version', 'service' or 'function', found 'hello'"],
  ["rules_version = '3'; service cloud.firestore {}", "1:17 expected '1' or '2', found ''3''"],
  [
    "service cloud.firestore { match /a/b { allow read; } } rules_version = '2';",
    "1:56 rules_version has to stand first, and once",
  ],
  [
    "rules_version = '2'; rules_version = '2'; service cloud.firestore {}",
    "1:22 rules_version has to stand first, and once",
  ],
  ["service cloud.firestore {}", "1:26 the body of this 'service' declares nothing"],
  [
    `${inMatch("allow read;")} service cloud.firestore { match /c/{d} { allow read; } }`,
    "4:4 there is more than one block for service cloud.firestore",
  ],
  ["service cloud.firestore {", "1:26 expected '}' at the end of this 'service', found the end of the file"],
  ["service cloud.firestore { allow read; }", "1:27 'allow' has to stand inside a 'match'"],
  ["service cloud.firestore { match a/b {} }", "1:33 expected a path behind 'match', found 'a'"],
  ["service cloud.firestore { match /a/ {} }", "1:37 expected a path segment: text, {name} or {name=**}"],
  ["service cloud.firestore { match /a/ b/{c} {} }", "1:36 expected a path segment: text, {name} or {name=**}"],
  ["service cloud.firestore { match /a/{1} {} }", "1:36 expected a path segment: text, {name} or {name=**}"],
  ["service cloud.firestore { match /a/{b=*} {} }", "1:36 expected a path segment: text, {name} or {name=**}"],
  ["service cloud.firestore } {", "1:25 expected '{' behind 'service', found '}'"],
  ["/* never closed", "1:1 this comment is never closed"],
  [inMatch("allow read;;"), "3:12 expected 'match', 'function', 'allow' or '}', found ';'"],
  [inMatch("allow read: true;"), "3:13 expected 'if' behind 'allow …:', found 'true'"],
  [inMatch("allow read: if ;"), "3:16 expected an expression, found ';'"],
  [inMatch("function f( { return 1; }"), "3:13 expected a parameter name, found '{'"],
  [inMatch("function f() { 1; }"), "3:16 expected 'return' or 'let', found '1'"],
  [inMatch("function f() { let x = 1 return x; }"), "3:26 expected ';' at the end of this 'let', found 'return'"],
  [inMatch("function f() { return f(); }"), "3:1 function 'f' calls itself"],
  [inMatch("function f() { return g(); } function g() { return f(); }"), "3:1 function 'f' calls itself"],
  [inMatch("function f() { return 1; } function f() { return 2; }"), "3:28 function 'f' is declared twice"],
  [inMatch("function f(a, a) { return 1; }"), "3:15 'a' is declared twice"],
  [inMatch("function f(a) { let a = 1; return 1; }"), "3:21 'a' is declared twice"],
  [inMatch("function f(a,b,c,d,e,f,g,h) { return 1; }"), "3:1 a function can have 7 parameters at most"],
  [
    inMatch(
      `function f() { ${"abcdefghijk"
        .split("")
        .map((name) => `let ${name} = 1;`)
        .join(" ")} return 1; }`,
    ),
    "3:1 a function can have 10 'let' at most",
  ],
  [inMatch("match /{x}/{x} { allow read; }"), "3:12 the wildcard 'x' is already taken in this path"],
  [
    inMatch("match /{x=**} { match /{y=**} { allow read; } }"),
    "3:17 a path can have only one recursive wildcard, those of the matches around it included",
  ],
  [
    inMatch("match /{x=**}/c { allow read; }", "1"),
    "3:1 in rules_version 1 a recursive wildcard has to be the last segment; write rules_version = '2'",
  ],
  [
    condition("b is banana"),
    "3:21 unknown type 'banana'; known are bool, bytes, constraint, duration, float, int, latlng, list, map, map_diff, number, path, set, string, timestamp, vector",
  ],
  [
    condition("b.matches('(?=a)')"),
    "3:26 invalid pattern: (?=a is not supported: look-around and other special groups do not exist in this dialect",
  ],
  [condition("b.matches('(a)\\\\1')"), "3:26 invalid pattern: the back reference \\1 does not exist in this dialect"],
  [condition("b.matches('\\d')"), "3:27 unknown escape \\d; a backslash for a pattern is written \\\\d"],
  [condition("'abc"), "3:16 this text is never closed"],
  [condition("'\\u12'"), "3:17 invalid escape \\u12';"],
  [condition("99999999999999999999 == 1"), "3:16 this whole number does not fit into 64 bits"],
  [condition("[1, 2,,] == 1"), "3:22 expected an expression, found ','"],
  [condition("[,] == 1"), "3:17 expected an expression, found ','"],
  [inMatch("function f(a,) { return a; }"), "3:14 expected a parameter name, found ')'"],
  [inMatch("allow read,;"), "3:12 expected one of read, write, get, list, create, update, delete, found ';'"],
  [inMatch("function f(null) { return 1; }"), "3:12 'null' is a word of the language and cannot be a name"],
  [inMatch("function f() { let if = 1; return 1; }"), "3:20 'if' is a word of the language and cannot be a name"],
  [inMatch("function true() { return 1; }"), "3:10 'true' is a word of the language and cannot be a name"],
  [condition("b.match('x')"), "3:18 'match' is a word of the language and cannot be the name of a method"],
  [condition("(1"), "3:18 expected ')' behind the expression, found ';'"],
  [condition("1 = 1"), "3:18 expected 'match', 'function', 'allow' or '}', found '='"],
  [condition("b === 'x'"), "3:20 expected an expression, found '='"],
  [condition("true and false"), "3:21 expected 'match', 'function', 'allow' or '}', found 'and'"],
  [condition("true & false"), '3:21 unexpected character "&"'],
  [condition("b ? 1"), "3:21 expected ':' between the two results of '?', found ';'"],
  [condition("exists(/a/$(b)"), "3:30 expected ')' or ',', found ';'"],
  [condition("exists(/a/$b)"), "3:26 expected a path segment: text or $(expression)"],
  [condition("b => b"), "3:18 expected 'match', 'function', 'allow' or '}', found '='"],
  [condition("{'a' 1} == {}"), "3:21 expected ':' between key and value, found '1'"],
  [condition(`${"(".repeat(100)}1${")".repeat(100)}`), "3:115 this expression is too complex: it nests deeper than 99"],
  [condition(`${"!".repeat(100)}true`), "3:115 this expression is too complex: it nests deeper than 99"],
  [`service cloud.firestore {${" ".repeat(262_144)}}`, "1:1 the source is larger than 256 KB"],
];
test.each(REFUSED)("refuses %j", (source, problem) => expect(problemsOf(source)[0]).toBe(problem));

test.each([
  [inMatch("match /c/{d} {}"), "3:15 the body of this 'match' declares nothing"],
  [inMatch("match /{service} { allow read; }"), "3:9 'service' is a word of the language and cannot be a name"],
  [condition("resource.data.service == 1"), "3:30 'service' is a word of the language and cannot be a name"],
  [inMatch("match /{timestamp} { allow read; }"), "3:8 'timestamp' is a package and cannot be used as a variable"],
  [inMatch("function f(math) { return true; }"), "3:12 'math' is a package and cannot be used as a variable"],
  [condition("math == 1"), "3:16 'math' is a package and cannot be used as a variable"],
])("F-5 refuses %j", (source, problem) => expect(problemsOf(source)[0]).toBe(problem));

/** Loaded by Google's compiler with these warnings; each is asked of it by the suite `files` of the comparison. */
const WARNED: readonly (readonly [string, string])[] = [
  [condition("foo"), "3:16 Invalid variable name: foo."],
  [condition("foo(1)"), "3:16 Invalid function name: foo."],
  [condition("math.foo(1) == 1"), "3:21 Invalid function name: math.foo."],
  [condition("math.toString() == 1"), "3:21 Invalid function name: math.toString."],
  [condition("resource.data.x.foo()"), "3:32 Invalid function name: foo."],
  [condition("resource.data.x.constructor()"), "3:32 Invalid function name: constructor."],
  [condition("request.foo == 1"), "3:24 Invalid property name: request.foo."],
  [condition("b.size(1) == 1"), "3:18 Incorrect number of arguments supplied to function: size."],
  [condition("get() == 1"), "3:16 Incorrect number of arguments supplied to function: get."],
  [condition("math.pow(1) == 1"), "3:21 Incorrect number of arguments supplied to function: math.pow."],
  [
    inMatch("function f(x) { return x; }\nallow read: if f();"),
    "4:16 Incorrect number of arguments supplied to function: f.",
  ],
  [
    inMatch("function f() { let x = y; let y = 1; return x; } allow read: if f();"),
    "3:24 Invalid variable name: y.|3:31 Unused variable: y.",
  ],
  [inMatch("function f(a) { return 1; } allow read;"), "3:10 Unused function: f.|3:12 Unused variable: a."],
  [inMatch("allow everything;"), "3:7 Invalid method name: everything."],
  [
    `${inMatch("allow read;")} service a.b { match /c/{d} { allow list; } }`,
    "4:12 Invalid service name: a.b.|4:39 Invalid method name: list.",
  ],
  [
    inMatch("allow read;", "1"),
    "Ruleset uses old version (version [1]). Please update to the latest version (version [2]).",
  ],
];
test.each(WARNED)("F-3 loads %j with a warning", (source, warnings) => {
  const texts = loadRules(source).issues.map(({ position, description }) =>
    position === undefined ? description : `${position.line}:${position.column} ${description}`,
  );
  expect(texts).toEqual(warnings.split("|"));
});

test("F-3 fails what is evaluated under a warning, and lets || go on", () => {
  const outcomes = ["foo", "foo(1)", "math.foo()", "id.foo()", "id.size(1) == 3", "get()", "debug()", "request.foo"];
  for (const expression of outcomes) {
    expect(outcomeOf(expression)).toMatch(/^error: /);
    expect(outcomeOf(`${expression} || true`)).toBe("true");
  }
  const listed = aRequest({ method: "list", path: `${ROOT}/things`, query: listsOne });
  expect(outcomeOf("resource.data.keys().toSet(1) == 1 || resource.data.a.hasAny(['x'], 1)", listed)).toMatch(/error/);
});

test("F-3 hides an outer name behind an inner one, whatever it is called", () => {
  const named = (name: string, body: string) =>
    `rules_version = '2';\nservice cloud.firestore { match /databases/{d}/documents/{${name}}/{b} { ${body} } }`;
  const allowed = (source: string, path: string) =>
    loadRules(source).decide(aRequest({ path: `${ROOT}/${path}` })).allowed;
  expect(allowed(named("request", "allow get: if request == 'a';"), "a/b")).toBe(true);
  expect(allowed(named("c", "function f(resource) { return resource == 'a'; } allow get: if f(c);"), "a/b")).toBe(true);
  const nested = (condition: string) =>
    named("c", `function outer() { return c; } match /x/{c} { allow get: if ${condition}; }`);
  expect(allowed(nested("c == 'y' && outer() == 'a'"), "a/b/x/y")).toBe(true);
  expect(allowed(nested("c == 'a'"), "a/b/x/y")).toBe(false);
});

test("names every problem it can find, in order", () => {
  const problems = problemsOf(
    inMatch(
      "allow 1;\nallow write: if (1;\nallow get: if b is foo && b.matches('(');\nfunction ok() { return true; }\nallow list: if ok() && math;",
    ),
  );
  expect(problems.map((problem) => problem.split(" ")[0])).toEqual(["3:7", "4:19", "5:20", "5:37", "7:24"]);
});

test("carries file name, line and column of the first problem", () => {
  const load = () => loadRules(condition("math"), "shop.rules");
  expect(load).toThrow(RulesSyntaxError);
  expect(load).toThrow("shop.rules:3:16: 'math' is a package and cannot be used as a variable");
});

const ACCEPTED: readonly string[] = [
  "rules_version = '2'; service firebase.storage { match /b/{bucket}/o { match /{all=**} { allow read; } } }",
  "// comment\nservice /* here */ cloud.firestore { match /a/{b} { allow read, write; } }",
  "function top() { return true; } service cloud.firestore { match /a/{b} { allow read: if top(); } }",
  "rules_version = '2' service cloud.firestore { match /a/{b} { allow read } }",
  inMatch("match /service/{x} { allow read: if exists(/function/if); }"),
  condition("resource.data.match == resource.data.if"),
  inMatch("match /c / {d} { allow read; } match / {g}/{h} /**/ { allow read; }"),
  inMatch("match /{firestore} { allow read: if firestore == 'a'; }"),
  inMatch("allow read: if later(); function later() { return true; }"),
  inMatch("allow read: if math.abs(1) == 1 && debug(b) == b;"),
  inMatch("function size(x) { return x; } allow read: if size(1) == 1;"),
  inMatch("match /sub-col/{c}/(default)/x.y_z { allow read; }"),
  inMatch("function math() { return true; } allow read: if math();"),
];
test.each(ACCEPTED)("accepts %j", (source) => expect(problemsOf(source)).toEqual([]));

test.each([
  inMatch("allow read: if true\nallow write"),
  inMatch("allow read: if b == 'x' match /c/{d} { allow read, write }"),
  inMatch("function f() { return true } allow read: if f()"),
])("F-1 accepts without a semicolon %j", (source) => expect(problemsOf(source)).toEqual([]));

test.each([
  condition("[1, 2,].size() == {'a': 1,}.size() + math.abs(1,)"),
  condition("b.matches('x',) && exists(/a/$(b),)"),
])("F-2 accepts a trailing comma in %j", (source) => expect(problemsOf(source)).toEqual([]));

test("a chain of calls may be 20 deep and no deeper", () => {
  const chain = (length: number) =>
    Array.from(
      { length },
      (_, index) => `function f${index}() { return ${index + 1 < length ? `f${index + 1}()` : "true"}; }`,
    ).join("\n");
  expect(problemsOf(rulesWith("f0()", chain(20)))).toEqual([]);
  expect(problemsOf(rulesWith("f0()", chain(21)))[0]).toContain("calls are nested deeper than 20");
});
