import type { BasketLine } from "../../catalog/goods/basket-line.ts";
import { orderedLines, type BasketLines } from "../change-basket.ts";
import { lineIdOf } from "../line-key.ts";

/**
 * The lines of one participant as the group keeps them. The same goods for two people are two lines; the same goods twice
 * for one are one.
 */
export function ownLines(participantId: string, lines: BasketLines): BasketLines {
  const own: Record<string, BasketLine> = {};
  for (const [position, [, { participantId: _claimed, ...line }]] of orderedLines(lines).entries()) {
    const lineId = `${participantId}-${lineIdOf(line)}`;
    own[lineId] = { ...line, qty: line.qty + (own[lineId]?.qty ?? 0), position: position + 1, participantId };
  }
  return own;
}

export const linesOf = (lines: BasketLines, participantId: string): BasketLines =>
  Object.fromEntries(Object.entries(lines).filter(([, line]) => line.participantId === participantId));

export const linesWithout = (lines: BasketLines, participantId: string): BasketLines =>
  Object.fromEntries(Object.entries(lines).filter(([, line]) => line.participantId !== participantId));
