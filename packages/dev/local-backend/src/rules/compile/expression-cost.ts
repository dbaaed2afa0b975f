import { namespaceOf } from "./namespace-of.ts";
import type { CompileContext } from "./scope.ts";
import type { Expression } from "../syntax/syntax.ts";

/** Google's cost besides the parts themselves; measured (`expression-cost.test.ts`), not documented. */
export const RIGHT_SIDE_COST = 1;
export const OTHERWISE_COST = 2;
export const LET_COST = 1;
const CONDITIONAL_COST = 2;

/**
 * How many of the limit's expressions are used up for certain once this one is begun. A failure ends nothing, so only right sides of
 * `&&` and `||`, results of `?:` and bodies of functions stay out: they are counted when they are asked for.
 */
export function costOf(node: Expression, context: CompileContext): number {
  const sum = (parts: readonly Expression[]): number => parts.reduce((total, part) => total + costOf(part, context), 0);
  switch (node.kind) {
    case "literal":
    case "name":
      return 1;
    case "member":
      return 1 + costOf(node.object, context);
    case "index":
      return 1 + sum([node.object, node.index]);
    case "slice":
      return 1 + sum([node.object, node.from, node.to]);
    case "call":
      return 1 + sum(node.args);
    case "method":
      return 1 + sum(node.args) + (namespaceOf(node, context) === null ? costOf(node.object, context) : 0);
    case "unary":
      return 1 + costOf(node.operand, context);
    case "binary":
      return 1 + sum(node.operator === "&&" || node.operator === "||" ? [node.left] : [node.left, node.right]);
    case "is":
      // The type counts, too.
      return 2 + costOf(node.value, context);
    case "conditional":
      return CONDITIONAL_COST + costOf(node.condition, context);
    case "list":
      return 1 + sum(node.items);
    case "map":
      return 1 + sum(node.entries.flatMap(({ key, value }) => [key, value]));
    case "path":
      return (
        1 + node.segments.reduce((total, part) => total + (typeof part === "string" ? 1 : costOf(part, context)), 0)
      );
  }
}
