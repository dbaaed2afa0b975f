import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Cursor } from "./cursor.ts";
import { arbitraryValue } from "./fixtures/arbitrary-values.ts";
import { nothing, num, reference, text } from "./fixtures/values.ts";
import type { Filter } from "./filter.ts";
import { compareDocuments, completeOrder } from "./order-by.ts";
import { queryDocument } from "./fixtures/query-document.ts";
import type { QueryDocument } from "./query-document.ts";
import { matchesQuery, orderOf, runQuery, type Query } from "./run-query.ts";
import { unsupportedFromCache } from "./unsupported.ts";
import type { Value } from "./value.ts";

function row(id: string, fields: Record<string, Value>): QueryDocument {
  return queryDocument(["rows", id], new Map(Object.entries(fields)));
}

const rows = [
  row("d", { n: num(1), group: text("x") }),
  row("b", { n: num(2), group: text("y") }),
  row("a", { n: num(2n), group: text("x") }),
  row("c", { n: nothing }),
  row("e", { group: text("x") }),
];

function ids(query: Query): string {
  return runQuery(query, rows)
    .map((document) => document.segments.at(-1))
    .join("");
}

const above: Filter = { kind: "field", path: ["n"], operator: ">", value: num(0) };
const byN = { path: ["n"], direction: "asc" } as const;
const byNDown = { path: ["n"], direction: "desc" } as const;

describe("F23 a query", () => {
  test.each<[string, Query, string]>([
    ["orders by name when nothing else is said", {}, "abcde"],
    ["orders by name downwards", { orderBy: [{ path: ["__name__"], direction: "desc" }] }, "edcba"],
    ["leaves out documents without the ordered field", { orderBy: [byN] }, "cdab"],
    ["breaks ties by name in the direction of the last order", { orderBy: [byNDown] }, "badc"],
    ["orders by the field of an inequality", { filter: above }, "dab"],
    ["cuts to the limit", { filter: above, limit: 2 }, "da"],
    ["skips the offset", { filter: above, offset: 1 }, "ab"],
    ["skips, then cuts", { offset: 1, limit: 2 }, "bc"],
    ["limit 0 is nothing", { limit: 0 }, ""],
    ["starts at a value", { orderBy: [byN], startAt: { values: [num(2)], before: true } }, "ab"],
    ["starts after a value", { orderBy: [byN], startAt: { values: [num(1)], before: false } }, "ab"],
    [
      "starts after a document",
      { orderBy: [byN], startAt: { values: [num(2), reference("rows/a")], before: false } },
      "b",
    ],
    ["ends before a value", { orderBy: [byN], endAt: { values: [num(2)], before: true } }, "cd"],
    ["ends at a value", { orderBy: [byN], endAt: { values: [num(1)], before: false } }, "cd"],
    ["counts downwards too", { orderBy: [byNDown], startAt: { values: [num(2)], before: false } }, "dc"],
    [
      "ignores cursor values beyond the order",
      { endAt: { values: [reference("rows/b"), num(1)], before: false } },
      "ab",
    ],
  ])("%s", (_name, query, expected) => {
    expect(ids(query)).toBe(expected);
  });

  test("completes its order by all inequality fields, sorted, then the name", () => {
    const filters: Filter[] = [
      { kind: "field", path: ["z"], operator: "!=", value: num(1) },
      { kind: "field", path: ["__name__"], operator: ">", value: reference("rows/a") },
      { kind: "unary", path: ["b", "c"], operator: "is-not-null" },
      { kind: "field", path: ["n"], operator: "<", value: num(1) },
    ];
    const order = completeOrder([byNDown], { kind: "and", filters });
    expect(order.map(({ path, direction }) => `${path.join(".")} ${direction}`)).toEqual([
      "n desc",
      "b.c desc",
      "z desc",
      "__name__ desc",
    ]);
  });

  test("sees one document as equal to itself", () => {
    for (const each of rows) expect(compareDocuments(completeOrder([], undefined), each, each)).toBe(0);
  });

  test("keeps its completed order", () => {
    const query: Query = { orderBy: [byN] };
    expect(orderOf(query)).toBe(orderOf(query));
  });

  test("is the same as filtering and sorting everything, for any documents", () => {
    const field = fc.constantFrom("p", "q");
    const anyRows = fc.uniqueArray(fc.tuple(fc.stringMatching(/^[a-c]{1,3}$/), fc.dictionary(field, arbitraryValue)), {
      selector: ([id]) => id,
      maxLength: 8,
    });
    const anyFilter = fc
      .record({
        path: field.map((name) => [name]),
        operator: fc.constantFrom("<", "<=", "==", "!=", ">=", ">", "array-contains"),
        value: arbitraryValue,
      })
      .map((parts) => ({ kind: "field", ...parts }) as const);
    const anyCursor: fc.Arbitrary<Cursor> = fc.record({
      values: fc.array(arbitraryValue, { maxLength: 1 }),
      before: fc.boolean(),
    });
    const anyQuery = fc.record(
      {
        filter: anyFilter,
        orderBy: field.map((name) => [{ path: [name], direction: "asc" as const }]),
        startAt: anyCursor,
        limit: fc.nat(5),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(anyRows, anyQuery, (drawn, query) => {
        const documents = drawn.map(([id, fields]) => row(id, fields));
        const expected = documents
          .filter((document) => matchesQuery(query, document))
          .sort((left, right) => compareDocuments(orderOf(query), left, right))
          .slice(0, query.limit ?? Infinity);
        expect(runQuery(query, documents.toReversed())).toEqual(expected);
        const { startAt: _start, limit: _limit, ...open } = query;
        const complete = runQuery(open, documents);
        // A start only cuts away a beginning.
        if (query.startAt !== undefined && query.limit === undefined) {
          expect(complete.slice(complete.length - expected.length)).toEqual(expected);
        }
      }),
      { numRuns: 1000 },
    );
  });
});

describe("F24 a cache", () => {
  test.each<[Query, string | null]>([
    [{}, null],
    [{ filter: above, orderBy: [byN], limit: 3, offset: 0 }, null],
    [{ startAt: { values: [], before: true } }, "startAt/startAfter cursor"],
    [{ endAt: { values: [], before: true } }, "endAt/endBefore cursor"],
    [{ offset: 2 }, "offset"],
  ])("%o is answered or named", (query, reason) => {
    expect(unsupportedFromCache(query)).toBe(reason);
  });
});
