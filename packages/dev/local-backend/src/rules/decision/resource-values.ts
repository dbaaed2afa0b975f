import { JsonMap } from "../values/json-values.ts";
import type { RulesRequest, RulesResource } from "./rules.ts";
import { Path, PlainMap, type RulesMap, type Value } from "../values/values.ts";
import { WireMap, parseTimestamp } from "../values/wire-values.ts";

/** A Firestore document as rules see it. */
export function documentValue(fields: Readonly<Record<string, unknown>>, path: readonly string[]): RulesMap {
  return new PlainMap(
    new Map<string, Value>([
      ["data", new WireMap(fields)],
      ["id", path.at(-1) ?? ""],
      ["__name__", new Path(path)],
    ]),
  );
}

/** `resource` or `request.resource`; null when there is nothing. */
export function resourceValue(
  service: RulesRequest["service"],
  resource: RulesResource | null,
  path: readonly string[],
): Value {
  if (resource === null) return null;
  return service === "cloud.firestore" ? documentValue(resource.fields, path) : new StorageObject(resource.fields);
}

const WHOLE_NUMBERS = new Set(["size", "generation", "metageneration"]);
const TIMES = new Set(["timeCreated", "updated"]);

/** A stored file's metadata: the wire writes numbers and times as text, rules see their types. */
class StorageObject extends JsonMap {
  override get(key: string): Value | undefined {
    const value = super.get(key);
    if (WHOLE_NUMBERS.has(key) && typeof value === "string") return BigInt(value);
    if (TIMES.has(key) && typeof value === "string") return parseTimestamp(value);
    return value;
  }
}
