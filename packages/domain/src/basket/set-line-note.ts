import type { Id } from "../kernel/branded.ts";
import type { MenuGoods } from "../catalog/goods/goods.ts";
import { addFromMenu, type BasketLines } from "./change-basket.ts";
import { lineIdOf } from "./line-key.ts";

/**
 * The same goods with another wish, at the same place. A line is known by its wish, too: it gets another id, and two lines
 * that are the same by now become one.
 */
export function setLineNote(
  menu: Pick<MenuGoods, "items" | "bundles">,
  lines: BasketLines,
  lineId: Id<"line">,
  typed: string,
): BasketLines {
  const line = lines[lineId];
  if (line === undefined) return lines;
  const { note: _before, ...plain } = line;
  const note = typed.trim();
  const wanted = note === "" ? plain : { ...plain, note };
  const nextId = lineIdOf(wanted);
  if (nextId === lineId) return lines;
  const { [lineId]: _old, ...others } = lines;
  const added = addFromMenu(menu, others, wanted);
  const put = added[nextId];
  return put === undefined || others[nextId] !== undefined
    ? added
    : { ...added, [nextId]: { ...put, position: line.position } };
}
