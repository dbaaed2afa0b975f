import type { Instant } from "../../kernel/time/instant.ts";
import type { MenuEntry, MenuGoods } from "./goods.ts";
import type { SoldOutLive } from "./sold-out.ts";

/**
 * When a sold-out product is back; null = unknown. A variant group is back with its first item, a bundle with all of
 * its parts, which has no known time.
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
