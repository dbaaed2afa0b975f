import type { Builtin } from "./builtins/builtin.ts";
import { functionNamed, methodsNamed } from "./builtins/method-table.ts";
import type { AnyMethod } from "./builtins/method-table.ts";
import { PATTERN_METHODS } from "./builtins/string-methods.ts";
import type { Code, Frame } from "./code.ts";
import { failAt } from "./code.ts";
import { Failure, locate } from "./failure.ts";
import { compileRegex } from "./regex/regex.ts";
import { RegexProblem } from "./regex/regex-syntax.ts";
import type { CompileContext, FunctionUnit } from "./scope.ts";
import type { CallExpression, MethodCallExpression } from "./syntax.ts";
import { QueriedValue, describeType, typeOf } from "./values.ts";
import type { Value } from "./values.ts";

const NOTHING: Code = () => null;

export function compileCall(node: CallExpression, args: readonly Code[], context: CompileContext): Code {
  const unit = context.scope.functionNamed(node.name);
  if (unit !== null) return compileDeclared(node, unit, args, context);
  const found = functionNamed(node.name, context.service);
  if (found !== null) return compileBuiltin(node, node.name, found, args, context);
  context.report(node.start, `unknown function '${node.name}'`);
  return NOTHING;
}

function compileDeclared(
  node: CallExpression,
  unit: FunctionUnit,
  args: readonly Code[],
  context: CompileContext,
): Code {
  const wanted = unit.declaration.parameters.length;
  if (args.length !== wanted)
    context.report(node.start, `'${node.name}' takes ${count(wanted, wanted)}, not ${args.length}`);
  context.unit?.calls.add(unit);
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
    context.report(node.start, `${name}() takes ${count(found.least, found.most)}, not ${args.length}`);
  }
  const takesOpenValues = name === "debug";
  return (frame) => {
    const values = evaluateAll(args, frame);
    if (values instanceof Failure) return values;
    const open = takesOpenValues ? null : firstOpen(values);
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
  checkMethod(node, methods, context);
  return (frame) => {
    const self = object(frame);
    const values = evaluateAll(args, frame);
    if (self instanceof Failure) return self;
    if (values instanceof Failure) return values;
    const stopped = firstOpen(values);
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
): void {
  if (methods.size === 0) return context.report(node.nameStart, `unknown method '${node.name}'`);
  const fits = [...methods.values()].some(
    (method) => node.args.length >= method.least && node.args.length <= method.most,
  );
  if (!fits) {
    const least = Math.min(...[...methods.values()].map((method) => method.least));
    const most = Math.max(...[...methods.values()].map((method) => method.most));
    return context.report(node.nameStart, `${node.name}() takes ${count(least, most)}, not ${node.args.length}`);
  }
  const pattern = node.args[0];
  if (!PATTERN_METHODS.has(node.name) || pattern?.kind !== "literal" || typeof pattern.value !== "string") return;
  const regex = compileRegex(pattern.value);
  if (regex instanceof RegexProblem) context.report(pattern.start, `invalid pattern: ${regex.message}`);
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

function firstOpen(values: readonly Value[]): Failure | null {
  for (const value of values) if (value instanceof QueriedValue) return value.open();
  return null;
}

function count(least: number, most: number): string {
  const word = most === 1 ? "argument" : "arguments";
  return least === most ? `${most} ${word}` : `${least} to ${most} ${word}`;
}
