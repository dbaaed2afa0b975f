import protobuf from "protobufjs";
import type { Json } from "../protocol/firestore-core.ts";
import { invalid, isJson } from "../protocol/json.ts";
import { messageType } from "./protocol.ts";

/**
 * A request in JSON, held against the protocol: names, kinds and alternatives must be those of the message. The result has the spelling
 * the core reads - camel case, names of enums, nothing that is null - and is the same object where it had that already.
 */
export function readRequest(type: string, json: Json): Json {
  return readMessage(messageType(type), json, "");
}

interface Shape {
  readonly fields: ReadonlyMap<string, protobuf.Field>;
  readonly alternatives: readonly (readonly string[])[];
}

const shapes = new Map<protobuf.Type, Shape>();

function shapeOf(type: protobuf.Type): Shape {
  let shape = shapes.get(type);
  if (shape === undefined) {
    const fields = new Map<string, protobuf.Field>();
    for (const field of type.fieldsArray) {
      fields.set(field.name, field);
      fields.set(snakeCase(field.name), field);
    }
    const alternatives = type.oneofsArray.map((oneof) => oneof.oneof).filter(({ length }) => length > 1);
    shape = { fields, alternatives };
    shapes.set(type, shape);
  }
  return shape;
}

function readMessage(type: protobuf.Type, json: unknown, at: string): Json {
  if (!isJson(json)) throw wrongKind(at, "a message");
  const { fields, alternatives } = shapeOf(type);
  let read: Json | null = null;
  for (const key of Object.keys(json)) {
    const field = fields.get(key);
    const value = json[key];
    if (field === undefined) {
      throw invalid(`Invalid JSON payload received. Unknown name "${key}"${at && ` at '${at}'`}: Cannot find field.`);
    }
    const known = value === null && !keepsNull(field) ? undefined : readField(field, value, at ? `${at}.${key}` : key);
    if (read === null && (known !== value || field.name !== key)) read = copyBefore(json, key);
    if (read !== null && known !== undefined) read[field.name] = known;
  }
  const result = read ?? json;
  for (const names of alternatives) {
    const given = names.filter((name) => result[name] !== undefined);
    if (given.length > 1) {
      throw invalid(`Invalid value${at && ` at '${at}'`}: only one of ${given.join(" and ")} may be given.`);
    }
  }
  return result;
}

/** The part of a message that came before the first field that had to be respelled. */
function copyBefore(json: Json, end: string): Json {
  const copy: Json = {};
  for (const key of Object.keys(json)) {
    if (key === end) break;
    copy[key] = json[key];
  }
  return copy;
}

function readField(field: protobuf.Field, value: unknown, at: string): unknown {
  if (field instanceof protobuf.MapField) {
    if (!isJson(value)) throw wrongKind(at, "a map");
    return readEach(value, Object.entries(value), (entry, key) => readValue(field, entry, `${at}.${key}`));
  }
  if (!field.repeated) return readValue(field, value, at);
  if (!Array.isArray(value)) throw wrongKind(at, "a list");
  let changed = false;
  const items = value.map((item: unknown, index) => {
    const read = readValue(field, item, `${at}[${index}]`);
    changed ||= read !== item;
    return read;
  });
  return changed ? items : value;
}

function readEach(
  whole: Json,
  entries: readonly (readonly [string, unknown])[],
  read: (value: unknown, key: string) => unknown,
): Json {
  const known = entries.map(([key, value]) => [key, read(value, key)] as const);
  // `fromEntries` defines properties, so a field may even be called __proto__.
  return known.every(([, value], at) => value === entries[at]?.[1]) ? whole : Object.fromEntries(known);
}

function readValue(field: protobuf.Field, value: unknown, at: string): unknown {
  const { resolvedType } = field;
  if (resolvedType instanceof protobuf.Enum) return readEnum(resolvedType, value, at);
  if (resolvedType === null) return readScalar(field.type, value, at);
  if (resolvedType.fullName.startsWith(".google.protobuf.")) return readWellKnown(resolvedType.name, value, at);
  return readMessage(resolvedType, value, at);
}

function readEnum(type: protobuf.Enum, value: unknown, at: string): unknown {
  if (type.name === "NullValue") {
    if (value === null || value === "NULL_VALUE" || value === 0) return null;
  } else if (typeof value === "number") {
    const name = type.valuesById[value];
    if (name !== undefined) return name;
  } else if (typeof value === "string" && Object.hasOwn(type.values, value)) return value;
  throw wrongKind(at, `one of ${Object.keys(type.values).join(", ")}`);
}

function readScalar(type: string, value: unknown, at: string): unknown {
  switch (type) {
    case "string":
      if (typeof value === "string") return value;
      break;
    case "bytes":
      if (typeof value === "string" && /^[\w+/-]*={0,2}$/.test(value)) return value;
      break;
    case "bool":
      if (typeof value === "boolean") return value;
      break;
    case "double":
    case "float":
      if (isDouble(value)) return value;
      break;
    default:
      if (isInteger(value, type.endsWith("64") ? 63n : 31n)) return value;
  }
  throw wrongKind(at, `a value of type ${type}`);
}

/** Times are read where they are used, with a refusal of their own. */
function readWellKnown(name: string, value: unknown, at: string): unknown {
  if (name === "Timestamp" || name === "Duration") {
    if (typeof value === "string") return value;
    throw wrongKind(at, `a ${name.toLowerCase()} as text`);
  }
  // Some SDKs write wrappers as messages.
  const wrapped = isJson(value) ? value["value"] : value;
  if (name === "Int32Value" && !isInteger(wrapped, 31n)) throw wrongKind(at, "an integer");
  if (name === "DoubleValue" && !isDouble(wrapped)) throw wrongKind(at, "a number");
  return wrapped;
}

function isInteger(value: unknown, bits: bigint): boolean {
  const isText = typeof value === "string" && /^-?\d{1,20}$/.test(value);
  if (!isText && !(typeof value === "number" && Number.isInteger(value))) return false;
  const integer = BigInt(value);
  return integer >= -(2n ** bits) && integer < 2n ** bits;
}

function isDouble(value: unknown): boolean {
  if (typeof value === "number") return true;
  if (typeof value !== "string") return false;
  return /^(?:NaN|-?Infinity)$/.test(value) || (value.trim() !== "" && Number.isFinite(Number(value)));
}

/** null is a value of a Value, everywhere else it means absent. */
function keepsNull(field: protobuf.Field): boolean {
  return field.name === "nullValue";
}

function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function wrongKind(at: string, expected: string): Error {
  return invalid(`Invalid value${at && ` at '${at}'`}: ${expected} is expected.`);
}
