import { parseFieldPath, type FieldPath } from "firestore-query-semantics/field-path";
import type { Json } from "../protocol/firestore-core.ts";
import { invalid, isJson } from "../protocol/json.ts";

/** Fields in proto3 JSON by path; stored documents are shared, so every change copies what it touches. */
export type Fields = Record<string, Json>;

export function fieldPath(text: string): FieldPath {
  const path = parseFieldPath(text);
  if (path === null) throw invalid(`"${text}" is not a valid field path.`);
  return path;
}

export function fieldAt(fields: Fields, path: FieldPath): Json | undefined {
  let current: Fields | undefined = fields;
  let value: Json | undefined;
  for (const segment of path) {
    value = current !== undefined && Object.hasOwn(current, segment) ? current[segment] : undefined;
    if (value === undefined) return undefined;
    current = fieldsOf(value);
  }
  return value;
}

/** A copy with the value at the path; undefined removes it. What stands in the way becomes a map. */
export function withField(fields: Fields, path: FieldPath, value: Json | undefined): Fields {
  const [head, ...rest] = path;
  if (head === undefined) return fields;
  const inner = Object.hasOwn(fields, head) ? fields[head] : undefined;
  if (rest.length === 0) return value === undefined ? without(fields, head) : { ...fields, [head]: value };
  const innerFields = inner === undefined ? undefined : fieldsOf(inner);
  if (value === undefined && innerFields === undefined) return fields;
  return { ...fields, [head]: { mapValue: { fields: withField(innerFields ?? {}, rest, value) } } };
}

/** The fields named by the paths and nothing else, for projections and masks on reads. */
export function selectFields(fields: Fields, paths: readonly FieldPath[]): Fields {
  let selected: Fields = {};
  for (const path of paths) {
    const value = fieldAt(fields, path);
    if (value !== undefined) selected = withField(selected, path, value);
  }
  return selected;
}

/** Deep equality of canonical values, whatever the order of their keys. */
export function sameJson(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (Array.isArray(left)) {
    return Array.isArray(right) && left.length === right.length && left.every((item, at) => sameJson(item, right[at]));
  }
  if (!isJson(left) || !isJson(right)) return false;
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => Object.hasOwn(right, key) && sameJson(left[key], right[key]))
  );
}

function fieldsOf(value: Json): Fields | undefined {
  const map = value["mapValue"];
  if (!isJson(map)) return undefined;
  return isJson(map["fields"]) ? (map["fields"] as Fields) : {};
}

function without(fields: Fields, key: string): Fields {
  if (!Object.hasOwn(fields, key)) return fields;
  const { [key]: _removed, ...rest } = fields;
  return rest;
}
