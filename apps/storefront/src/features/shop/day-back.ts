import type { MenuEntry } from "@lokalkorb/domain/offering/menu";
import { soldOutUntil } from "@lokalkorb/domain/offering/sold-out";
import { formatShortDay } from "@lokalkorb/domain/time/format-time";
import { instantToLocal } from "@lokalkorb/domain/time/zoned-time";
import type { ShopView } from "@/frame/use-shop";

/** 'morgen', from when on it can be had again; null where nobody knows. It ends with a day of the shop, whose first moment is the next one's. */
export function dayBack({ menu, live, now }: Pick<ShopView, "menu" | "live" | "now">, entry: MenuEntry): string | null {
  const until = soldOutUntil(menu, entry, live, now);
  if (until === null) return null;
  const day = (at: number): string => instantToLocal(at, menu.shop.timezone).date;
  return day(until) === day(now) ? null : formatShortDay(day(until), day(now));
}
