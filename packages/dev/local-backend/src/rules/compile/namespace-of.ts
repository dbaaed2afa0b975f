import type { FunctionTable } from "../builtins/builtin.ts";
import { namespaceNamed } from "../builtins/method-table.ts";
import type { CompileContext } from "./scope.ts";
import type { MethodCallExpression } from "../syntax/syntax.ts";

/** The namespace in front of a call such as `math.abs(x)`; null when it is the method of a value. */
export function namespaceOf({ object }: MethodCallExpression, context: CompileContext): FunctionTable | null {
  return object.kind === "name" && !isDeclared(object.name, context)
    ? namespaceNamed(object.name, context.service)
    : null;
}

export const packageAsVariable = (name: string): string => `'${name}' is a package and cannot be used as a variable`;

/** Whether a wildcard, a parameter or a `let` has taken the name. */
export function isDeclared(name: string, context: CompileContext): boolean {
  return context.locals.has(name) || context.scope.wildcardNamed(name) !== null;
}
