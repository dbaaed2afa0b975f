import type { Value } from "firestore-query-semantics/value";
import type { Json } from "./firestore-core.ts";
import { invalid, isJson } from "./json.ts";
import { parseTime } from "./timestamps.ts";

/** From the proto3 JSON of a value to the form in which values are compared. */
export function toValue(json: Json): Value {
  for (const kind in json) {
    const raw = json[kind];
    switch (kind) {
      case "nullValue":
        return nullValue;
      case "booleanValue":
        return { type: "boolean", value: raw === true };
      case "integerValue":
        return { type: "number", value: integer(raw) };
      case "doubleValue":
        return { type: "number", value: Number(raw) };
      case "timestampValue":
        return timestampValue(String(raw));
      case "stringValue":
        return { type: "string", value: String(raw) };
      case "bytesValue":
        return { type: "bytes", value: Buffer.from(String(raw), "base64") };
      case "referenceValue":
        return { type: "reference", segments: referenceSegments(String(raw)) };
      case "geoPointValue":
        return geoPoint(raw);
      case "arrayValue":
        return { type: "array", values: arrayElements(json).map(toValue) };
      case "mapValue":
        return mapValue(mapFields(json));
      default:
        throw invalid(`Values of kind '${kind}' are not supported.`);
    }
  }
  throw invalid("A value is empty.");
}

function integer(raw: unknown): bigint {
  if (typeof raw === "string" ? /^-?\d{1,19}$/.test(raw) : Number.isSafeInteger(raw)) return BigInt(raw as string);
  throw invalid(`"${String(raw)}" is not a 64-bit integer.`);
}

const nullValue: Value = { type: "null" };

/** The elements of an array value, which proto3 JSON leaves out when there are none. */
export function arrayElements(value: Json): readonly Json[] {
  const array = value["arrayValue"];
  const values = isJson(array) ? array["values"] : undefined;
  return Array.isArray(values) ? (values as Json[]) : [];
}

export function mapFields(value: Json): Record<string, Json> {
  const map = value["mapValue"];
  const fields = isJson(map) ? map["fields"] : undefined;
  return isJson(fields) ? (fields as Record<string, Json>) : {};
}

function mapValue(fields: Record<string, Json>): Value {
  if (fields["__type__"]?.["stringValue"] === "__vector__" && fields["value"] !== undefined) {
    const numbers = arrayElements(fields["value"]).map((element) => Number(Object.values(element)[0]));
    return { type: "vector", values: numbers };
  }
  return { type: "map", fields: new Map(Object.entries(fields).map(([key, value]) => [key, toValue(value)])) };
}

function timestampValue(text: string): Value {
  const time = parseTime(text);
  if (time === null) throw invalid(`"${text}" is not a timestamp.`);
  return { type: "timestamp", seconds: BigInt(time.seconds), nanos: time.nanos };
}

function geoPoint(raw: unknown): Value {
  const point = isJson(raw) ? raw : {};
  return { type: "geoPoint", latitude: Number(point["latitude"] ?? 0), longitude: Number(point["longitude"] ?? 0) };
}

function referenceSegments(name: string): string[] {
  const start = name.indexOf("/documents/");
  return start === -1 ? name.split("/") : name.slice(start + 11).split("/");
}
