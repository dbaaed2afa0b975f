import { Failure } from "../values/failure.ts";
import { RulesSet, type Result, type Value } from "../values/values.ts";
import { builtin, wrongArgument, type BuiltinTable } from "./builtin.ts";
import { hasAll, hasAny, hasOnly, membersOf } from "./list-methods.ts";

export const setMethods: BuiltinTable<RulesSet> = {
  size: builtin(0, (set) => BigInt(set.members.size)),
  hasAll: builtin(1, (set, [other]) => withOther("hasAll()", other, (theirs) => hasAll(set.members, theirs))),
  hasAny: builtin(1, (set, [other]) => withOther("hasAny()", other, (theirs) => hasAny(set.members, theirs))),
  hasOnly: builtin(1, (set, [other]) => withOther("hasOnly()", other, (theirs) => hasOnly(set.members, theirs))),
  union: builtin(1, (set, [other]) =>
    withSet("union()", other, (theirs) => new RulesSet(new Map([...set.members, ...theirs]))),
  ),
  intersection: builtin(1, (set, [other]) =>
    withSet("intersection()", other, (theirs) => select(set, (key) => theirs.has(key))),
  ),
  difference: builtin(1, (set, [other]) =>
    withSet("difference()", other, (theirs) => select(set, (key) => !theirs.has(key))),
  ),
};

type Members = ReadonlyMap<unknown, Value>;

function select(set: RulesSet, wanted: (key: unknown) => boolean): RulesSet {
  return new RulesSet(new Map([...set.members].filter(([key]) => wanted(key))));
}

function withOther(name: string, other: Value | undefined, apply: (theirs: Members) => Result): Result {
  const theirs = membersOf(other);
  if (theirs === null) return wrongArgument(name, "a list or set", other);
  return theirs instanceof Failure ? theirs : apply(theirs);
}

function withSet(name: string, other: Value | undefined, apply: (theirs: Members) => Result): Result {
  return other instanceof RulesSet ? apply(other.members) : wrongArgument(name, "a set", other);
}
