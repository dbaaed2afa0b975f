import type { Value } from "./value.ts";

/** Firestore's order across types; two values of different rank never compare by content. */
const typeRanks = {
  null: 0,
  boolean: 1,
  number: 2,
  timestamp: 3,
  string: 4,
  bytes: 5,
  reference: 6,
  geoPoint: 7,
  array: 8,
  vector: 9,
  map: 10,
} as const satisfies Record<Value["type"], number>;

/** Total order over all values: NaN comes before every other number, 1 and 1.0 are the same place. */
export function compareValues(left: Value, right: Value): number {
  switch (left.type) {
    case "null":
      if (right.type === "null") return 0;
      break;
    case "boolean":
      if (right.type === "boolean") return Number(left.value) - Number(right.value);
      break;
    case "number":
      if (right.type === "number") return compareNumbers(left.value, right.value);
      break;
    case "timestamp":
      if (right.type === "timestamp") return compareOrdered(left.seconds, right.seconds) || left.nanos - right.nanos;
      break;
    case "string":
      if (right.type === "string") return compareStrings(left.value, right.value);
      break;
    case "bytes":
      if (right.type === "bytes") return compareBytes(left.value, right.value);
      break;
    case "reference":
      if (right.type === "reference") return compareDocumentPaths(left.segments, right.segments);
      break;
    case "geoPoint":
      if (right.type === "geoPoint") {
        return compareNumbers(left.latitude, right.latitude) || compareNumbers(left.longitude, right.longitude);
      }
      break;
    case "array":
      if (right.type === "array") return compareLists(left.values, right.values, compareValues);
      break;
    case "vector":
      if (right.type === "vector") {
        return left.values.length - right.values.length || compareLists(left.values, right.values, compareNumbers);
      }
      break;
    case "map":
      if (right.type === "map") return compareMaps(left.fields, right.fields);
      break;
  }
  return typeRanks[left.type] - typeRanks[right.type];
}

/** Equality as filters mean it: same place in the order. NaN equals NaN, 0 equals -0. */
export function equalValues(left: Value, right: Value): boolean {
  return left.type === right.type && compareValues(left, right) === 0;
}

/** Exact over bigint and number, so integers beyond 2^53 keep their neighbours apart. */
export function compareNumbers(left: number | bigint, right: number | bigint): number {
  if (left < right) return -1;
  if (left > right) return 1;
  // Equal, or at least one side is NaN, which is the smallest number.
  return Number(Number.isNaN(right)) - Number(Number.isNaN(left));
}

/**
 * UTF-8 byte order. UTF-16 units order the same way except for surrogate pairs, which stand for the code
 * points above U+FFFF and therefore come after U+E000..U+FFFF.
 */
export function compareStrings(left: string, right: string): number {
  if (left === right) return 0;
  const length = Math.min(left.length, right.length);
  for (let index = 0; index < length; index++) {
    const leftUnit = left.charCodeAt(index);
    const rightUnit = right.charCodeAt(index);
    if (leftUnit !== rightUnit) {
      const leftIsPair = isSurrogate(leftUnit);
      return leftIsPair === isSurrogate(rightUnit) ? leftUnit - rightUnit : leftIsPair ? 1 : -1;
    }
  }
  return left.length - right.length;
}

/** Numeric ids (`__id7__`) come before all others and by their number. */
export function compareDocumentPaths(left: readonly string[], right: readonly string[]): number {
  return compareLists(left, right, compareSegments);
}

function compareSegments(left: string, right: string): number {
  if (left === right) return 0;
  const leftId = numericId(left);
  const rightId = numericId(right);
  if (leftId !== null && rightId !== null) return compareOrdered(leftId, rightId);
  if (leftId !== null) return -1;
  if (rightId !== null) return 1;
  return compareStrings(left, right);
}

function numericId(segment: string): bigint | null {
  if (!segment.startsWith("__id")) return null;
  const digits = /^__id(-?\d+)__$/.exec(segment)?.[1];
  return digits === undefined ? null : BigInt(digits);
}

function isSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdfff;
}

function compareOrdered(left: bigint, right: bigint): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

function compareBytes(left: Uint8Array, right: Uint8Array): number {
  return compareLists(left, right, (leftByte, rightByte) => leftByte - rightByte);
}

function compareLists<T>(left: ArrayLike<T>, right: ArrayLike<T>, compare: (left: T, right: T) => number): number {
  const length = Math.min(left.length, right.length);
  for (let index = 0; index < length; index++) {
    const order = compare(left[index] as T, right[index] as T);
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

function compareMaps(left: ReadonlyMap<string, Value>, right: ReadonlyMap<string, Value>): number {
  return compareLists(sortedEntries(left), sortedEntries(right), ([leftKey, leftValue], [rightKey, rightValue]) => {
    return compareStrings(leftKey, rightKey) || compareValues(leftValue, rightValue);
  });
}

function sortedEntries(fields: ReadonlyMap<string, Value>): (readonly [string, Value])[] {
  return [...fields].sort(([left], [right]) => compareStrings(left, right));
}
