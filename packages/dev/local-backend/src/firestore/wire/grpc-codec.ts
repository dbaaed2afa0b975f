import protobuf from "protobufjs";
import type { Json } from "../protocol/firestore-core.ts";
import { formatTimestamp, parseTime } from "../protocol/timestamps.ts";
import { messageType } from "./protocol.ts";

/**
 * Protobuf bytes to proto3 JSON and back in one step, without message objects in between: the core speaks
 * proto3 JSON and every request and response passes here.
 */
export interface MessageCodec {
  decode(bytes: Uint8Array): Json;
  encode(message: Json): Buffer;
}

interface FieldCodec {
  readonly name: string;
  readonly id: number;
  readonly repeated: boolean;
  /** The value's own wire type; repeated scalars may also come packed. */
  readonly wireType: number;
  readonly read: (reader: protobuf.Reader) => unknown;
  readonly write: (writer: protobuf.Writer, value: unknown) => void;
  readonly map: { readonly key: FieldCodec; readonly value: FieldCodec } | null;
}

interface TypeCodec {
  readonly byId: ReadonlyMap<number, FieldCodec>;
  readonly byName: ReadonlyMap<string, FieldCodec>;
}

const types = new Map<protobuf.Type, TypeCodec>();

/** The codec of a message of `google.firestore.v1`, e.g. `CommitRequest`; other packages by full name. */
export function messageCodec(name: string): MessageCodec {
  const type = messageType(name);
  return {
    decode: (bytes) => {
      const reader = protobuf.Reader.create(bytes);
      return readMessage(typeCodec(type), reader, reader.len);
    },
    encode: (message) => {
      const writer = protobuf.Writer.create();
      writeMessage(typeCodec(type), writer, message);
      return writer.finish() as Buffer;
    },
  };
}

function typeCodec(type: protobuf.Type): TypeCodec {
  let codec = types.get(type);
  if (codec === undefined) {
    const byId = new Map<number, FieldCodec>();
    const byName = new Map<string, FieldCodec>();
    codec = { byId, byName };
    // Registered before its fields, because messages contain themselves.
    types.set(type, codec);
    for (const field of type.fieldsArray) {
      const fieldCodec = codecOfField(field.resolve());
      byId.set(fieldCodec.id, fieldCodec);
      byName.set(fieldCodec.name, fieldCodec);
    }
  }
  return codec;
}

function codecOfField(field: protobuf.Field): FieldCodec {
  const base = { name: field.name, id: field.id, repeated: field.repeated };
  const value = { ...base, ...codecOfValue(field.type, field.resolvedType), map: null };
  if (!(field instanceof protobuf.MapField)) return value;
  const key = { ...base, name: "key", id: 1, repeated: false, ...scalars[field.keyType], map: null } as FieldCodec;
  return {
    ...base,
    wireType: 2,
    read: unused,
    write: unused,
    map: { key, value: { ...value, id: 2, repeated: false } },
  };
}

type ValueCodec = Pick<FieldCodec, "wireType" | "read" | "write">;

function codecOfValue(typeName: string, resolved: protobuf.Type | protobuf.Enum | null): ValueCodec {
  if (resolved === null) return scalars[typeName] as ValueCodec;
  if (resolved instanceof protobuf.Enum) return enumCodec(resolved);
  const known = wellKnown[resolved.fullName];
  const nested = known === undefined ? null : known;
  return {
    wireType: 2,
    read: (reader) => {
      const length = reader.uint32();
      const message = readMessage(typeCodec(resolved), reader, reader.pos + length);
      return nested === null ? message : nested.fromMessage(message);
    },
    write:
      resolved.fullName === ".google.firestore.v1.Document"
        ? (writer, value) => writer.bytes(encodedDocument(resolved, value as Json))
        : (writer, value) => {
            writer.fork();
            writeMessage(typeCodec(resolved), writer, nested === null ? (value as Json) : nested.toMessage(value));
            writer.ldelim();
          },
  };
}

/** Documents are never changed in place, and the same one goes to many readers and listeners. */
const encodedDocuments = new WeakMap<Json, Uint8Array>();

function encodedDocument(type: protobuf.Type, document: Json): Uint8Array {
  let bytes = encodedDocuments.get(document);
  if (bytes === undefined) {
    const writer = protobuf.Writer.create();
    writeMessage(typeCodec(type), writer, document);
    bytes = writer.finish();
    encodedDocuments.set(document, bytes);
  }
  return bytes;
}

function readMessage(codec: TypeCodec, reader: protobuf.Reader, end: number): Json {
  const message: Json = {};
  while (reader.pos < end) {
    const tag = reader.uint32();
    const field = codec.byId.get(tag >>> 3);
    const wireType = tag & 7;
    if (field === undefined) reader.skipType(wireType);
    else if (wireType === field.wireType) {
      if (field.map !== null) readEntry(field, field.map, reader, message);
      else if (field.repeated) ((message[field.name] ??= []) as unknown[]).push(field.read(reader));
      else message[field.name] = field.read(reader);
    } else if (field.repeated && wireType === 2) {
      const list = (message[field.name] ??= []) as unknown[];
      const packedEnd = reader.uint32() + reader.pos;
      while (reader.pos < packedEnd) list.push(field.read(reader));
    } else reader.skipType(wireType);
  }
  if (reader.pos > end) throw new RangeError("A message runs past its end.");
  return message;
}

