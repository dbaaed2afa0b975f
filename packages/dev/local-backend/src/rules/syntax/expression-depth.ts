import { ParseFailure } from "./parse-failure.ts";
import type { Expression } from "./syntax.ts";

/** Google's emulator takes expressions that nest this deep, measured; what goes deeper is "too complex to evaluate safely". */
export const MAX_DEPTH = 99;

const depths = new WeakMap<Expression, number>();
const depthOf = (node: Expression): number => depths.get(node) ?? 1;

/**
 * Notes how deep a node nests and refuses one that goes too deep. Its parts stand one level `below` it (between brackets, or at its
 * operator) or `beside` it: what a `.` follows, and what a single `-` precedes.
 */
export function measured<Node extends Expression>(
  node: Node,
  below: readonly Expression[],
  beside: readonly Expression[] = [],
): Node {
  let depth = 1;
  for (const part of below) depth = Math.max(depth, depthOf(part) + 1);
  for (const part of beside) depth = Math.max(depth, depthOf(part));
  if (depth > MAX_DEPTH) throw tooDeep(node.start);
  if (depth > 1) depths.set(node, depth);
  return node;
}

/** Brackets around a whole expression leave no node of their own, but a level. */
export function bracketed<Node extends Expression>(node: Node): Node {
  return measured(node, [node]);
}

export function tooDeep(offset: number): ParseFailure {
  return new ParseFailure(`this expression is too complex: it nests deeper than ${MAX_DEPTH}`, offset);
}
