import { calculate, checkedInt } from "../values/arithmetic.ts";
import { failAt, type Code } from "./code.ts";
import { compare } from "../values/comparison.ts";
import { equals } from "../values/equality.ts";
import { Failure, locate } from "../values/failure.ts";
import { contains } from "../values/membership.ts";
import type { BinaryExpression, Expression, UnaryExpression } from "../syntax/syntax.ts";
import { QueriedValue, describeType, type Result, type Value } from "../values/values.ts";

/** Operators that evaluate both sides first, even when one fails; `&&` and `||` do not. */
export function compileBinary(node: BinaryExpression, left: Code, right: Code): Code {
  if (node.operator === "&&") return compileAnd(node, left, right);
  if (node.operator === "||") return compileOr(node, left, right);
  const apply = operation(node.operator);
  return (frame) => {
    const a = left(frame);
    const b = right(frame);
    if (a instanceof Failure) return a;
    return b instanceof Failure ? b : locate(apply(a, b), node.start);
  };
}

function operation(operator: Exclude<BinaryExpression["operator"], "&&" | "||">): (a: Value, b: Value) => Result {
  switch (operator) {
    case "==":
      return equals;
    case "!=":
      return (a, b) => negate(equals(a, b));
    case "<":
    case "<=":
    case ">":
    case ">=":
      return (a, b) => compare(operator, a, b);
    case "in":
      return (a, b) => contains(b, a);
    default:
      return (a, b) => calculate(operator, a, b);
  }
}

function negate(result: boolean | Failure): boolean | Failure {
  return result instanceof Failure ? result : !result;
}

/** A false side makes it false even when the other side fails. */
function compileAnd(node: BinaryExpression, left: Code, right: Code): Code {
  return (frame) => {
    const { run } = frame;
    let before = run.blamed;
    const a = left(frame);
    if (a === false) {
      if (run.blamed === before) run.blamed = node.left;
      return false;
    }
    before = run.blamed;
    const b = right(frame);
    if (b === false) {
      if (run.blamed === before) run.blamed = node.right;
      return false;
    }
    return a === true ? condition(b, node.right) : condition(a, node.left);
  };
}

/** A true side makes it true even when the other side fails. */
function compileOr(node: BinaryExpression, left: Code, right: Code): Code {
  return (frame) => {
    const a = left(frame);
    if (a === true) return true;
    const b = right(frame);
    if (b === true) return true;
    return a === false ? condition(b, node.right) : condition(a, node.left);
  };
}

/** A condition is a boolean or fails; nothing else counts as true. */
export function condition(result: Result, node: Expression): boolean | Failure {
  if (typeof result === "boolean" || result instanceof Failure) return result;
  return locate(
    result instanceof QueriedValue
      ? result.open()
      : new Failure(`a condition has to be a bool, not ${describeType(result)}`),
    node.start,
  );
}

export function compileUnary(node: UnaryExpression, operand: Code): Code {
  if (node.operator === "!") {
    return (frame) => {
      const value = condition(operand(frame), node.operand);
      return value instanceof Failure ? value : !value;
    };
  }
  return (frame) => {
    const value = operand(frame);
    if (value instanceof Failure) return value;
    if (typeof value === "bigint") return locate(checkedInt(-value), node.start);
    if (typeof value === "number") return -value;
    return locate(
      value instanceof QueriedValue ? value.open() : failAt(`-${describeType(value)} is not defined`, node.start),
      node.start,
    );
  };
}