function readEntry(field: FieldCodec, map: NonNullable<FieldCodec["map"]>, reader: protobuf.Reader, into: Json): void {
  const end = reader.uint32() + reader.pos;
  let key: unknown = "";
  let value: unknown;
  while (reader.pos < end) {
    const tag = reader.uint32();
    if (tag >>> 3 === 1) key = map.key.read(reader);
    else if (tag >>> 3 === 2) value = map.value.read(reader);
    else reader.skipType(tag & 7);
  }
  const entries = (into[field.name] ??= {}) as Json;
  const property = String(key);
  if (property === "__proto__") {
    Object.defineProperty(entries, property, {
      value: value ?? {},
      enumerable: true,
      configurable: true,
      writable: true,
    });
  } else entries[property] = value ?? {};
}

function writeMessage(codec: TypeCodec, writer: protobuf.Writer, message: Json): void {
  for (const name in message) {
    const value = message[name];
    const field = codec.byName.get(name);
    if (field === undefined || value === undefined) continue;
    const tag = (field.id << 3) | field.wireType;
    if (field.map !== null) {
      for (const [key, entry] of Object.entries(value as Json)) {
        writer.uint32((field.id << 3) | 2).fork();
        field.map.key.write(writer.uint32((1 << 3) | field.map.key.wireType), key);
        field.map.value.write(writer.uint32((2 << 3) | field.map.value.wireType), entry);
        writer.ldelim();
      }
    } else if (field.repeated) {
      for (const item of value as unknown[]) field.write(writer.uint32(tag), item);
    } else if (value !== null || field.name === "nullValue") {
      field.write(writer.uint32(tag), value);
    }
  }
}

const scalars: Record<string, ValueCodec> = {
  string: { wireType: 2, read: (reader) => reader.string(), write: (writer, value) => writer.string(String(value)) },
  bytes: {
    wireType: 2,
    read: (reader) => Buffer.from(reader.bytes()).toString("base64"),
    write: (writer, value) => writer.bytes(Buffer.from(String(value), "base64")),
  },
  bool: { wireType: 0, read: (reader) => reader.bool(), write: (writer, value) => writer.bool(value === true) },
  int32: { wireType: 0, read: (reader) => reader.int32(), write: (writer, value) => writer.int32(Number(value)) },
  uint32: { wireType: 0, read: (reader) => reader.uint32(), write: (writer, value) => writer.uint32(Number(value)) },
  int64: {
    wireType: 0,
    // oxlint-disable-next-line typescript/no-base-to-string -- Long prints its own digits
    read: (reader) => reader.int64().toString(),
    write: (writer, value) => writer.int64(typeof value === "number" ? value : String(value)),
  },
  double: {
    wireType: 1,
    read: (reader) => jsonDouble(reader.double()),
    write: (writer, value) => writer.double(Number(value)),
  },
  float: {
    wireType: 5,
    read: (reader) => jsonDouble(reader.float()),
    write: (writer, value) => writer.float(Number(value)),
  },
};

function enumCodec(type: protobuf.Enum): ValueCodec {
  const isNull = type.fullName === ".google.protobuf.NullValue";
  return {
    wireType: 0,
    read: (reader) => {
      const number = reader.int32();
      return isNull ? null : (type.valuesById[number] ?? number);
    },
    write: (writer, value) => writer.int32(typeof value === "number" ? value : (type.values[String(value)] ?? 0)),
  };
}

interface WellKnown {
  readonly fromMessage: (message: Json) => unknown;
  readonly toMessage: (value: unknown) => Json;
}

const wrapper: WellKnown = {
  fromMessage: (message) => message["value"] ?? 0,
  toMessage: (value) => ({ value }),
};

const plainValue: WellKnown = {
  fromMessage: (message) => Object.values(message)[0] ?? null,
  toMessage(value) {
    if (value === null) return { nullValue: null };
    if (typeof value === "string") return { stringValue: value };
    if (typeof value === "number") return { numberValue: value };
    if (typeof value === "boolean") return { boolValue: value };
    return Array.isArray(value) ? { listValue: value } : { structValue: value };
  },
};

/** Messages that proto3 JSON writes as something shorter. */
const wellKnown: Record<string, WellKnown> = {
  ".google.protobuf.Struct": {
    fromMessage: (message) => message["fields"] ?? {},
    toMessage: (value) => ({ fields: value }),
  },
  ".google.protobuf.ListValue": {
    fromMessage: (message) => message["values"] ?? [],
    toMessage: (value) => ({ values: value }),
  },
  ".google.protobuf.Value": plainValue,
  ".google.protobuf.Timestamp": {
    fromMessage: (message) => formatTimestamp(Number(message["seconds"] ?? 0), Number(message["nanos"] ?? 0)),
    toMessage: (value) => ({ ...parseTime(String(value)) }),
  },
  ".google.protobuf.Duration": {
    fromMessage: (message) => `${Number(message["seconds"] ?? 0) + Number(message["nanos"] ?? 0) / 1e9}s`,
    toMessage: (value) => {
      const total = Number.parseFloat(String(value));
      return { seconds: Math.trunc(total), nanos: Math.round((total % 1) * 1e9) };
    },
  },
  ".google.protobuf.Int32Value": wrapper,
  ".google.protobuf.DoubleValue": wrapper,
};

function jsonDouble(value: number): number | string {
  if (Object.is(value, -0)) return "-0";
  return Number.isFinite(value) ? value : String(value);
}

function unused(): never {
  throw new Error("Map fields are read and written entry by entry.");
}
