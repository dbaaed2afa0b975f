import { TYPE_NAMES, isPackage } from "../builtins/method-table.ts";
import { failAt, failing, type Code } from "./code.ts";
import { compileIndex, compileMember, compileSlice } from "./compile-access.ts";
import { compileBuiltin, compileCall, compileMethod, evaluateAll } from "./compile-calls.ts";
import { compileBinary, compileUnary, condition } from "./compile-operators.ts";
import { OTHERWISE_COST, RIGHT_SIDE_COST, costOf } from "./expression-cost.ts";
import { Failure, locate } from "../values/failure.ts";
import { isDeclared, namespaceOf, packageAsVariable } from "./namespace-of.ts";
import { REQUEST_PROPERTIES } from "../decision/request-value.ts";
import type { CompileContext } from "./scope.ts";
import type {
  ConditionalExpression,
  Expression,
  IsExpression,
  ListExpression,
  MapExpression,
  MemberExpression,
  MethodCallExpression,
  NameExpression,
  PathExpression,
} from "../syntax/syntax.ts";
import {
  Bytes,
  Path,
  PlainList,
  PlainMap,
  QueriedValue,
  describeType,
  typeOf,
  type Result,
  type Value,
} from "../values/values.ts";

/** Turns an expression into code once, when the rules are loaded. Whatever is certainly wrong is reported here. */
export function compileExpression(node: Expression, context: CompileContext): Code {
  const code = compileNode(node, context);
  // Literals, names and their properties say little about what was tried, and stand everywhere.
  return isPlain(node) ? code : context.coverage.watch(node, code);
}

/** An expression that is not asked for in every case; it counts when it is. */
export function compileBranch(node: Expression, context: CompileContext, extraCost = 0): Code {
  const code = compileExpression(node, context);
  const cost = costOf(node, context) + extraCost;
  return (frame) => {
    const limit = frame.run.count(cost);
    return limit === null ? code(frame) : locate(limit, node.start);
  };
}

const isPlain = (node: Expression): boolean =>
  node.kind === "literal" || node.kind === "name" || (node.kind === "member" && isPlain(node.object));

function compileNode(node: Expression, context: CompileContext): Code {
  const compile = (part: Expression): Code => compileExpression(part, context);
  switch (node.kind) {
    case "literal": {
      const value = node.value instanceof Uint8Array ? new Bytes(node.value) : node.value;
      return () => value;
    }
    case "name":
      return compileName(node, context);
    case "member":
      return compileProperty(node, context);
    case "index":
      return compileIndex(node, compile(node.object), compile(node.index));
    case "slice":
      return compileSlice(node, compile(node.object), compile(node.from), compile(node.to));
    case "call":
      return compileCall(node, node.args.map(compile), context);
    case "method":
      return compileMethodOrNamespace(node, context);
    case "unary":
      return compileUnary(node, compile(node.operand));
    case "binary":
      return compileBinary(
        node,
        compile(node.left),
        node.operator === "&&" || node.operator === "||"
          ? compileBranch(node.right, context, RIGHT_SIDE_COST)
          : compile(node.right),
      );
    case "is":
      return compileIs(node, compile(node.value), context);
    case "conditional":
      return compileConditional(
        node,
        compile(node.condition),
        compileBranch(node.whenTrue, context),
        compileBranch(node.whenFalse, context, OTHERWISE_COST),
      );
    case "list":
      return compileList(node, compile);
    case "map":
      return compileMap(node, compile);
    case "path":
      return compilePath(node, compile);
  }
}

function compileName(node: NameExpression, context: CompileContext): Code {
  const local = context.locals.get(node.name);
  if (local !== undefined) {
    context.used.add(node.name);
    return (frame) => frame.locals[local] ?? null;
  }
  const wildcard = context.scope.wildcardNamed(node.name);
  if (wildcard !== null) return (frame) => frame.bindings[wildcard] ?? null;
  if (node.name === "request") return (frame) => frame.run.request;
  if (node.name === "resource") return (frame) => frame.run.resource;
  if (isPackage(node.name)) context.report(node.start, packageAsVariable(node.name));
  else context.warn({ offset: node.start, name: node.name, description: `Invalid variable name: ${node.name}.` });
  return failing(`there is no variable '${node.name}'`, node.start);
}

