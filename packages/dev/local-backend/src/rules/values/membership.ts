import { identical, keyOf } from "./equality.ts";
import { Failure } from "./failure.ts";
import { QueriedValue, RulesList, RulesMap, RulesSet, describeType, type Value } from "./values.ts";

/** `item in collection`: an element of a list or set, or a key of a map. */
export function contains(collection: Value, item: Value): boolean | Failure {
  if (collection instanceof QueriedValue) return collection.includes(item);
  if (collection instanceof RulesList) return listContains(collection, item);
  if (collection instanceof RulesMap) {
    if (item instanceof QueriedValue) return item.open();
    return typeof item === "string"
      ? collection.has(item)
      : new Failure(`a map has no keys of type ${describeType(item)}`);
  }
  if (collection instanceof RulesSet) {
    const key = keyOf(item);
    return key instanceof Failure ? key : collection.members.has(key);
  }
  return new Failure(`'in' needs a list, map or set, not ${describeType(collection)}`);
}

function listContains(list: RulesList, item: Value): boolean | Failure {
  let open: Failure | null = null;
  for (let index = 0; index < list.size; index += 1) {
    const same = identical(list.at(index), item);
    if (same === true) return true;
    if (same instanceof Failure) open = same;
  }
  return open ?? false;
}
