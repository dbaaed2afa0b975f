import type { Bundle } from "@lokalkorb/domain/catalog/goods/goods";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { isoWeekOf } from "@lokalkorb/domain/kernel/time/iso-week";
import { addDays } from "@lokalkorb/domain/kernel/time/local-date";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import type { CatalogBundle } from "./scenario/catalog.ts";

/** The demo is always about now, so the weeks of a box are counted from the present one. */
export function withWeeks(bundle: CatalogBundle, now: Instant, timezone: string): Bundle {
  const { weeks, ...kept } = bundle;
  if (weeks === undefined) return kept;
  const today = instantToLocal(now, timezone).date;
  const contentByWeek = Object.fromEntries(
    weeks.map((content, index) => [isoWeekOf(addDays(today, 7 * index)), content]),
  );
  return { ...kept, contentByWeek };
}