function compileProperty(node: MemberExpression, context: CompileContext): Code {
  const { object } = node;
  if (
    object.kind === "name" &&
    object.name === "request" &&
    !isDeclared("request", context) &&
    !REQUEST_PROPERTIES.has(node.name)
  ) {
    const description = `Invalid property name: request.${node.name}.`;
    context.warn({ offset: node.nameStart, name: node.name, description });
  }
  return compileMember(node, compileExpression(object, context));
}

function compileMethodOrNamespace(node: MethodCallExpression, context: CompileContext): Code {
  const args = node.args.map((arg) => compileExpression(arg, context));
  const { object } = node;
  const namespace = namespaceOf(node, context);
  if (namespace === null || object.kind !== "name")
    return compileMethod(node, compileExpression(object, context), args, context);
  const found = Object.hasOwn(namespace, node.name) ? namespace[node.name] : undefined;
  if (found !== undefined) return compileBuiltin(node, `${object.name}.${node.name}`, found, args, context);
  const name = `${object.name}.${node.name}`;
  context.warn({ offset: node.nameStart, name: node.name, description: `Invalid function name: ${name}.` });
  return failing(`there is no function ${name}()`, node.nameStart);
}

function compileIs(node: IsExpression, value: Code, context: CompileContext): Code {
  const { type } = node;
  if (!TYPE_NAMES.has(type))
    context.report(node.typeStart, `unknown type '${type}'; known are ${[...TYPE_NAMES].join(", ")}`);
  return (frame) => {
    const result = value(frame);
    if (result instanceof Failure) return result;
    if (result instanceof QueriedValue) return locate(result.is(type), node.start);
    const actual = typeOf(result);
    // 'set' may stand there, but no value has that type.
    if (type === "set") return false;
    return actual === type || (type === "number" && (actual === "int" || actual === "float"));
  };
}

function compileConditional(node: ConditionalExpression, test: Code, whenTrue: Code, whenFalse: Code): Code {
  return (frame) => {
    const decided = condition(test(frame), node.condition);
    if (decided instanceof Failure) return decided;
    return decided ? whenTrue(frame) : whenFalse(frame);
  };
}

function compileList(node: ListExpression, compile: (part: Expression) => Code): Code {
  const items = node.items.map(compile);
  if (node.items.every((item) => item.kind === "literal" && !(item.value instanceof Uint8Array))) {
    const constant = new PlainList(
      node.items.map((item) => (item.kind === "literal" && !(item.value instanceof Uint8Array) ? item.value : null)),
    );
    return () => constant;
  }
  return (frame) => {
    const values = evaluateAll(items, frame);
    return values instanceof Failure ? values : new PlainList(values);
  };
}

function compileMap(node: MapExpression, compile: (part: Expression) => Code): Code {
  const entries = node.entries.map(({ key, value }) => ({
    key: compile(key),
    value: compile(value),
    offset: key.start,
  }));
  return (frame) => {
    const map = new Map<string, Value>();
    let failed: Failure | null = null;
    for (const entry of entries) {
      const key = entry.key(frame);
      const value = entry.value(frame);
      if (key instanceof Failure) failed ??= key;
      else if (value instanceof Failure) failed ??= value;
      else if (typeof key === "string") map.set(key, value);
      else failed ??= failAt(`a map's keys are strings, not ${describeType(key)}`, entry.offset);
    }
    return failed ?? new PlainMap(map);
  };
}

function compilePath(node: PathExpression, compile: (part: Expression) => Code): Code {
  const parts = node.segments.map((segment) =>
    typeof segment === "string" ? segment : { code: compile(segment), offset: segment.start },
  );
  return (frame) => {
    const segments: string[] = [];
    let failed: Failure | null = null;
    for (const part of parts) {
      const added = typeof part === "string" ? part : locate(segmentsOf(part.code(frame)), part.offset);
      if (added instanceof Failure) failed ??= added;
      else segments.push(...(typeof added === "string" ? [added] : added));
    }
    return failed ?? new Path(segments);
  };
}

/** The segments that `$(…)` puts into a path. */
function segmentsOf(value: Result): string | readonly string[] | Failure {
  if (value instanceof Failure) return value;
  // A slash inside a segment would silently point at another document.
  if (typeof value === "string" && value !== "" && !value.includes("/")) return value;
  if (value instanceof Path) return value.segments;
  if (value instanceof QueriedValue) return value.open();
  return new Failure(`a path segment has to be a non-empty string without '/' or a path, not ${describeType(value)}`);
}
