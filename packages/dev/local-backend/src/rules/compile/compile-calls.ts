import type { Builtin } from "../builtins/builtin.ts";
import { functionNamed, methodsNamed, type AnyMethod } from "../builtins/method-table.ts";
import { PATTERN_METHODS } from "../builtins/string-methods.ts";
import { failAt, failing, type Code, type Frame } from "./code.ts";
import { Failure, locate } from "../values/failure.ts";
import { compileRegex } from "../regex/regex.ts";
import { RegexProblem } from "../regex/regex-syntax.ts";
import type { CompileContext, FunctionUnit } from "./scope.ts";
import type { CallExpression, MethodCallExpression } from "../syntax/syntax.ts";
import { QueriedValue, describeType, typeOf, type Value } from "../values/values.ts";

export function compileCall(node: CallExpression, args: readonly Code[], context: CompileContext): Code {
  const unit = context.scope.functionNamed(node.name);
  if (unit !== null) return compileDeclared(node, unit, args, context);
  const found = functionNamed(node.name, context.service);
  if (found !== null) return compileBuiltin(node, node.name, found, args, context);
  context.warn({ offset: node.start, name: node.name, description: `Invalid function name: ${node.name}.` });
  return failing(`there is no function ${node.name}()`, node.start);
}

function compileDeclared(
  node: CallExpression,
  unit: FunctionUnit,
  args: readonly Code[],
  context: CompileContext,
): Code {
  const wanted = unit.declaration.parameters.length;
  unit.isCalled = true;
  context.unit?.calls.add(unit);
  if (args.length !== wanted) return wrongCount(node.name, node.name, node.start, wanted, wanted, args.length, context);
  return (frame) => {
    const locals = args.map((arg) => arg(frame));
    const limit = frame.run.count(unit.cost);
    if (limit !== null) return locate(limit, node.start);
    // The wildcards of the function's own place come first among those of the caller's, so they can be shared.
    return unit.invoke({ run: frame.run, bindings: frame.bindings, locals });
  };
}

/** A built-in function, or one of a namespace. */
export function compileBuiltin(
  node: CallExpression | MethodCallExpression,
  name: string,
  found: Builtin<null>,
  args: readonly Code[],
  context: CompileContext,
): Code {
  if (args.length < found.least || args.length > found.most) {
    const offset = node.kind === "method" ? node.nameStart : node.start;
    return wrongCount(name, node.name, offset, found.least, found.most, args.length, context);
  }
  const takesOpenValues = name === "debug";
  return (frame) => {
    const values = evaluateAll(args, frame);
    if (values instanceof Failure) return values;
    const open = takesOpenValues ? null : firstOpen(values, values.length);
    return locate(open ?? found.invoke(null, values, frame.run), node.start);
  };
}

export function compileMethod(
  node: MethodCallExpression,
  object: Code,
  args: readonly Code[],
  context: CompileContext,
): Code {
  const methods = methodsNamed(node.name);
  const wrong = checkMethod(node, methods, context);
  if (wrong !== null) return wrong;
  // The fallback of get() may stay open: whether it is needed is up to the key.
  const closed = node.name === "get" ? 1 : node.args.length;
  return (frame) => {
    const self = object(frame);
    const values = evaluateAll(args, frame);
    if (self instanceof Failure) return self;
    if (values instanceof Failure) return values;
    const stopped = firstOpen(values, closed);
    if (stopped !== null) return locate(stopped, node.nameStart);
    if (self instanceof QueriedValue) return locate(self.invoke(node.name, values), node.nameStart);
    const method = methods.get(typeOf(self));
    if (method === undefined || values.length < method.least || values.length > method.most) {
      return failAt(
        `${describeType(self)} has no method ${node.name}() with ${count(values.length, values.length)}`,
        node.nameStart,
      );
    }
    return locate(method.invoke(self as never, values, frame.run), node.nameStart);
  };
}

function checkMethod(
  node: MethodCallExpression,
  methods: ReadonlyMap<string, AnyMethod>,
  context: CompileContext,
): Code | null {
  if (methods.size === 0) {
    context.warn({ offset: node.nameStart, name: node.name, description: `Invalid function name: ${node.name}.` });
    return failing(`nothing has a method ${node.name}()`, node.nameStart);
  }
  const fits = [...methods.values()].some(
    (method) => node.args.length >= method.least && node.args.length <= method.most,
  );
  if (!fits) {
    const least = Math.min(...[...methods.values()].map((method) => method.least));
    const most = Math.max(...[...methods.values()].map((method) => method.most));
    return wrongCount(node.name, node.name, node.nameStart, least, most, node.args.length, context);
  }
  const pattern = node.args[0];
  if (!PATTERN_METHODS.has(node.name) || pattern?.kind !== "literal" || typeof pattern.value !== "string") return null;
  const regex = compileRegex(pattern.value);
  if (regex instanceof RegexProblem) context.report(pattern.start, `invalid pattern: ${regex.message}`);
  return null;
}

function wrongCount(
  shown: string,
  name: string,
  offset: number,
  least: number,
  most: number,
  given: number,
  context: CompileContext,
): Code {
  const description = `Incorrect number of arguments supplied to function: ${shown}.`;
  context.warn({ offset, name, description });
  return failing(`${shown}() takes ${count(least, most)}, not ${given}`, offset);
}

/** Also behind a failure: what is evaluated counts, whatever comes of it. */
export function evaluateAll(args: readonly Code[], frame: Frame): Value[] | Failure {
  const values: Value[] = [];
  let failed: Failure | null = null;
  for (const arg of args) {
    const value = arg(frame);
    if (value instanceof Failure) failed ??= value;
    else values.push(value);
  }
  return failed ?? values;
}

function firstOpen(values: readonly Value[], count: number): Failure | null {
  for (let at = 0; at < count; at += 1) {
    const value = values[at];
    if (value instanceof QueriedValue) return value.open();
  }
  return null;
}

function count(least: number, most: number): string {
  const word = most === 1 ? "argument" : "arguments";
  return least === most ? `${most} ${word}` : `${least} to ${most} ${word}`;
}
