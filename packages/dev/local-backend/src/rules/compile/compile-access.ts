import { failAt, type Code } from "./code.ts";
import { Failure, locate } from "../values/failure.ts";
import type { IndexExpression, MemberExpression, SliceExpression } from "../syntax/syntax.ts";
import {
  Path,
  PlainList,
  QueriedValue,
  RulesList,
  RulesMap,
  describeType,
  type Result,
  type Value,
} from "../values/values.ts";

export function compileMember(node: MemberExpression, object: Code): Code {
  const { name, nameStart } = node;
  return (frame) => {
    const value = object(frame);
    if (value instanceof RulesMap) return value.get(name) ?? missingOrNull(value, name, nameStart);
    if (value instanceof Failure) return value;
    if (value instanceof QueriedValue) return locate(value.member(name), nameStart);
    return failAt(`${describeType(value)} has no property '${name}'`, nameStart);
  };
}

/** A field holding null is there; one that is missing is an error. */
function missingOrNull(map: RulesMap, name: string, offset: number): Result {
  return map.has(name) ? null : failAt(`there is no property '${name.slice(0, 60)}'`, offset);
}

export function compileIndex(node: IndexExpression, object: Code, index: Code): Code {
  return (frame) => {
    const value = object(frame);
    const at = index(frame);
    if (value instanceof Failure) return value;
    return at instanceof Failure ? at : locate(read(value, at, node.index.start), node.start);
  };
}

function read(value: Value, at: Value, offset: number): Result {
  if (at instanceof QueriedValue) return at.open();
  if (typeof at === "string") {
    if (value instanceof RulesMap) return value.get(at) ?? missingOrNull(value, at, offset);
    if (value instanceof QueriedValue) return value.member(at);
  } else if (typeof at === "bigint") {
    const items = sequence(value);
    if (items !== null)
      return at >= 0n && at < BigInt(items.size) ? items.item(Number(at)) : new Failure(`the index ${at} is outside`);
  }
  return value instanceof QueriedValue
    ? value.open()
    : new Failure(`${describeType(value)}[${describeType(at)}] is not defined`);
}

export function compileSlice(node: SliceExpression, object: Code, from: Code, to: Code): Code {
  return (frame) => {
    const value = object(frame);
    const first = from(frame);
    const last = to(frame);
    if (value instanceof Failure) return value;
    if (first instanceof Failure) return first;
    return last instanceof Failure ? last : locate(slice(value, first, last), node.start);
  };
}

function slice(value: Value, from: Value, to: Value): Result {
  const items = sequence(value);
  if (items === null || typeof from !== "bigint" || typeof to !== "bigint")
    return new Failure(`${describeType(value)}[${describeType(from)}:${describeType(to)}] is not defined`);
  // As Google's emulator has it, both the first and the last place must exist, also of an empty range.
  const size = BigInt(items.size);
  if (from < 0n || to < from || to > size || from >= size || to < 1n)
    return new Failure(`the range ${from}:${to} is outside`);
  return items.part(Number(from), Number(to));
}

interface Sequence {
  readonly size: number;
  item(index: number): Value;
  part(from: number, to: number): Value;
}

function sequence(value: Value): Sequence | null {
  if (typeof value === "string") {
    return {
      size: value.length,
      item: (index) => value[index] ?? "",
      part: (from, to) => value.slice(from, to),
    };
  }
  if (value instanceof RulesList)
    return {
      size: value.size,
      item: (index) => value.at(index),
      part: (from, to) => new PlainList(value.toArray().slice(from, to)),
    };
  if (value instanceof Path) {
    return {
      size: value.segments.length,
      item: (index) => value.segments[index] ?? "",
      part: (from, to) => new Path(value.segments.slice(from, to)),
    };
  }
  return null;
}
