import type { Id } from "../kernel/branded.ts";
import type { MenuGoods } from "../catalog/goods/goods.ts";
import type { Substitution } from "../kernel/substitution.ts";
import type { BasketLine } from "../catalog/goods/basket-line.ts";
import type { Cents } from "../kernel/money/cents.ts";
import { addFromMenu, type BasketLines } from "./change-basket.ts";
import { lineIdOf } from "./line-key.ts";

/** The wish for one line: in words, and for the case that it runs out. */
export interface LineWish {
  readonly note: string;
  readonly substitution: Substitution;
  /** By so much may a substitute be dearer without a question; 0 = not at all. */
  readonly dearerByCents?: Cents;
  /** The second holds for all that is in the basket by now. */
  readonly isForAll?: boolean;
}

/**
 * The same goods with another wish, at the same place. A line is known by its words, too: it gets another id, and two lines
 * that are the same by now become one.
 */
export function setLineWish(
  menu: Pick<MenuGoods, "items" | "bundles">,
  lines: BasketLines,
  lineId: Id<"line">,
  { note: typed, substitution, dearerByCents = 0, isForAll = false }: LineWish,
): BasketLines {
  const line = lines[lineId];
  if (line === undefined) return lines;
  const { note: _before, ...plain } = withSubstitute(line, substitution, dearerByCents);
  const note = typed.trim();
  const wanted = { ...plain, ...(note === "" ? {} : { note }) };
  const nextId = lineIdOf(wanted);
  const { [lineId]: _old, ...others } = isForAll ? withSubstitution(lines, substitution, dearerByCents) : lines;
  if (nextId === lineId) return { ...others, [lineId]: wanted };
  const added = addFromMenu(menu, others, wanted);
  const put = added[nextId];
  return put === undefined || others[nextId] !== undefined
    ? added
    : { ...added, [nextId]: { ...put, position: line.position } };
}

const withSubstitution = (lines: BasketLines, substitution: Substitution, dearerByCents: Cents): BasketLines =>
  Object.fromEntries(
    Object.entries(lines).map(([lineId, line]) => [lineId, withSubstitute(line, substitution, dearerByCents)]),
  );

/** A limit goes with no other wish than to have something else instead. */
function withSubstitute(line: BasketLine, substitution: Substitution, dearerByCents: Cents): BasketLine {
  const { dearerByCents: _before, ...plain } = line;
  return { ...plain, substitution, ...(substitution === "replace" && dearerByCents > 0 ? { dearerByCents } : {}) };
}
