import fc from "fast-check";
import { expect, test } from "vitest";
import { fuzzSize } from "../fixtures/fuzz-size.ts";
import { loadRules } from "./load-rules.ts";
import { RulesSyntaxError } from "./syntax/rules-syntax-error.ts";
import type { RulesRequest } from "./decision/rules.ts";
import { aRequest, rulesWith } from "./testing/rules-bench.ts";

const WORDS = [
  "rules_version",
  "=",
  "'2'",
  ";",
  "service",
  "cloud.firestore",
  "{",
  "}",
  "match",
  "/a/{b}",
  "/{c=**}",
  "allow",
  "read",
  ",",
  "write",
  ":",
  "if",
  "true",
  "false",
  "null",
  "(",
  ")",
  "[",
  "]",
  "&&",
  "||",
  "!",
  "==",
  "<",
  "in",
  "is",
  "string",
  "?",
  "+",
  "-",
  "/",
  "%",
  "1",
  "2.5",
  "'x'",
  "b'y'",
  "request",
  "resource",
  ".",
  "data",
  "auth",
  "uid",
  "function",
  "f",
  "return",
  "let",
  "x",
  "get",
  "/a/$(b)",
  "matches",
  "'[a-z]+'",
  "size",
  "hasOnly",
  "math",
  "//",
  "/*",
  "*/",
  "\n",
  "ä",
  "\\",
  "'",
  "{'a': 1}",
];
const source = fc.oneof(
  fc.string({ maxLength: 200 }),
  fc.array(fc.constantFrom(...WORDS), { maxLength: 80 }).map((words) => words.join(" ")),
);
const body = fc.array(fc.constantFrom(...WORDS), { maxLength: 25 }).map((words) => rulesWith(words.join(" ")));

const wireValue = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.record({ stringValue: fc.string() }),
    fc.record({ integerValue: fc.oneof(fc.integer().map(String), fc.string({ maxLength: 3 })) }),
    fc.record({ timestampValue: fc.oneof(fc.constant("2026-01-01T00:00:00Z"), fc.string({ maxLength: 5 })) }),
    fc.record({
      mapValue: fc.record({ fields: fc.dictionary(fc.string({ maxLength: 3 }), tie("value"), { maxKeys: 3 }) }),
    }),
    fc.record({ arrayValue: fc.record({ values: fc.array(tie("value"), { maxLength: 3 }) }) }),
    fc.jsonValue({ maxDepth: 1 }),
  ),
})).value;
const fields = fc.dictionary(fc.constantFrom("a", "b", "owner", "__proto__"), wireValue, { maxKeys: 4 });
const request: fc.Arbitrary<RulesRequest> = fc.record({
  service: fc.constantFrom("cloud.firestore", "firebase.storage"),
  method: fc.constantFrom("get", "list", "create", "update", "delete"),
  path: fc.oneof(
    fc.constant("/databases/(default)/documents/a/b"),
    fc.constant("/databases/(default)/documents/a"),
    fc.string({ maxLength: 30 }),
  ),
  auth: fc.option(fc.record({ uid: fc.string(), token: fc.dictionary(fc.string({ maxLength: 4 }), fc.jsonValue()) })),
  time: fc.date(),
  resource: fc.option(fc.record({ fields })),
  requestResource: fc.option(fc.record({ fields })),
  query: fc.dictionary(fc.constantFrom("where", "from", "limit", "orderBy", "offset"), fc.jsonValue()) as fc.Arbitrary<
    Record<string, unknown>
  >,
  lookup: fc.constant(() => null),
  lookupAfter: fc.constant(() => null),
});

const CONDITIONS = [
  "request.resource.data.diff(resource.data).affectedKeys().hasOnly(['a'])",
  "resource.data.a == request.resource.data.a && resource.data.b in resource.data.owner",
  "resource.data.a < resource.data.b || request.auth.token.x.matches(resource.data.a)",
  "resource.data.a.split(resource.data.b).toSet().hasAny(resource.data.owner)",
  "exists(/databases/$(database)/documents/a/$(resource.data.owner))",
  "request.query.limit < 10 && resource.data.owner == request.auth.uid",
  "string(resource.data.a) == debug(resource.data)[id]",
].map((condition) => loadRules(rulesWith(condition)));

function loadOrRefuse(text: string): ReturnType<typeof loadRules> | null {
  try {
    return loadRules(text);
  } catch (error) {
    expect(error).toBeInstanceOf(RulesSyntaxError);
    return null;
  }
}

test("garbage sources are refused with positions or loaded, never anything else", () => {
  fc.assert(
    fc.property(source, (text) => void loadOrRefuse(text)?.decide(aRequest())),
    fuzzSize(3000),
  );
});

test("garbage conditions that load decide without throwing", () => {
  fc.assert(
    fc.property(body, request, (text, asked) => void loadOrRefuse(text)?.decide(asked)),
    fuzzSize(2000),
  );
});

test("garbage requests are decided without throwing, and not allowed by a condition that failed", () => {
  fc.assert(
    fc.property(fc.constantFrom(...CONDITIONS), request, (rules, asked) => {
      const { allowed, candidates } = rules.explain(asked);
      expect(allowed).toBe(candidates.length > 0 && candidates.at(-1)?.outcome === "true");
    }),
    fuzzSize(3000),
  );
});
