import type { Menu } from "@lokalkorb/domain/menu/menu";
import type { MenuEntry } from "@lokalkorb/domain/catalog/goods/goods";
import { soldOutUntil } from "@lokalkorb/domain/catalog/goods/sold-out-until";
import type { SoldOutLive } from "@lokalkorb/domain/catalog/goods/sold-out";
import { formatShortDay } from "@lokalkorb/domain/kernel/format/format-time";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { restockKey } from "./restock-key.ts";

/**
 * 'morgen', when a sold-out product is back, by `restockKey`; without unknown times. It ends with a day of the shop, and
 * is in words already, so that the page needs no calendar.
 */
export function restockDays(
  menu: Pick<Menu, "groups" | "shop">,
  live: Pick<SoldOutLive, "soldOutUntil">,
  now: Instant,
): Readonly<Record<string, string>> {
  const day = (at: Instant) => instantToLocal(at, menu.shop.timezone).date;
  const entries: readonly MenuEntry[] = [
    ...Object.keys(live.soldOutUntil ?? {}).map((id) => ({ kind: "item" as const, id })),
    ...Object.keys(menu.groups).map((id) => ({ kind: "group" as const, id })),
  ];
  return Object.fromEntries(
    entries.flatMap((entry) => {
      const until = soldOutUntil(menu, entry, live, now);
      if (until === null || day(until) === day(now)) return [];
      return [[restockKey(entry), formatShortDay(day(until), day(now))]];
    }),
  );
}
