import type { BasketLine } from "../catalog/goods/basket-line.ts";

export type LineConfiguration = Pick<BasketLine, "kind" | "refId" | "choices" | "components" | "note">;

/** Two lines with the same key are the same thing to make, whatever the order in which it was chosen. */
export function lineKey(line: LineConfiguration): string {
  const choices = line.choices.map(({ optionId, choiceId, qty, text }) => [optionId, choiceId, qty, text ?? ""]);
  const components = (line.components ?? []).map(({ slotId, itemId, qty }) => [slotId, itemId, qty]);
  const sorted = (parts: readonly (readonly (string | number)[])[]): string[] =>
    parts.map((part) => JSON.stringify(part)).sort();
  return JSON.stringify([line.kind, line.refId, sorted(choices), sorted(components), line.note?.trim() ?? ""]);
}

/**
 * The line's id follows from its configuration, so that two tabs that add the same thing write the same line instead of
 * two. Two 32-bit FNV-1a sums; a basket has some dozens of lines.
 */
export function lineIdOf(line: LineConfiguration): string {
  const key = lineKey(line);
  let a = 0x811c9dc5;
  let b = 0x1b873593;
  for (let index = 0; index < key.length; index += 1) {
    const code = key.charCodeAt(index);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ (code + index), 0x01000193);
  }
  return `l${(a >>> 0).toString(36)}${(b >>> 0).toString(36)}`;
}
