import fc from "fast-check";
import type { QueryOperator } from "../document/document-query.ts";

/** A value without an SDK: each has classes of its own for times, places, bytes and references. */
export type TrialValue =
  | string
  | number
  | boolean
  | null
  | { readonly kind: "time"; readonly seconds: number; readonly nanos: number }
  | { readonly kind: "place"; readonly latitude: number; readonly longitude: number }
  | { readonly kind: "bytes"; readonly bytes: readonly number[] }
  | { readonly kind: "reference"; readonly path: string }
  | { readonly kind: "map"; readonly fields: Readonly<Record<string, TrialValue>> }
  | readonly TrialValue[];

const fields = ["a", "b", "deep.c"] as const;

export interface TrialQuery {
  readonly where: readonly {
    readonly field: (typeof fields)[number];
    readonly operator: QueryOperator;
    readonly value: TrialValue;
  }[];
  readonly orderBy: readonly { readonly field: (typeof fields)[number]; readonly direction: "asc" | "desc" }[];
  readonly limit?: number | undefined;
}

/** The SDK's classes for its values. */
export interface ValueClasses {
  readonly Timestamp: new (seconds: number, nanos: number) => object;
  readonly GeoPoint: new (latitude: number, longitude: number) => object;
  readonly Bytes: { fromUint8Array(bytes: Uint8Array): object };
  readonly reference: (path: string) => object;
}

export function valueIn(sdk: ValueClasses, value: TrialValue): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (isList(value)) return value.map((one) => valueIn(sdk, one));
  switch (value.kind) {
    case "time":
      return new sdk.Timestamp(value.seconds, value.nanos);
    case "place":
      return new sdk.GeoPoint(value.latitude, value.longitude);
    case "bytes":
      return sdk.Bytes.fromUint8Array(Uint8Array.from(value.bytes));
    case "reference":
      return sdk.reference(value.path);
    case "map":
      return Object.fromEntries(Object.entries(value.fields).map(([name, one]) => [name, valueIn(sdk, one)]));
  }
}

const isList = (value: TrialValue): value is readonly TrialValue[] => Array.isArray(value);

/** Few different ones, so that they meet. */
const scalar: fc.Arbitrary<TrialValue> = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: -2, max: 3 }) },
  {
    weight: 4,
    arbitrary: fc.constantFrom<TrialValue>(
      0.5,
      -0.5,
      2 ** 40,
      "",
      "a",
      "ab",
      "ä",
      "\u{1F968}",
      "\uFFFD",
      true,
      false,
      null,
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom<TrialValue>(
      { kind: "time", seconds: 0, nanos: 0 },
      { kind: "time", seconds: 1, nanos: 500_000_000 },
      { kind: "time", seconds: 1, nanos: 500_001_000 },
      { kind: "place", latitude: 1, longitude: 2 },
      { kind: "place", latitude: 1, longitude: -2 },
      { kind: "bytes", bytes: [1] },
      { kind: "bytes", bytes: [1, 0] },
      { kind: "reference", path: "shops/a" },
      { kind: "reference", path: "shops/b" },
    ),
  },
);
const map = fc
  .dictionary(fc.constantFrom("x", "y"), scalar, { maxKeys: 2 })
  .map((inside): TrialValue => ({ kind: "map", fields: inside }));
const value: fc.Arbitrary<TrialValue> = fc.oneof(
  { weight: 8, arbitrary: scalar },
  { weight: 2, arbitrary: fc.array(scalar, { maxLength: 3 }) },
  { weight: 1, arbitrary: map },
);

/** A dozen documents; each field may be missing. */
export const trialDocuments: fc.Arbitrary<readonly TrialValue[]> = fc.array(
  fc.record({ a: value, b: value, c: value }, { requiredKeys: [] }).map(({ c, ...rest }): TrialValue => ({
    kind: "map",
    fields: c === undefined ? rest : { ...rest, deep: { kind: "map", fields: { c } } },
  })),
  { minLength: 12, maxLength: 12 },
);

const field = fc.constantFrom(...fields);
const filter = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ field, operator: fc.constantFrom<QueryOperator>("<", "<=", "==", "!=", ">=", ">"), value }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      field,
      operator: fc.constantFrom<QueryOperator>("in", "not-in", "array-contains-any"),
      value: fc.array(value, { minLength: 1, maxLength: 4 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ field, operator: fc.constant<QueryOperator>("array-contains"), value }) },
);

export const trialQueries: fc.Arbitrary<TrialQuery> = fc.record({
  where: fc.array(filter, { maxLength: 3 }),
  orderBy: fc.uniqueArray(fc.record({ field, direction: fc.constantFrom<"asc" | "desc">("asc", "desc") }), {
    maxLength: 2,
    selector: (order) => order.field,
  }),
  limit: fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined }),
});
