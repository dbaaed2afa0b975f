import type { BasketLines } from "./change-basket.ts";
import { lineKey } from "./line-key.ts";

/**
 * The basket above the button, in short. A basket that another tab changed meanwhile has another hash and is not
 * ordered unseen. The order in which lines were added and their names do not matter.
 */
export function linesHash(lines: BasketLines): string {
  const parts = Object.values(lines)
    .map((line) => `${lineKey(line)}*${line.qty}${line.substitution ?? ""}${line.dearerByCents ?? ""}`)
    .sort();
  let a = 0x811c9dc5;
  let b = 0x1b873593;
  for (const [index, part] of parts.entries()) {
    for (let at = 0; at < part.length; at += 1) {
      const code = part.charCodeAt(at);
      a = Math.imul(a ^ code, 0x01000193);
      b = Math.imul(b ^ (code + at + index), 0x01000193);
    }
    a = Math.imul(a ^ 0xff, 0x01000193);
  }
  return `${(a >>> 0).toString(16).padStart(8, "0")}${(b >>> 0).toString(16).padStart(8, "0")}`;
}
