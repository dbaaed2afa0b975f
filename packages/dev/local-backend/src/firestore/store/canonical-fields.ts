import type { Json } from "../protocol/firestore-core.ts";
import { invalid, isJson } from "../protocol/json.ts";
import { arrayElements, mapFields } from "../protocol/value-codec.ts";
import { canonicalTime } from "../protocol/timestamps.ts";

const maxDepth = 20;
const maxValueBytes = 1_048_487;
const maxInteger = 2n ** 63n - 1n;

/**
 * Checks what a client wants to store and brings it into one spelling, so that documents can be compared,
 * kept and sent on without looking at them again.
 */
export function canonicalFields(fields: unknown): Record<string, Json> {
  if (fields === undefined) return {};
  if (!isJson(fields)) throw invalid("The fields of a document must be a map.");
  return canonicalMap(fields, 1);
}

export function canonicalValue(value: unknown, depth = 1): Json {
  if (!isJson(value)) throw invalid("A value must be a message.");
  for (const kind in value) {
    const raw = value[kind];
    switch (kind) {
      case "nullValue":
        return { nullValue: null };
      case "booleanValue":
        if (typeof raw !== "boolean") throw invalid("booleanValue must be true or false.");
        return { booleanValue: raw };
      case "stringValue":
        if (typeof raw !== "string") throw invalid("stringValue must be a string.");
        if (raw.length > maxValueBytes / 3 && Buffer.byteLength(raw) > maxValueBytes)
          throw invalid(`A text is longer than ${maxValueBytes} bytes.`);
        return { stringValue: raw };
      case "integerValue":
        return { integerValue: canonicalInteger(raw) };
      case "doubleValue":
        return { doubleValue: canonicalDouble(raw) };
      case "timestampValue":
        return { timestampValue: canonicalTime(String(raw)) };
      case "bytesValue":
        return { bytesValue: Buffer.from(String(raw), "base64").toString("base64") };
      case "referenceValue":
        if (typeof raw !== "string" || !raw.includes("/documents/"))
          throw invalid(`"${String(raw)}" is not a document name.`);
        return { referenceValue: raw };
      case "geoPointValue":
        return { geoPointValue: canonicalPoint(raw) };
      case "arrayValue":
        checkDepth(depth);
        return { arrayValue: { values: arrayElements(value).map((element) => canonicalElement(element, depth)) } };
      case "mapValue":
        checkDepth(depth);
        return { mapValue: { fields: canonicalMap(mapFields(value), depth + 1) } };
      default:
        throw invalid(`Values of kind '${kind}' cannot be stored.`);
    }
  }
  throw invalid("A value is empty.");
}

/** Counts maps and arrays; what they hold in the end does not. */
function checkDepth(depth: number): void {
  if (depth > maxDepth) throw invalid(`Values may be nested ${maxDepth} levels deep at most.`);
}

function canonicalElement(element: unknown, depth: number): Json {
  if (isJson(element) && element["arrayValue"] !== undefined) {
    throw invalid("Cannot convert an array value in an array value.");
  }
  const marker = isJson(element) ? mapFields(element)["__type__"] : undefined;
  if (marker?.["stringValue"] === "__vector__") throw invalid("Cannot convert a vector value in an array value.");
  return canonicalValue(element, depth + 1);
}

function canonicalMap(fields: Record<string, unknown>, depth: number): Record<string, Json> {
  const result: Record<string, Json> = {};
  for (const name in fields) {
    checkFieldName(name, fields);
    result[name] = canonicalValue(fields[name], depth);
  }
  return result;
}

/** Reserved are `__…__` names, which also keeps `__proto__` out; vectors are maps marked by one of them. */
export function checkFieldName(name: string, fields: Record<string, unknown> = {}): void {
  if (name === "") throw invalid("A field name must not be empty.");
  if (name.startsWith("__") && name.endsWith("__") && name.length >= 4) {
    const marker = fields["__type__"];
    const isVector = name === "__type__" && isJson(marker) && marker["stringValue"] === "__vector__";
    if (!isVector) throw invalid(`Field name "${name}" is reserved.`);
  }
  if (name.length > 375 && Buffer.byteLength(name) > 1500) throw invalid("A field name is longer than 1500 bytes.");
}

function canonicalInteger(raw: unknown): string {
  if (typeof raw === "number" && Number.isSafeInteger(raw)) return String(raw);
  if (typeof raw === "string" && /^-?\d{1,19}$/.test(raw)) {
    if (raw.length < 16) return raw === "-0" ? "0" : raw;
    const value = BigInt(raw);
    if (value <= maxInteger && value >= -maxInteger - 1n) return String(value);
  }
  throw invalid(`"${String(raw)}" is not a 64-bit integer.`);
}

/** Numbers that JSON cannot spell travel as text: NaN, the infinities and minus zero. */
export function canonicalDouble(raw: unknown): number | string {
  const value = typeof raw === "number" ? raw : typeof raw === "string" ? Number(raw) : null;
  if (value === null || (Number.isNaN(value) && raw !== "NaN" && typeof raw === "string")) {
    throw invalid(`"${String(raw)}" is not a number.`);
  }
  if (Object.is(value, -0)) return "-0";
  return Number.isFinite(value) ? value : String(value);
}

function canonicalPoint(raw: unknown): Json {
  const latitude = isJson(raw) ? Number(raw["latitude"] ?? 0) : Number.NaN;
  const longitude = isJson(raw) ? Number(raw["longitude"] ?? 0) : Number.NaN;
  if (!(Math.abs(latitude) <= 90)) throw invalid("A latitude must lie between -90 and 90.");
  if (!(Math.abs(longitude) <= 180)) throw invalid("A longitude must lie between -180 and 180.");
  return { latitude, longitude };
}
