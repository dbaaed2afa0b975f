import type { Instant } from "../../kernel/time/instant.ts";
import type { MenuEntry, MenuGoods } from "./goods.ts";
import type { SoldOutLive } from "./sold-out.ts";

/**
 * When what is sold out can be had again; null = nobody knows. Of a card with variants the first that comes back. A bundle
 * is there again when all of it is, which nobody promises.
 */
export function soldOutUntil(
  menu: Pick<MenuGoods, "groups">,
  { kind, id }: MenuEntry,
  live: Pick<SoldOutLive, "soldOutUntil">,
  now: Instant,
): Instant | null {
  if (kind === "bundle") return null;
  const itemIds = kind === "item" ? [id] : (menu.groups[id]?.itemIds ?? []);
  const moments = itemIds.flatMap((itemId) => live.soldOutUntil?.[itemId] ?? []).filter((until) => until > now);
  return moments.length === 0 ? null : Math.min(...moments);
}
