import { MapDiff, PlainList, RulesList, RulesMap, type Result, type Value } from "../values/values.ts";
import { builtin, wrongArgument, type BuiltinTable } from "./builtin.ts";

export const mapMethods: BuiltinTable<RulesMap> = {
  size: builtin(0, (map) => BigInt(map.size)),
  keys: builtin(0, (map) => new PlainList(map.keys().sort())),
  values: builtin(
    0,
    (map) =>
      new PlainList(
        map
          .keys()
          .sort()
          .map((key) => map.get(key) ?? null),
      ),
  ),
  diff: builtin(1, (map, [before]) =>
    before instanceof RulesMap ? new MapDiff(map, before) : wrongArgument("diff()", "a map", before),
  ),
  get: builtin(2, (map, [key, fallback]) => getOr(map, key, fallback ?? null)),
};

/** The value at a key or at a list of nested keys, or the fallback when one of them is missing. */
function getOr(map: RulesMap, key: Value | undefined, fallback: Value): Result {
  if (typeof key === "string") return map.get(key) ?? valueOrFallback(map, key, fallback);
  if (!(key instanceof RulesList)) return wrongArgument("get()", "a key or a list of keys", key);
  if (key.size === 0) return wrongArgument("get()", "at least one key", undefined);
  let current: Value = map;
  for (const step of key.toArray()) {
    if (typeof step !== "string") return wrongArgument("get()", "keys that are strings", step);
    if (!(current instanceof RulesMap) || !current.has(step)) return fallback;
    current = current.get(step) ?? null;
  }
  return current;
}

/** A field that holds null is there; only a missing one falls back. */
function valueOrFallback(map: RulesMap, key: string, fallback: Value): Value {
  return map.has(key) ? null : fallback;
}
