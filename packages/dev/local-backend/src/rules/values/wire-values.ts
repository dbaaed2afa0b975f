import { Bytes, LatLng, Path, RulesList, RulesMap, Timestamp, type Value } from "./values.ts";

/** Reads proto3 JSON values as the services hold them, one field at a time. */
export function decodeWireValue(wire: unknown): Value {
  if (!isRecord(wire)) throw new TypeError("a document value is not an object");
  for (const kind in wire) return decodeKind(kind, wire[kind]);
  throw new TypeError("a document value has no type");
}

function decodeKind(kind: string, content: unknown): Value {
  switch (kind) {
    case "stringValue":
      return String(content);
    case "integerValue":
      return BigInt(content as string | number);
    case "booleanValue":
      return content === true;
    case "doubleValue":
      return Number(content);
    case "nullValue":
      return null;
    case "mapValue":
      return new WireMap(isRecord(content) && isRecord(content["fields"]) ? content["fields"] : {});
    case "arrayValue":
      return new WireList(isRecord(content) && Array.isArray(content["values"]) ? content["values"] : []);
    case "timestampValue":
      return parseTimestamp(String(content));
    case "referenceValue":
      return referencePath(String(content));
    case "bytesValue":
      return new Bytes(content instanceof Uint8Array ? content : Buffer.from(String(content), "base64"));
    case "geoPointValue":
      return isRecord(content)
        ? new LatLng(Number(content["latitude"] ?? 0), Number(content["longitude"] ?? 0))
        : new LatLng(0, 0);
    default:
      throw new TypeError(`a document value has the unknown type ${kind}`);
  }
}

export class WireMap extends RulesMap {
  readonly fields: Readonly<Record<string, unknown>>;
  constructor(fields: Readonly<Record<string, unknown>>) {
    super();
    this.fields = fields;
  }
  override get(key: string): Value | undefined {
    return Object.hasOwn(this.fields, key) ? decodeWireValue(this.fields[key]) : undefined;
  }
  override has(key: string): boolean {
    return Object.hasOwn(this.fields, key);
  }
  override keys(): string[] {
    return Object.keys(this.fields);
  }
}

class WireList extends RulesList {
  readonly #values: readonly unknown[];
  constructor(values: readonly unknown[]) {
    super();
    this.#values = values;
  }
  override get size(): number {
    return this.#values.length;
  }
  override at(index: number): Value {
    return decodeWireValue(this.#values[index]);
  }
}

const TIMESTAMP = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)$/;

export function parseTimestamp(text: string): Timestamp {
  const parts = TIMESTAMP.exec(text);
  const millis = parts === null ? Number.NaN : Date.parse(`${parts[1]}${parts[3]}`);
  if (Number.isNaN(millis)) throw new TypeError(`'${text.slice(0, 40)}' is no timestamp`);
  return new Timestamp(BigInt(millis) * 1_000_000n + BigInt((parts?.[2] ?? "").padEnd(9, "0")));
}

/** `projects/p/databases/d/documents/…` is the path `/databases/d/documents/…` in rules. */
export function referencePath(name: string): Path {
  const segments = name.split("/").filter((segment) => segment !== "");
  return new Path(segments[0] === "projects" ? segments.slice(2) : segments);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
