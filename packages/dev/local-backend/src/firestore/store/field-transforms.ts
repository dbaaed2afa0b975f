import { compareNumbers, equalValues } from "firestore-query-semantics/compare-values";
import type { Json } from "../protocol/firestore-core.ts";
import { invalid, isJson, requiredText } from "../protocol/json.ts";
import { arrayElements, toValue } from "../protocol/value-codec.ts";
import { canonicalDouble, canonicalValue, checkFieldName } from "./canonical-fields.ts";
import { fieldAt, fieldPath, withField, type Fields } from "./field-access.ts";

export interface Transformed {
  readonly fields: Fields;
  /** One per transform, as the write result reports them. */
  readonly results: readonly Json[];
}

/** Applies `updateTransforms` in their order; `requestTime` is the time of the commit. */
export function applyTransforms(fields: Fields, transforms: readonly Json[], requestTime: string): Transformed {
  const results: Json[] = [];
  let current = fields;
  for (const transform of transforms) {
    const path = fieldPath(requiredText(transform, "fieldPath"));
    for (const name of path) checkFieldName(name);
    const before = fieldAt(current, path);
    const { value, result } = transformed(transform, before, requestTime);
    current = withField(current, path, value);
    results.push(result ?? value);
  }
  return { fields: current, results };
}

const nothing: Json = { nullValue: null };
const maxInteger = 2n ** 63n - 1n;
const minInteger = -(2n ** 63n);

function transformed(transform: Json, before: Json | undefined, requestTime: string): { value: Json; result?: Json } {
  if (transform["setToServerValue"] !== undefined) {
    if (transform["setToServerValue"] !== "REQUEST_TIME") throw invalid("The only server value is REQUEST_TIME.");
    return { value: { timestampValue: requestTime } };
  }
  if (transform["increment"] !== undefined) return { value: increment(before, operand(transform["increment"])) };
  if (transform["maximum"] !== undefined) return { value: extreme(before, operand(transform["maximum"]), 1) };
  if (transform["minimum"] !== undefined) return { value: extreme(before, operand(transform["minimum"]), -1) };
  const appended = transform["appendMissingElements"];
  if (appended !== undefined) return { value: union(before, elementsOf(appended)), result: nothing };
  const removed = transform["removeAllFromArray"];
  if (removed !== undefined) return { value: difference(before, elementsOf(removed)), result: nothing };
  throw invalid("A field transform names no operation.");
}

function operand(raw: unknown): Json {
  const value = canonicalValue(raw);
  if (!isNumber(value)) throw invalid("Numeric transforms need an integer or a double.");
  return value;
}

function increment(before: Json | undefined, by: Json): Json {
  if (before === undefined || !isNumber(before)) return by;
  if (before["integerValue"] !== undefined && by["integerValue"] !== undefined) {
    const sum = BigInt(before["integerValue"] as string) + BigInt(by["integerValue"] as string);
    return { integerValue: String(sum > maxInteger ? maxInteger : sum < minInteger ? minInteger : sum) };
  }
  return { doubleValue: canonicalDouble(toDouble(before) + toDouble(by)) };
}

/** On a tie the stored value stays, so that 3 does not turn into 3.0. */
function extreme(before: Json | undefined, candidate: Json, sign: 1 | -1): Json {
  if (before === undefined || !isNumber(before)) return candidate;
  if (Number.isNaN(toDouble(before))) return before;
  if (Number.isNaN(toDouble(candidate))) return candidate;
  return compareNumbers(exact(candidate), exact(before)) * sign > 0 ? candidate : before;
}

function union(before: Json | undefined, added: readonly Json[]): Json {
  const values = [...currentElements(before)];
  for (const element of added) {
    if (!containsValue(values, element)) values.push(element);
  }
  return { arrayValue: { values } };
}

function difference(before: Json | undefined, removed: readonly Json[]): Json {
  return { arrayValue: { values: currentElements(before).filter((element) => !containsValue(removed, element)) } };
}

function containsValue(values: readonly Json[], searched: Json): boolean {
  const value = toValue(searched);
  return values.some((candidate) => equalValues(toValue(candidate), value));
}

function currentElements(before: Json | undefined): readonly Json[] {
  return before === undefined ? [] : arrayElements(before);
}

function elementsOf(raw: unknown): readonly Json[] {
  const array = canonicalValue({ arrayValue: isJson(raw) ? raw : {} });
  return arrayElements(array);
}

function isNumber(value: Json): boolean {
  return value["integerValue"] !== undefined || value["doubleValue"] !== undefined;
}

function toDouble(value: Json): number {
  return Number(value["integerValue"] ?? value["doubleValue"]);
}

function exact(value: Json): number | bigint {
  return value["integerValue"] === undefined ? toDouble(value) : BigInt(value["integerValue"] as string);
}
