import type { Id } from "../../kernel/branded.ts";

/** The list after a way was switched. */
export const methodsOffAfter = (waysOff: readonly string[], optionId: Id<"method">, off: boolean): readonly string[] =>
  off ? [...new Set([...waysOff, optionId])] : waysOff.filter((other) => other !== optionId);
