import { strictKeyOf, toMembers } from "../values/equality.ts";
import { Failure } from "../values/failure.ts";
import { PlainList, RulesList, RulesSet, type Result, type Value } from "../values/values.ts";
import { builtin, wrongArgument, type BuiltinTable } from "./builtin.ts";
import { toText } from "./conversions.ts";

export const listMethods: BuiltinTable<RulesList> = {
  size: builtin(0, (list) => BigInt(list.size)),
  concat: builtin(1, (list, [other]) =>
    other instanceof RulesList
      ? new PlainList([...list.toArray(), ...other.toArray()])
      : wrongArgument("concat()", "a list", other),
  ),
  join: builtin(1, (list, [separator]) => join(list, separator)),
  toSet: builtin(0, (list) => {
    const members = toMembers(list.toArray());
    return members instanceof Failure ? members : new RulesSet(members);
  }),
  removeAll: builtin(1, (list, [other]) =>
    withBoth(
      list,
      other,
      "removeAll()",
      (_, theirs) => new PlainList(list.toArray().filter((item) => !theirs.has(strictKeyOf(item)))),
    ),
  ),
  hasAll: builtin(1, (list, [other]) => withBoth(list, other, "hasAll()", hasAll)),
  hasAny: builtin(1, (list, [other]) => withBoth(list, other, "hasAny()", hasAny)),
  hasOnly: builtin(1, (list, [other]) => withBoth(list, other, "hasOnly()", hasOnly)),
};

type Members = ReadonlyMap<unknown, Value>;

export function hasAll(own: Members, theirs: Members): boolean {
  for (const key of theirs.keys()) if (!own.has(key)) return false;
  return true;
}

export function hasAny(own: Members, theirs: Members): boolean {
  for (const key of theirs.keys()) if (own.has(key)) return true;
  return false;
}

/** Whether nothing is in it that the other does not have. */
export function hasOnly(own: Members, theirs: Members): boolean {
  return hasAll(theirs, own);
}

/** The members of a list or set; anything else is no collection. */
export function membersOf(value: Value | undefined): Members | Failure | null {
  if (value instanceof RulesSet) return value.members;
  return value instanceof RulesList ? toMembers(value.toArray()) : null;
}

function withBoth(
  list: RulesList,
  other: Value | undefined,
  name: string,
  apply: (own: Members, theirs: Members) => Result,
): Result {
  const items =
    other instanceof RulesSet ? [...other.members.values()] : other instanceof RulesList ? other.toArray() : null;
  if (items === null) return wrongArgument(name, "a list or set", other);
  const theirs = toMembers(items, strictKeyOf);
  const own = toMembers(list.toArray(), strictKeyOf);
  if (own instanceof Failure) return own;
  return theirs instanceof Failure ? theirs : apply(own, theirs);
}

function join(list: RulesList, separator: Value | undefined): Result {
  if (typeof separator !== "string") return wrongArgument("join()", "a string", separator);
  const parts: string[] = [];
  for (const item of list.toArray()) {
    const text = toText(item);
    if (text instanceof Failure) return text;
    parts.push(text);
  }
  return parts.join(separator);
}
