import { describe, expect, test } from "vitest";
import { inequalityFields, matchesFilter, type FieldOperator, type Filter, type UnaryOperator } from "./filter.ts";
import { bool, list, map, nothing, num, reference, text } from "./fixtures/values.ts";
import { queryDocument } from "./fixtures/query-document.ts";
import type { Value } from "./value.ts";

/** One document per kind of value in `zip`; their names are what the table below expects. */
const zips: Record<string, Value | undefined> = {
  number: num(98101),
  other: num(98103),
  integer: num(98101n),
  text: text("98101"),
  list: list(num(98101)),
  pair: list(text("98101"), num(98102)),
  holes: list(nothing, num(NaN)),
  map: map({ code: num(500) }),
  yes: bool(true),
  null: nothing,
  nan: num(NaN),
  missing: undefined,
};

const documents = Object.entries(zips).map(([name, zip]) => ({
  name,
  document: queryDocument(["c", name], new Map(zip === undefined ? [] : [["zip", zip]])),
}));

function matching(filter: Filter): string[] {
  return documents.filter(({ document }) => matchesFilter(filter, document)).map(({ name }) => name);
}

const all = Object.keys(zips);
const without = (...names: string[]): string[] => all.filter((name) => !names.includes(name));

describe("F23 filters answer as Firestore documents it", () => {
  test.each<[FieldOperator, Value, string[]]>([
    ["==", num(98101), ["number", "integer"]],
    ["==", text("98101"), ["text"]],
    ["==", list(num(98101)), ["list"]],
    ["==", map({ code: num(500n) }), ["map"]],
    ["==", nothing, ["null"]],
    ["==", num(NaN), ["nan"]],
    // Never a null, never a missing field; other types do differ.
    ["!=", num(98101), without("number", "integer", "null", "missing")],
    ["!=", nothing, without("null", "missing")],
    ["!=", num(NaN), without("nan", "null", "missing")],
    // Ranges stay within one type; NaN is the smallest number.
    ["<", num(98103), ["number", "integer"]],
    ["<=", num(98103), ["number", "other", "integer"]],
    [">", num(98101), ["other"]],
    [">=", num(98101n), ["number", "other", "integer"]],
    [">", text(""), ["text"]],
    ["<", bool(true), []],
    ["<=", bool(true), ["yes"]],
    [">=", list(), ["list", "pair", "holes"]],
    // In lists null and NaN match nothing.
    ["in", list(num(98101), text("98101")), ["number", "integer", "text"]],
    ["in", list(list(num(98101))), ["list"]],
    ["in", list(nothing, num(NaN)), []],
    ["in", list(nothing, num(98103)), ["other"]],
    ["in", num(98101), []],
    ["not-in", list(num(98101), text("98101")), without("number", "integer", "text", "null", "missing")],
    ["not-in", list(num(NaN)), without("nan", "null", "missing")],
    ["not-in", list(nothing), []],
    ["array-contains", num(98101), ["list"]],
    ["array-contains", text("98101"), ["pair"]],
    ["array-contains", nothing, []],
    ["array-contains", num(NaN), []],
    ["array-contains-any", list(num(98101), num(98102)), ["list", "pair"]],
    ["array-contains-any", list(nothing, num(98102)), ["pair"]],
    ["array-contains-any", list(nothing, num(NaN)), []],
  ])("zip %s %o", (operator, value, expected) => {
    expect(matching({ kind: "field", path: ["zip"], operator, value })).toEqual(expected);
  });

  test.each<[UnaryOperator, string[]]>([
    ["is-null", ["null"]],
    ["is-not-null", without("null", "missing")],
    ["is-nan", ["nan"]],
    ["is-not-nan", without("nan", "null", "missing")],
  ])("zip %s", (operator, expected) => {
    expect(matching({ kind: "unary", path: ["zip"], operator })).toEqual(expected);
  });

  const isNull: Filter = { kind: "unary", path: ["zip"], operator: "is-null" };
  const atLeast: Filter = { kind: "field", path: ["zip"], operator: ">=", value: num(98101) };
  const below: Filter = { kind: "field", path: ["zip"], operator: "<", value: num(98103) };

  test("and, or and their nesting", () => {
    expect(matching({ kind: "and", filters: [atLeast, below] })).toEqual(["number", "integer"]);
    expect(matching({ kind: "or", filters: [isNull, { kind: "and", filters: [atLeast, below] }] })).toEqual([
      "number",
      "integer",
      "null",
    ]);
  });

  test("the document's own name", () => {
    const byName: Filter = { kind: "field", path: ["__name__"], operator: "in", value: list(reference("c/nan")) };
    expect(matching(byName)).toEqual(["nan"]);
  });

  test("fields inside maps, and what is no map", () => {
    const inside: Filter = { kind: "field", path: ["zip", "code"], operator: "==", value: num(500) };
    expect(matching(inside)).toEqual(["map"]);
    expect(matching({ ...inside, path: ["zip", "none"] })).toEqual([]);
  });

  test("tell which fields they order by", () => {
    const nested: Filter = { kind: "or", filters: [isNull, { kind: "and", filters: [atLeast, below] }] };
    expect(inequalityFields(nested)).toEqual([["zip"]]);
    expect(inequalityFields(isNull)).toEqual([]);
  });
});
