import fc from "fast-check";
import { expect, test } from "vitest";
import { loadRules } from "../load-rules.ts";
import { ROOT, aRequest, double, int, list, rulesWith, text } from "../testing/rules-bench.ts";

/** Whatever a list is allowed to read, each document it finds must satisfy the same condition on its own. */
type Plain = number | string | boolean | null | readonly (number | string)[];
type Document = Readonly<Record<string, Plain>>;
type Filter = { readonly field: string; readonly op: string; readonly value: Plain | readonly Plain[] };

const FIELDS = ["a", "b"];
const scalar: fc.Arbitrary<number | string> = fc.constantFrom(1, 2, 2.5, 3, "x", "y", "z");
const plain: fc.Arbitrary<Plain> = fc.oneof(
  scalar,
  scalar,
  fc.constantFrom(true, false, null),
  fc.array(scalar, { maxLength: 2 }),
);
const document = fc.dictionary(fc.constantFrom(...FIELDS), plain, { maxKeys: 2 });
const field = fc.constantFrom(...FIELDS);
const filter: fc.Arbitrary<Filter> = fc.oneof(
  fc.record({
    field,
    op: fc.constantFrom(
      "EQUAL",
      "NOT_EQUAL",
      "LESS_THAN",
      "LESS_THAN_OR_EQUAL",
      "GREATER_THAN",
      "GREATER_THAN_OR_EQUAL",
      "ARRAY_CONTAINS",
    ),
    value: scalar,
  }),
  fc.record({ field, op: fc.constantFrom("EQUAL", "NOT_EQUAL"), value: plain }),
  fc.record({
    field,
    op: fc.constantFrom("IN", "NOT_IN", "ARRAY_CONTAINS_ANY"),
    value: fc.array(scalar, { minLength: 1, maxLength: 3 }),
  }),
);
const literal = plain.map((value) => JSON.stringify(value).replaceAll('"', "'"));
const data = field.map((name) => `resource.data.${name}`);
const condition = fc.letrec<{ expression: string }>((tie) => ({
  expression: fc.oneof(
    { maxDepth: 3 },
    fc.tuple(data, fc.constantFrom("==", "!=", "<", "<=", ">", ">="), literal).map((parts) => parts.join(" ")),
    fc.tuple(literal, fc.constantFrom("==", "!=", "<", "<=", ">", ">="), data).map((parts) => parts.join(" ")),
    fc.tuple(literal, data).map(([item, where]) => `${item} in ${where}`),
    fc.tuple(data, fc.array(literal, { maxLength: 3 })).map(([item, items]) => `${item} in [${items.join(", ")}]`),
    fc
      .tuple(data, fc.constantFrom("hasAny", "hasAll", "hasOnly"), fc.array(literal, { maxLength: 2 }))
      .map(([value, method, items]) => `${value}.${method}([${items.join(", ")}])`),
    fc
      .tuple(data, fc.constantFrom("int", "float", "number", "string", "list", "bool", "map"))
      .map(([value, type]) => `${value} is ${type}`),
    fc.tuple(field, literal).map(([name, fallback]) => `resource.data.get('${name}', ${fallback}) == ${fallback}`),
    fc
      .tuple(field, field, literal, literal)
      .map(
        ([name, other, fallback, value]) =>
          `resource.data.get('${name}', resource.data.get('${other}', ${fallback})) == ${value}`,
      ),
    field.map((name) => `'${name}' in resource.data`),
    tie("expression").map((inner) => `!(${inner})`),
    fc
      .tuple(tie("expression"), fc.constantFrom("&&", "||", "=="), tie("expression"))
      .map(([left, operator, right]) => `((${left}) ${operator} (${right}))`),
    fc
      .tuple(tie("expression"), tie("expression"), tie("expression"))
      .map(([test, yes, no]) => `((${test}) ? (${yes}) : (${no}))`),
  ),
})).expression;

function wire(value: Plain | readonly Plain[]): unknown {
  if (value === null) return { nullValue: "NULL_VALUE" };
  if (typeof value === "boolean") return { booleanValue: value };
  if (typeof value === "string") return text(value);
  if (typeof value === "number") return Number.isInteger(value) ? int(value) : double(value);
  return list(...value.map(wire));
}

const same = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);

function finds({ field: name, op, value }: Filter, found: Document): boolean {
  const actual = found[name];
  if (actual === undefined) return false;
  const any = Array.isArray(value) ? value : [];
  switch (op) {
    case "EQUAL":
      return same(actual, value);
    case "NOT_EQUAL":
      return actual !== null && !same(actual, value);
    case "IN":
      return any.some((each) => same(actual, each));
    case "NOT_IN":
      return actual !== null && !any.some((each) => same(actual, each));
    case "ARRAY_CONTAINS":
      return Array.isArray(actual) && actual.includes(value);
    case "ARRAY_CONTAINS_ANY":
      return Array.isArray(actual) && any.some((each) => actual.includes(each));
    default: {
      if (typeof actual !== typeof value || (typeof actual !== "number" && typeof actual !== "string")) return false;
      const [left, right] = [actual, value as typeof actual];
      return op === "LESS_THAN"
        ? left < right
        : op === "LESS_THAN_OR_EQUAL"
          ? left <= right
          : op === "GREATER_THAN"
            ? left > right
            : left >= right;
    }
  }
}

test("a list that is allowed finds no document the condition would refuse", () => {
  let allowedLists = 0;
  const one = ({ field: fieldPath, op, value }: Filter) => ({
    fieldFilter: { field: { fieldPath }, op, value: wire(value) },
  });
  fc.assert(
    fc.property(
      condition,
      fc.array(filter, { minLength: 1, maxLength: 3 }),
      fc.constantFrom("AND", "OR"),
      fc.array(document, { minLength: 8, maxLength: 20 }),
      (rule, filters, op, found) => {
        const rules = loadRules(rulesWith(rule));
        const query = {
          from: [{ collectionId: "things" }],
          where: { compositeFilter: { op, filters: filters.map(one) } },
        };
        if (!rules.decide(aRequest({ method: "list", path: `${ROOT}/things`, query })).allowed) return;
        allowedLists += 1;
        const matching = found.filter((each) =>
          op === "AND" ? filters.every((part) => finds(part, each)) : filters.some((part) => finds(part, each)),
        );
        for (const each of matching) {
          const fields = Object.fromEntries(Object.entries(each).map(([name, value]) => [name, wire(value)]));
          // A whole number may be stored as a float: the condition has to hold for both.
          const floats = Object.fromEntries(
            Object.entries(each).map(([name, value]) => [
              name,
              typeof value === "number" ? double(value) : wire(value),
            ]),
          );
          // An item of a list is compared with the number as the query wrote it.
          for (const stored of rule.includes(" in [") ? [fields] : [fields, floats])
            expect([each, rules.decide(aRequest({ resource: { fields: stored } })).allowed]).toEqual([each, true]);
        }
      },
    ),
    { seed: 20261120, numRuns: 6_000 },
  );
  expect(allowedLists).toBeGreaterThan(200);
});
