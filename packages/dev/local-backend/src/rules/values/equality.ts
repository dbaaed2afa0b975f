import { Failure } from "./failure.ts";
import {
  Bytes,
  Duration,
  LatLng,
  MapDiff,
  Path,
  QueriedValue,
  RulesList,
  RulesMap,
  RulesSet,
  Timestamp,
  type Value,
} from "./values.ts";

/**
 * `a == b`: values of different types are different, except that whole numbers and floats compare by number. Inside lists
 * and maps 1 and 1.0 are different, as in Google's emulator.
 */
export function equals(a: Value, b: Value): boolean | Failure {
  if (a instanceof QueriedValue) return a.equalTo(b);
  if (b instanceof QueriedValue) return b.equalTo(a);
  if (a instanceof RulesMap) return b instanceof RulesMap && equalMaps(a, b, identical);
  if (a instanceof RulesList) return b instanceof RulesList && equalLists(a, b, identical);
  return alike(a, b);
}

/** Equality as it holds for the items of a list: a whole number is never a float. */
export function identical(a: Value, b: Value): boolean | Failure {
  if ((typeof a === "bigint" && typeof b === "number") || (typeof a === "number" && typeof b === "bigint"))
    return false;
  if (a instanceof QueriedValue) return a.identicalTo(b);
  if (b instanceof QueriedValue) return b.identicalTo(a);
  return equals(a, b);
}

/** As `diff()` and sets compare: numbers by number, at any depth. */
export function alike(a: Value, b: Value): boolean | Failure {
  if (a instanceof QueriedValue) return a.equalTo(b);
  if (b instanceof QueriedValue) return b.equalTo(a);
  if (typeof a === "bigint" && typeof b === "number") return sameNumber(a, b);
  if (typeof a === "number" && typeof b === "bigint") return sameNumber(b, a);
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return a === b;
  return equalObjects(a, b);
}

/** Exact beyond 2^53 too, where converting the whole number to a float would lose digits. */
function sameNumber(whole: bigint, float: number): boolean {
  return Number.isInteger(float) && whole === BigInt(float);
}

type ObjectValue = Exclude<Value, null | boolean | bigint | number | string | QueriedValue>;

function equalObjects(a: ObjectValue, b: ObjectValue): boolean | Failure {
  if (a instanceof RulesMap) return b instanceof RulesMap && equalMaps(a, b, alike);
  if (a instanceof RulesList) return b instanceof RulesList && equalLists(a, b, alike);
  if (a instanceof RulesSet)
    return (
      b instanceof RulesSet &&
      a.members.size === b.members.size &&
      [...a.members.keys()].every((key) => b.members.has(key))
    );
  if (a instanceof Timestamp) return b instanceof Timestamp && a.nanos === b.nanos;
  if (a instanceof Duration) return b instanceof Duration && a.nanos === b.nanos;
  if (a instanceof Path)
    return (
      b instanceof Path &&
      a.segments.length === b.segments.length &&
      a.segments.every((segment, index) => segment === b.segments[index])
    );
  if (a instanceof Bytes) return b instanceof Bytes && Buffer.compare(a.data, b.data) === 0;
  if (a instanceof LatLng) return b instanceof LatLng && a.latitude === b.latitude && a.longitude === b.longitude;
  return a === b;
}

type Same = (a: Value, b: Value) => boolean | Failure;

function equalMaps(a: RulesMap, b: RulesMap, sameValue: Same): boolean | Failure {
  const keys = a.keys();
  if (keys.length !== b.size) return false;
  let open: Failure | null = null;
  for (const key of keys) {
    const other = b.get(key);
    const own = a.get(key);
    if (other === undefined || own === undefined) return false;
    const same = sameValue(own, other);
    if (same === false) return false;
    if (same instanceof Failure) open = same;
  }
  return open ?? true;
}

function equalLists(a: RulesList, b: RulesList, sameValue: Same): boolean | Failure {
  if (a.size !== b.size) return false;
  let open: Failure | null = null;
  for (let index = 0; index < a.size; index += 1) {
    const same = sameValue(a.at(index), b.at(index));
    if (same === false) return false;
    if (same instanceof Failure) open = same;
  }
  return open ?? true;
}

/**
 * A primitive that is the same for equal values, so that sets and `in` over long lists stay linear. A failure when the
 * value holds something only a query's constraints are known of.
 */
export function keyOf(value: Value): unknown {
  return key(value, false);
}

/** The same where whole numbers and floats are kept apart, as the items of lists are. */
export function strictKeyOf(value: Value): unknown {
  return key(value, true);
}

function key(value: Value, strict: boolean): unknown {
  if (typeof value === "string") return value.charCodeAt(0) === 0 ? `\0"${value}` : value;
  if (typeof value === "number") {
    if (strict && Number.isInteger(value)) return `\0f${value}`;
    return Number.isInteger(value) ? BigInt(value) : value;
  }
  if (typeof value !== "object" || value === null) return value;
  if (value instanceof QueriedValue) return value.open();
  const parts: string[] = [];
  const open = writeKey(value, parts, strict);
  return open ?? `\0${parts.join("")}`;
}

function writeKey(value: Value, parts: string[], strict: boolean): Failure | null {
  if (value instanceof QueriedValue) return value.open();
  if (typeof value === "string") parts.push(JSON.stringify(value));
  else if (typeof value !== "object" || value === null)
    parts.push(String(key(value, strict)), typeof value === "bigint" || typeof value === "number" ? "n" : "");
  else if (value instanceof Timestamp) parts.push(`t${value.nanos}`);
  else if (value instanceof Duration) parts.push(`d${value.nanos}`);
  else if (value instanceof Path) parts.push(`p${JSON.stringify(value.segments)}`);
  else if (value instanceof Bytes) parts.push(`b${Buffer.from(value.data).toString("base64")}`);
  else if (value instanceof LatLng) parts.push(`g${value.latitude},${value.longitude}`);
  else if (value instanceof MapDiff) return writeAll("D", [value.after, value.before], parts, strict);
  else if (value instanceof RulesSet) parts.push(`S${[...value.members.keys()].map(String).sort().join()}`);
  else if (value instanceof RulesList) return writeAll("[", value.toArray(), parts, strict);
  else return writeMapKey(value, parts, strict);
  parts.push(";");
  return null;
}

function writeAll(open: string, values: readonly Value[], parts: string[], strict: boolean): Failure | null {
  parts.push(open);
  for (const value of values) {
    const failure = writeKey(value, parts, strict);
    if (failure !== null) return failure;
  }
  parts.push("]");
  return null;
}

function writeMapKey(map: RulesMap, parts: string[], strict: boolean): Failure | null {
  parts.push("{");
  for (const name of map.keys().sort()) {
    parts.push(JSON.stringify(name), ":");
    const failure = writeKey(map.get(name) ?? null, parts, strict);
    if (failure !== null) return failure;
  }
  parts.push("}");
  return null;
}

/** Members of a set by key; the first failure when one of them is open. */
export function toMembers(
  values: readonly Value[],
  keyOfValue: (value: Value) => unknown = keyOf,
): Map<unknown, Value> | Failure {
  const members = new Map<unknown, Value>();
  for (const value of values) {
    const own = keyOfValue(value);
    if (own instanceof Failure) return own;
    if (!members.has(own)) members.set(own, value);
  }
  return members;
}
