import type { Failure } from "./failure.ts";

/** A value of the rules language. Whole numbers are bigint, floats are number: two types, as in production. */
export type Value =
  | null
  | boolean
  | bigint
  | number
  | string
  | Bytes
  | Timestamp
  | Duration
  | LatLng
  | Path
  | RulesList
  | RulesMap
  | RulesSet
  | MapDiff
  | QueriedValue;

export type Result = Value | Failure;

export type TypeName =
  | "null"
  | "bool"
  | "int"
  | "float"
  | "string"
  | "bytes"
  | "timestamp"
  | "duration"
  | "latlng"
  | "path"
  | "list"
  | "map"
  | "set"
  | "map_diff";

export class Bytes {
  readonly data: Uint8Array;
  constructor(data: Uint8Array) {
    this.data = data;
  }
}

export class Timestamp {
  /** Since 1970-01-01T00:00:00Z. */
  readonly nanos: bigint;
  constructor(nanos: bigint) {
    this.nanos = nanos;
  }
}

export class Duration {
  readonly nanos: bigint;
  constructor(nanos: bigint) {
    this.nanos = nanos;
  }
}

export class LatLng {
  readonly latitude: number;
  readonly longitude: number;
  constructor(latitude: number, longitude: number) {
    this.latitude = latitude;
    this.longitude = longitude;
  }
}

export class Path {
  readonly segments: readonly string[];
  constructor(segments: readonly string[]) {
    this.segments = segments;
  }
  toString(): string {
    return `/${this.segments.join("/")}`;
  }
}

/** Lists and maps are read through, so a large document is never converted for one field. */
export abstract class RulesList {
  abstract readonly size: number;
  abstract at(index: number): Value;
  toArray(): Value[] {
    return Array.from({ length: this.size }, (_, index) => this.at(index));
  }
}

export abstract class RulesMap {
  abstract get(key: string): Value | undefined;
  abstract has(key: string): boolean;
  abstract keys(): string[];
  get size(): number {
    return this.keys().length;
  }
}

/** Members by the key of equality.ts. */
export class RulesSet {
  readonly members: ReadonlyMap<unknown, Value>;
  constructor(members: ReadonlyMap<unknown, Value>) {
    this.members = members;
  }
}

export class MapDiff {
  readonly after: RulesMap;
  readonly before: RulesMap;
  constructor(after: RulesMap, before: RulesMap) {
    this.after = after;
    this.before = before;
  }
}

/** A value of which only a query's constraints are known; every question it cannot prove is answered with a failure. */
export abstract class QueriedValue {
  abstract equalTo(other: Value): boolean | Failure;
  /** As an item of a list is compared. */
  abstract identicalTo(other: Value): boolean | Failure;
  abstract compare(operator: "<" | "<=" | ">" | ">=", other: Value): boolean | Failure;
  abstract member(name: string): Result;
  /** `item in this` */
  abstract includes(item: Value): boolean | Failure;
  abstract is(type: string): boolean | Failure;
  abstract invoke(method: string, args: readonly Value[]): Result;
  abstract open(): Failure;
}

export class PlainList extends RulesList {
  readonly items: readonly Value[];
  constructor(items: readonly Value[]) {
    super();
    this.items = items;
  }
  override get size(): number {
    return this.items.length;
  }
  override at(index: number): Value {
    return this.items[index] ?? null;
  }
}

export class PlainMap extends RulesMap {
  readonly entries: ReadonlyMap<string, Value>;
  constructor(entries: ReadonlyMap<string, Value>) {
    super();
    this.entries = entries;
  }
  override get(key: string): Value | undefined {
    return this.entries.get(key);
  }
  override has(key: string): boolean {
    return this.entries.has(key);
  }
  override keys(): string[] {
    return [...this.entries.keys()];
  }
}

export function typeOf(value: Exclude<Value, QueriedValue>): TypeName {
  switch (typeof value) {
    case "string":
      return "string";
    case "bigint":
      return "int";
    case "number":
      return "float";
    case "boolean":
      return "bool";
    default:
      return typeOfObject(value);
  }
}

function typeOfObject(value: Exclude<Value, QueriedValue | string | bigint | number | boolean>): TypeName {
  if (value === null) return "null";
  if (value instanceof RulesMap) return "map";
  if (value instanceof RulesList) return "list";
  if (value instanceof RulesSet) return "set";
  if (value instanceof Timestamp) return "timestamp";
  if (value instanceof Duration) return "duration";
  if (value instanceof Path) return "path";
  if (value instanceof Bytes) return "bytes";
  if (value instanceof LatLng) return "latlng";
  return "map_diff";
}

/** For messages: the type of any value. */
export function describeType(value: Value): string {
  return value instanceof QueriedValue ? "value not known from the query" : typeOf(value);
}
