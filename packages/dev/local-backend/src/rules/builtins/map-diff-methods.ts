import { alike, toMembers } from "../values/equality.ts";
import { Failure } from "../values/failure.ts";
import { RulesSet, type MapDiff } from "../values/values.ts";
import { builtin, type BuiltinTable } from "./builtin.ts";

export const mapDiffMethods: BuiltinTable<MapDiff> = {
  addedKeys: builtin(0, (diff) => keySet(added(diff))),
  removedKeys: builtin(0, (diff) => keySet(removed(diff))),
  changedKeys: builtin(0, (diff) => common(diff, false)),
  unchangedKeys: builtin(0, (diff) => common(diff, true)),
  affectedKeys: builtin(0, (diff) => {
    const changed = common(diff, false);
    return changed instanceof Failure
      ? changed
      : keySet([...added(diff), ...removed(diff), ...(changed.members.values() as Iterable<string>)]);
  }),
};

function added({ after, before }: MapDiff): string[] {
  return after.keys().filter((key) => !before.has(key));
}

function removed({ after, before }: MapDiff): string[] {
  return before.keys().filter((key) => !after.has(key));
}

/** Keys of both sides whose values are the same, or are not. */
function common({ after, before }: MapDiff, same: boolean): RulesSet | Failure {
  const keys: string[] = [];
  for (const key of after.keys()) {
    if (!before.has(key)) continue;
    const equal = alike(after.get(key) ?? null, before.get(key) ?? null);
    if (equal instanceof Failure) return equal;
    if (equal === same) keys.push(key);
  }
  return keySet(keys);
}

function keySet(keys: readonly string[]): RulesSet {
  const members = toMembers(keys);
  return new RulesSet(members instanceof Failure ? new Map() : members);
}
